"""What processors know of a number's bits and Numba doesn't offer: one instruction each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    import numpy as np

    Counting: TypeAlias = Callable[[np.uint64], int]

_ZERO_IS_FINE = ir.Constant(ir.IntType(1), 0)
"""Asks LLVM for 64 where no bit is set."""


def _instruction(name: str) -> Counting:
    """A compiled function that is one instruction of LLVM's, by the name that llvmlite gives it."""

    def typed(_typing: Any, _bits: Any) -> tuple[Any, Callable[..., Any]]:
        def generated(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return getattr(builder, name)(arguments[0], _ZERO_IS_FINE)

        return types.int64(types.uint64), generated

    return cast("Counting", intrinsic(typed))


trailing_zeros = _instruction("cttz")
"""How many zeros stand below the lowest bit that is set; 64 where none is."""

leading_zeros = _instruction("ctlz")
"""How many zeros stand above the highest bit that is set; 64 where none is."""
