/** The parts of the Trusted Types interface that the page uses; not every browser has it. */
interface NoripanTrustedTypes {
  createPolicy(name: string, rules: { createHTML(drawn: string): string }): { createHTML(drawn: string): unknown };
}
declare var trustedTypes: NoripanTrustedTypes | undefined;
