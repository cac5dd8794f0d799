"""The words of `noripan draw`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, file, lenient, number, problem, window
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands, Parser


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "draw", language, Text(
        "draw a turn, or all of them as an animation",
        "한 턴을 그리거나 전체를 움직이는 그림으로 저장",
    ))  # fmt: skip
    problem(parser, language)
    file(parser, language)
    parser.add_argument("-o", "--out", default="-", metavar="PICTURE", help=Text(
        "a file that ends in .svg, .png or .gif (every turn, animated); `-` prints an SVG"
        " (the default)",
        ".svg, .png, .gif(모든 턴, 움직이는 그림)로 끝나는 파일. `-`는 SVG를 출력 (기본값)",
    ).to(language))  # fmt: skip
    number(parser, "--turn", language, Text("this turn, 0 for the start (default: the last)",
                                            "이 턴, 시작은 0 (기본값: 마지막)"))  # fmt: skip
    number(parser, "--from", language, Text("a GIF begins with this turn", "GIF는 이 턴부터"))
    number(parser, "--to", language, Text("a GIF ends with this turn", "GIF는 이 턴까지"))
    number(parser, "--case", language, Text(
        "this case of the input (default: 1)", "입력에서 이 케이스 (기본값: 1)"
    ), least=1, default=1)  # fmt: skip
    number(parser, "--width", language, Text("the width in pixels", "너비(픽셀)"))
    parser.add_argument("--theme", choices=("light", "dark", "auto"), default="auto", help=Text(
        "for a light or a dark page; auto: an SVG follows the reader's setting (the default)",
        "밝은 화면용, 어두운 화면용. auto: SVG가 보는 사람의 설정을 따름 (기본값)",
    ).to(language))  # fmt: skip
    lenient(parser, language)
    parser.set_defaults(call=partial(_call, parser, language))


def _call(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.draw import draw
    from noripan.draw.theme import Theme

    _check_turns(parser, language, options)
    return partial(
        draw, options.problem, options.file,
        out=options.out, window=window(parser, language, options), case=options.case,
        width=options.width, theme=Theme(options.theme),
        lenient=options.lenient, language=language,
    )  # fmt: skip


def _check_turns(parser: Parser, language: Language, options: argparse.Namespace) -> None:
    """Refuses some turns for one picture, and one turn for an animation."""
    is_gif = options.out.lower().endswith(".gif")
    if is_gif and options.turn is not None:
        parser.error(Text("--turn is for one picture; a .gif takes --from and --to",
                          "--turn은 그림 하나에 씁니다. .gif에는 --from과 --to를 쓰세요")
                     .to(language))  # fmt: skip
    if not is_gif and (vars(options)["from"], options.to) != (None, None):
        parser.error(Text("--from and --to are for a .gif; one picture takes --turn",
                          "--from과 --to는 .gif에 씁니다. 그림 하나에는 --turn을 쓰세요")
                     .to(language))  # fmt: skip
