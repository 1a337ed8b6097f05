"""What compiled functions are marked with, the cache of compiled code, and the operations that Python lacks.

Everything compiled works on signed 64-bit integers and flat arrays of them (:mod:`shengji.sim.lowering`). A compiled
call holds no lock, so that threads run side by side. With ``SHENGJI_DISABLE_JIT=1`` or ``NUMBA_DISABLE_JIT=1`` the
same functions run as plain Python, so that a debugger and a coverage tool can look inside.

All functions are compiled together, on the first call of one of them. The code is kept in a folder, under a hash of
every compiled source. Without a folder that can be written it is compiled in each process anew, and the log says so.
"""

from __future__ import annotations

import ctypes
import hashlib
import logging
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
"""A contiguous array of 64-bit integers, the only kind that compiled functions take."""

Function = TypeVar("Function", bound=Callable[..., Any])

JIT: bool = not any(os.environ.get(name, "0") not in ("", "0") for name in ("SHENGJI_DISABLE_JIT", "NUMBA_DISABLE_JIT"))
"""Whether functions are compiled at all."""

PROGRAM = tuple(
    f"shengji.sim.{name}"
    for name in ("kernels", "checks", "rolling", "sampling", "solving", "describing", "harvesting")
)
"""The modules whose entries make up the program."""

_LOG = logging.getLogger("shengji.sim")
_ENTRIES: list[_Entry] = []
_OUTLINED: set[Any] = set()


def leaf(function: Function) -> Function:
    """Mark a function that compiled functions call; called from Python it runs as Python."""
    return function


def outlined(function: Function) -> Function:
    """A :func:`leaf` that is seldom called: its code is kept out of its callers."""
    _OUTLINED.add(function)
    return function


class _Entry:
    """A compiled function that Python calls."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.__doc__ = function.__doc__
        self.__name__ = function.__name__
        kinds = {"Array": ctypes.c_void_p, "int": ctypes.c_int64, "bool": ctypes.c_int64}
        annotations = dict(function.__annotations__)
        returned = annotations.pop("return")
        self.is_array = [kind == "Array" for kind in annotations.values()]
        result = None if returned == "None" else ctypes.c_int64
        self.prototype = ctypes.CFUNCTYPE(result, *(kinds[kind] for kind in annotations.values()))
        self.compiled: Any = None
        _ENTRIES.append(self)

    def __call__(self, *arguments: Any) -> Any:
        if self.compiled is None:
            load()
        given = []
        for value, array in zip(arguments, self.is_array, strict=True):
            if array:
                assert value.dtype == np.int64, "compiled functions take 64-bit integers"
                assert value.flags.c_contiguous, "compiled functions take contiguous arrays"
                given.append(value.ctypes.data)
            else:
                given.append(int(value))
        return self.compiled(*given)


def entry(function: Function) -> Function:
    """Mark a function that Python calls."""
    return _Entry(function) if JIT else function  # type: ignore[return-value]


# -- compiling and keeping


@cache
def source_hash() -> str:
    """A hash of every compiled source, of the compiler's version, and of the processor."""
    import llvmlite  # type: ignore[import-untyped]
    from llvmlite import binding

    features = binding.get_host_cpu_features().flatten()
    digest = hashlib.sha256(f"{llvmlite.__version__} {binding.get_host_cpu_name()} {features} {sys.version}".encode())
    here = Path(__file__).parent
    shared = (here.parent / name for name in ("rules/bits.py", "weighing/features.py", "weighing/urgency.py"))
    for source in (*sorted(here.glob("*.py")), *shared):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path | None:
    """Where compiled code is kept; ``None`` when nothing can be written and every process compiles for itself.

    ``SHENGJI_CACHE`` names the folder; otherwise it lies in the user's cache folder, or in the temporary one.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    own = os.environ.get("SHENGJI_CACHE")
    if own is not None:
        candidates = [Path(own)]
    else:
        above = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache")
        candidates = [above / "shengji", Path(tempfile.gettempdir()) / f"shengji-{user}"]
    for candidate in candidates:
        try:
            folder = candidate.expanduser()
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if folder.stat().st_uid != user:
                # Code that someone else may have put there is not run.
                continue
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except (OSError, RuntimeError):
            continue
    names = ", ".join(map(str, candidates))
    _LOG.warning("no folder can be written for compiled code (%s): it is compiled anew in each process", names)
    return None


def cache_file() -> Path | None:
    """The file that holds the compiled code of these sources."""
    folder = cache_folder()
    return folder / f"sim-{source_hash()}.o" if folder else None


_LOCK = threading.Lock()
_LOADED: list[Any] = []
"""The engine that holds the code, kept alive."""


def load() -> None:
    """Have every entry ready: from the cache, or compiled now."""
    with _LOCK:
        if _LOADED or not JIT:
            return
        from llvmlite import binding

        for name in PROGRAM:
            import_module(name)
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        target = binding.Target.from_triple(binding.get_process_triple())
        features = binding.get_host_cpu_features().flatten()
        machine = target.create_target_machine(cpu=binding.get_host_cpu_name(), features=features, opt=3, jit=True)
        code = _kept() or _compiled(machine)
        engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
        engine.add_object_file(binding.ObjectFileRef.from_data(code))
        engine.finalize_object()
        from shengji.sim.lowering import name_of

        for one in _ENTRIES:
            one.compiled = one.prototype(engine.get_function_address(name_of(one.function)))
        _LOADED.append(engine)


def _compiled(machine: Any) -> bytes:
    """The program's object code, compiled now and kept for the next time."""
    from llvmlite import binding

    from shengji.sim.lowering import Program

    program = Program(_EMITTERS, _OUTLINED)
    for one in _ENTRIES:
        program.add_entry(one.function)
    module = binding.parse_assembly(str(program.module))
    module.triple = binding.get_process_triple()
    module.data_layout = str(machine.target_data)
    module.verify()
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    passes = binding.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    code: bytes = machine.emit_object(module)
    _keep(code)
    return code


_MARK = 32
"""Bytes of the checksum that stands before kept code."""


def _kept() -> bytes | None:
    """The object code in the cache, if it is whole."""
    file = cache_file()
    try:
        content = file.read_bytes() if file else b""
    except OSError:
        return None
    code = content[_MARK:]
    return code if code and hashlib.sha256(code).digest() == content[:_MARK] else None


def _keep(code: bytes) -> None:
    file = cache_file()
    if file is None:
        return
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as new:
            new.write(hashlib.sha256(code).digest() + code)
        Path(new.name).replace(file)
    except OSError as fault:
        _LOG.warning("compiled code could not be kept: %s", fault)


# -- what Python's integers do in another way

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_FACTORS = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)


def _signed(word: int) -> int:
    word &= _WORD
    return word - (1 << 64) if word >> 63 else word


def popcount(x: int) -> int:
    """Number of bits set."""
    return int(x).bit_count()


def low_bit(x: int) -> int:
    """Index of the lowest bit set; 64 for 0."""
    return (int(x) & -int(x)).bit_length() - 1 if x else 64


def high_bit(x: int) -> int:
    """Index of the highest bit set; -1 for 0."""
    return int(x).bit_length() - 1


def next_state(state: int) -> int:
    """The next state of a random stream (splitmix64)."""
    return _signed(int(state) + _GAMMA)


def mixed(state: int) -> int:
    """The random word that belongs to a state of a stream."""
    word = int(state) & _WORD
    word = ((word ^ (word >> 30)) * _FACTORS[0]) & _WORD
    word = ((word ^ (word >> 27)) * _FACTORS[1]) & _WORD
    return _signed(word ^ (word >> 31))


def _emit_high_bit(builder: Any, arguments: list[Any]) -> Any:
    word = arguments[0].type
    return builder.sub(word(63), builder.ctlz(arguments[0], _bit(0)))


def _emit_mixed(builder: Any, arguments: list[Any]) -> Any:
    value = arguments[0]
    word = value.type
    for shift, factor in ((30, _FACTORS[0]), (27, _FACTORS[1]), (31, 1)):
        value = builder.xor(value, builder.lshr(value, word(shift)))
        value = builder.mul(value, word(factor)) if factor > 1 else value
    return value


def _bit(value: int) -> Any:
    from llvmlite import ir

    return ir.Constant(ir.IntType(1), value)


_EMITTERS: dict[Any, Any] = {
    popcount: lambda builder, arguments: builder.ctpop(arguments[0]),
    low_bit: lambda builder, arguments: builder.cttz(arguments[0], _bit(0)),
    high_bit: _emit_high_bit,
    next_state: lambda builder, arguments: builder.add(arguments[0], arguments[0].type(_GAMMA)),
    mixed: _emit_mixed,
}


@leaf
def stream_of(seed: int, index: int) -> int:
    """The first state of the random stream with an index; streams of one seed do not depend on each other."""
    return mixed(mixed(seed) ^ mixed(index * 2 + 1))
