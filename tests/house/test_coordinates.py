"""Columns and rows can't change places: see `noripan.core.coordinates`."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import noripan

ROOT = Path(__file__).parents[2]
PACKAGE = Path(noripan.__file__).parent
FOLDERS = (PACKAGE, *(ROOT / name for name in ("tests", "bench", "tools")))
LEARNERS = ROOT / "tests" / "check" / "programs"
FILES = sorted(
    file for folder in FOLDERS for file in folder.rglob("*.py") if not file.is_relative_to(LEARNERS)
)
PAIRS = (("column", "row"), ("columns", "rows"), ("right", "down"))
"""Two numbers that mean nothing without their names, in the order of the house."""


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    trees = ((file, ast.parse(file.read_text(encoding="utf-8"))) for file in FILES)
    return [(file, node) for file, tree in trees for node in ast.walk(tree)]


def fields(node: ast.ClassDef) -> list[str]:
    return [
        each.target.id
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]


def parameters(node: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in node.args.args]


def first_of_pair(names: list[str]) -> int | None:
    """Where the first of a pair stands, if both are there."""
    return next((min(map(names.index, pair)) for pair in PAIRS if set(pair) <= set(names)), None)


def test_whatever_takes_a_column_and_a_row_takes_the_column_first() -> None:
    for file, node in nodes():
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        names = fields(node) if isinstance(node, ast.ClassDef) else parameters(node)
        for first, second in PAIRS:
            if first in names and second in names:
                assert names.index(first) + 1 == names.index(second), f"{file}:{node.lineno}"


def test_values_with_two_such_numbers_are_made_by_their_names() -> None:
    known = {
        node.name: place
        for _file, node in nodes()
        if isinstance(node, ast.ClassDef) and (place := first_of_pair(fields(node))) is not None
    }
    assert {"Claim"} <= known.keys()
    for file, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = known.get(node.func.id)
            if place is not None:
                assert len(node.args) <= place, f"{file}:{node.lineno}: name the two numbers"


@pytest.mark.parametrize("names", [["row", "column"], ["size", "down", "right"]])
def test_the_other_order_would_be_seen(names: list[str]) -> None:
    assert first_of_pair(names) is not None
