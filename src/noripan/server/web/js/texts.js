// @ts-check
/** What the page says, in both languages. What the rules say comes from the server. */

/** @typedef {"en" | "ko"} Language */

/** @satisfies {Record<string, [string, string]>} */
const TEXTS = {
  about: ["See any judge input turn by turn.", "채점 입력을 한 턴씩 살펴봅니다."],
  skip: ["Skip to the board", "판으로 건너뛰기"],
  problem: ["Problem", "문제"],
  example: ["Example", "예제"],
  ownInput: ["(my own input)", "(직접 쓴 입력)"],
  keys: ["Keys", "단축키"],
  keyTurn: ["One turn back, one turn on", "한 턴 뒤로, 한 턴 앞으로"],
  keyEnds: ["To the start, to the end", "처음으로, 끝으로"],
  keySpace: ["Space", "스페이스"],
  keyPlay: ["Play or pause", "재생, 멈춤"],
  keyBoard: ["On the board: to the next place", "판 위에서: 옆자리로"],
  keyPoint: ["On the board: point at the place", "판 위에서: 그 자리 누르기"],
  keyLine: ["In the input: the turn of the line", "입력에서: 그 줄의 턴 보기"],
  keyHelp: ["Show these keys", "이 단축키 보기"],
  close: ["Close", "닫기"],
  alsoCalled: ["Also called:", "다른 이름:"],
  whatItAsks: ["What it asks", "문제 설명"],
  input: ["Input", "입력"],
  output: ["Output", "출력"],
  board: ["Board", "판"],
  case: ["Case", "케이스"],
  pointing: ["Pointing at the board", "판을 누르면"],
  watch: ["Watch", "보기"],
  tryMoves: ["What if?", "두어 보기"],
  first: ["To the start", "처음으로"],
  back: ["One turn back", "한 턴 뒤로"],
  next: ["One turn on", "한 턴 앞으로"],
  last: ["To the end", "끝으로"],
  play: ["Play", "재생"],
  pause: ["Pause", "멈춤"],
  speed: ["Speed", "빠르기"],
  slow: ["slow", "느리게"],
  normal: ["normal", "보통"],
  fast: ["fast", "빠르게"],
  turn: ["Turn", "턴"],
  start: ["The start", "시작"],
  turnOf: ["Turn {0} of {1}", "{1}턴 중 {0}번째"],
  line: ["line {0}", "{0}번째 줄"],
  whatIf: ["What if?", "두어 보기"],
  undo: ["Take back", "무르기"],
  played: ["Played: {0}", "둔 수: {0}"],
  nothingPlayed: ["Nothing played yet", "아직 둔 수가 없습니다"],
  noAdvice: ["Nothing can be played.", "둘 수 있는 수가 없습니다."],
  inputHint: [
    "Type, paste or drop a file. Clicking a line, or moving there with the arrow keys, shows its turn.",
    "입력하거나 붙여 넣거나 파일을 끌어 놓으세요. 줄을 누르거나 화살표 키로 옮겨 가면 그 턴을 보여 줍니다.",
  ],
  openFile: ["Open a file", "파일 열기"],
  copyLink: ["Copy the link", "링크 복사"],
  answer: ["Answer", "정답"],
  copyAnswer: ["Copy the answer", "정답 복사"],
  download: ["Download", "내려받기"],
  downloadInput: ["Input", "입력"],
  downloadAnswer: ["Answer", "정답"],
  own: ["The output of my program", "내 프로그램의 출력"],
  right: ["The same as the answer.", "정답과 같습니다."],
  firstTurn: ["The boards could differ from turn {0} on: show it", "두 판은 {0}번째 턴부터 다를 수 있습니다: 보기"],
  theAnswer: ["The answer", "정답"],
  mine: ["Mine", "내 출력"],
  interface: ["The interface (OpenAPI)", "인터페이스 (OpenAPI)"],
  copied: ["Copied.", "복사했습니다."],
  notCopied: ["The browser didn't allow copying; it is selected, copy it by hand.", "브라우저가 복사를 허용하지 않았습니다. 선택해 두었으니 직접 복사하세요."],
  linkTooLong: [
    "This input is too long for a link. A reload keeps it; to pass it on, download it.",
    "입력이 길어 링크에 담을 수 없습니다. 새로 고쳐도 남아 있지만, 전하려면 내려받으세요.",
  ],
  linkWithoutInput: [
    "The link doesn't hold its input, which was too long for a link.",
    "링크에 입력이 없습니다. 링크에 담기에는 너무 긴 입력이었습니다.",
  ],
  linkBroken: ["The link is broken: part of it is missing or changed.", "링크가 깨졌습니다. 일부가 빠지거나 바뀌었습니다."],
  linkUnknown: ["The link names a problem that isn't here: {0}", "링크의 문제가 여기에 없습니다: {0}"],
  linkPastEnd: ["The link names turn {0}; the last one is {1}.", "링크는 {0}번째 턴을 가리키지만 {1}번째 턴이 마지막입니다."],
  fileTooLong: ["The file is too long: {0} characters, at most {1}.", "파일이 너무 깁니다: {0}자, 최대 {1}자."],
  moreFaults: ["These are the first {0}; mend them to see whether there are more.", "처음 {0}개만 보여 줍니다. 고치면 남은 것이 더 있는지 알 수 있습니다."],
  again: ["Try again", "다시 시도"],
  offline: ["The server doesn't answer. Is `noripan serve` still running?", "서버가 답하지 않습니다. `noripan serve`가 돌고 있나요?"],
  cycle: ["The game never ends: the board after turn {0} comes back every {1} turns.", "끝나지 않는 게임: {0}턴 뒤의 판이 {1}턴마다 되돌아옵니다."],
  toTurn: ["Show turn {0}", "{0}번째 턴 보기"],
};

/** @typedef {keyof typeof TEXTS} TextName */

/**
 * A sentence of the page.
 * @param {Language} language
 * @param {TextName} name
 * @param {...(string | number)} values What stands for {0}, {1} ...
 * @returns {string}
 */
export function text(language, name, ...values) {
  const sentence = TEXTS[name][language === "ko" ? 1 : 0];
  return sentence.replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)]));
}

/**
 * Writes the page's own words into the elements that name them.
 * @param {Language} language
 */
export function translatePage(language) {
  document.documentElement.lang = language;
  for (const button of document.querySelectorAll("[data-language]")) {
    button.setAttribute("aria-pressed", String(button.getAttribute("data-language") === language));
  }
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = text(language, nameOf(element, "data-text"));
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    const label = text(language, nameOf(element, "data-label"));
    element.setAttribute("aria-label", label);
    element.setAttribute("title", label);
  }
}

/** @param {(language: Language) => void} listener Told when a language is chosen. */
export function onLanguage(listener) {
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => {
      listener(button.getAttribute("data-language") === "ko" ? "ko" : "en");
    });
  }
}

/**
 * @param {Element} element
 * @param {string} attribute
 * @returns {TextName}
 */
function nameOf(element, attribute) {
  return /** @type {TextName} */ (element.getAttribute(attribute));
}

/**
 * The language that was chosen last, else the browser's.
 * @returns {Language}
 */
export function preferredLanguage() {
  try {
    const kept = localStorage.getItem("language");
    if (kept === "en" || kept === "ko") return kept;
  } catch {
    // the browser keeps nothing; its own language is as good
  }
  return navigator.language.toLowerCase().startsWith("ko") ? "ko" : "en";
}

/** @param {Language} language */
export function keepLanguage(language) {
  try {
    localStorage.setItem("language", language);
  } catch {
    // as above
  }
}
