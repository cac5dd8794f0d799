"""`noripan analyse` and `noripan engines`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from noripan.cli.main import main
from noripan.core.record import Ply, Record
from noripan.engines.listing import ENGINES, engine_for
from noripan.formats import json as records
from noripan.games import parse_game
from noripan.games.othello import Othello

NEAR_THE_END = f"{'X' * 61}O-- X"


def test_the_engines_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engines", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert all(listed.name in told for listed in ENGINES)


def test_a_position_near_the_end_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "othello", NEAR_THE_END, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "engine: othello" in told
    assert "+64.00 discs (exact)  g8" in told


def test_json_has_a_line_for_each_analysis(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "omok?size=9", "--nodes", "300", "--json", "--seed", "3"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["nodes"] for one in found] == [64, 128, 256, 300]
    assert all(one["measure"] == "win chance" for one in found)


def test_a_turn_of_a_kept_game_is_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = Othello().start()
    plies = []
    for text in ("d3", "c5", "f6"):
        move = state.game.parse_move(text)
        plies.append(Ply(move))
        state = state.play(move)
    file = tmp_path / "game.json"
    file.write_text(records.write(Record(Othello().start(), tuple(plies))), encoding="utf-8")
    for turn, shown in ((["--turn", "0"], "black (X) to move"), ([], "white (O) to move")):
        assert main(["analyse", "othello", str(file), "--depth", "1", "--lang", "en", *turn]) == 0
        assert shown in capsys.readouterr().out
    assert main(["analyse", "othello", str(file), "--turn", "4", "--lang", "en"]) == 2
    assert "turns 0 to 3, not 4" in capsys.readouterr().err
    assert main(["analyse", "omok", str(file), "--lang", "en"]) == 2
    assert "holds a game of othello, not of omok" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "no game is called 'chess'"),
        (["othello", "xx"], "a state is 64 of the letters"),
        (["othello", "--turn", "1"], "--turn goes with the file of a game"),
        (["othello", "--engine", "deep"], "there is no engine 'deep'; there are yut-solved"),
        (["dice-yut", "--engine", "othello"], "othello doesn't play dice-yut; these do: mcts"),
        (["othello", "--seconds", "0"], "a time in seconds"),
    ],
)
def test_what_is_wrong_is_said(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", *words, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_the_strongest_engine_that_plays_a_game_is_taken() -> None:
    assert engine_for(parse_game("othello")).name == "othello"
    assert engine_for(parse_game("othello?size=10")).name == "mcts"
    assert engine_for(parse_game("othello"), "mcts").name == "mcts"
