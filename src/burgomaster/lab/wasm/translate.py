"""From compiled rules to an object file for WebAssembly.

Numba makes LLVM's language of a rule. Here the rules that a module offers are put together in one piece, each behind a
function that takes a few pointers and numbers, and LLVM optimises it for wasm32 and writes it out. Numba must not have
optimised it before (NUMBA_OPT=0): places in memory would then be counted with pointers of 64 bits, and two machines
would optimise in two ways. Nothing is vectorised, so that every machine makes the same module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numba

from burgomaster.bots.registry import thinks
from burgomaster.bots.workspace import SEATS
from burgomaster.games import game as game_of
from burgomaster.lab.arena import native_playouts
from burgomaster.lab.wasm import interface as i
from burgomaster.lab.wasm.interface import Export, MemoryLayout
from burgomaster.lab.whole_games import empty_seats
from burgomaster.review.account import MOST_IDEAS, MOST_STEPS

TRIPLE = "wasm32-unknown-unknown"
# What every browser has known since 2021: Chrome 75, Firefox 79, Safari 15.
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
TIMES = 2  # that all is optimised: the second made random play of one game a sixth quicker, a third hardly anything
RECIPE = (TRIPLE, FEATURES, TIMES)

_PLAIN_TYPES = {i.NUMBER: "i32", i.LONG: "i64", i.FLAG: "i32", i.REAL: "double"}

# Arrays of numbers with parts, and the other sides of those that have more than one.
_WITH_PARTS = (i.VALUES, i.BOOK, i.SPREADS, i.IDEA_CHANCES, i.SHARES)
_INNER = {i.BOOK: (2, SEATS), i.IDEA_CHANCES: (SEATS,)}


@dataclass(frozen=True)
class _Array:
    """How an array is passed to compiled rules."""

    data: str  # a pointer
    count: str  # the length along the first side, a number or a value
    inner: tuple[int, ...]  # the other sides
    itemsize: int

    def arguments(self) -> Iterator[str]:
        """Owner and parent, numbers of items and bytes, where it is, its sides, and bytes from one to the next."""
        within = 1
        for side in self.inner:
            within *= side
        yield from ("ptr null", "ptr null")
        if self.count.isdigit():
            yield f"i64 {int(self.count) * within}"
        else:
            assert within == 1  # only rows have a length of their own
            yield f"i64 {self.count}"
        yield f"i64 {self.itemsize}"
        yield f"ptr {self.data}"
        yield f"i64 {self.count}"
        yield from (f"i64 {side}" for side in self.inner)
        stride, strides = self.itemsize, []
        for side in (*reversed(self.inner), 1):
            strides.append(stride)
            stride *= side
        yield from (f"i64 {one}" for one in reversed(strides))


class Translation:
    """Translates what one of a game's modules offers."""

    def __init__(self, name: str, which: str) -> None:
        self._spec = game_of(name).SPEC
        self._sums = native_playouts(name).SUMS
        self._exports = i.exports(name, which)
        self._records = {
            i.STATE: numba.from_dtype(game_of(name).State.dtype()),
            i.EDITION: numba.from_dtype(game_of(name).Edition.dtype()),
        }
        type_of: Any = numba.typeof
        work, seats = i.workspace_of(name), empty_seats(name, len(i.workspace_of(name).net))
        self._work_type, self._nodes_type, self._table_type = type_of(work), type_of(work.nodes), type_of(seats)
        self._table = i.table_layout(name)
        # In the order in which rules have them, which is not that of memory.
        laid = i.workspace_layout(name)
        self._layout = MemoryLayout(laid.size, {array: laid.fields[array] for array in self._work_type.fields})
        self._sizes = {array: getattr(work, array).itemsize for array in laid.fields}
        self._scratch = MemoryLayout(0, {})
        if thinks(name):
            self._scratch_type = type_of(i.scratch_of(name))
            self._scratch = i.scratch_layout(name)

    def object_code(self) -> bytes:
        """The module's functions as an object file."""
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
        whole = llvm.parse_assembly(self._prepared("", machine))
        for name, export in self._exports.items():
            whole.link_in(self._rule(name, export, machine))
        self._keep_only(whole)
        for _ in range(TIMES):
            tuning = llvm.create_pipeline_tuning_options(speed_level=3)
            tuning.loop_vectorization = tuning.slp_vectorization = False
            builder = llvm.create_pass_builder(machine, tuning)
            builder.getModulePassManager().run(whole, builder)
        left = sorted(one.name for one in whole.functions if one.is_declaration and not one.name.startswith("llvm."))
        unknown = set(left) - {"sqrt"}  # it is an instruction of WebAssembly
        if unknown:
            raise AssertionError(f"a module must not need anything of others, but it asks for {sorted(unknown)}")
        code: bytes = machine.emit_object(whole)
        return code

    def _rule(self, name: str, export: Export, machine: Any) -> Any:
        """A compiled rule with all that it calls, and in front of it a function of the module."""
        signature = tuple(self._type_of(kind) for kind in export.takes.values())
        export.rule.compile(signature)
        made = export.rule.overloads[signature]
        rule = made.fndesc.llvm_func_name
        lines: list[str] = []
        passed = ["ptr %.result", "ptr %.trouble"]
        for key, kind in export.takes.items():
            passed += self._passed(f"%{key}", kind, lines)
        door = _door(name, export, rule, passed, lines)
        part = llvm.parse_assembly(self._prepared(f"{made.library.get_llvm_str()}\n{door}", machine))
        taken = [str(argument.type) for argument in part.get_function(rule).arguments]
        if taken != [one.partition(" ")[0] for one in passed]:  # LLVM itself would not complain
            raise AssertionError(
                f"{name} takes other arguments than it is given: this Numba passes them in another way"
            )
        return part

    def _prepared(self, text: str, machine: Any) -> str:
        """A text for this machine, not for the one that Numba compiles for."""
        kept = [line for line in text.splitlines() if not line.startswith(("target datalayout", "target triple"))]
        return "\n".join([f'target datalayout = "{machine.target_data}"', f'target triple = "{TRIPLE}"', *kept])

    def _keep_only(self, module: Any) -> None:
        """Everything but the module's own functions may be inlined and dropped."""
        for one in (*module.functions, *module.global_variables):
            if not one.is_declaration and one.name not in self._exports:
                one.linkage = "internal"

    def _passed(self, value: str, kind: str, lines: list[str]) -> Sequence[str]:
        """What a rule takes in place of one argument of the module's function; `lines` come before."""
        if kind == i.NUMBER:
            lines.append(f"{value}.wide = sext i32 {value} to i64")
            return [f"i64 {value}.wide"]
        if kind == i.FLAG:
            lines.append(f"{value}.yes = icmp ne i32 {value}, 0")
            lines.append(f"{value}.byte = zext i1 {value}.yes to i8")
            return [f"i8 {value}.byte"]
        if kind in (i.LONG, i.REAL):
            return [f"{_PLAIN_TYPES[kind]} {value}"]
        if kind in self._records:
            return [f"ptr {value}"]
        if kind == i.WORK:
            return self._workspace(value, lines)
        if kind == i.SCRATCH:
            return self._arrays(value, self._scratch, lines)
        if kind == i.TABLE:
            return self._arrays(value, self._table, lines)
        if kind.startswith(i.ARRAY):
            return self._shaped(value, kind, lines)
        lengths = {i.STEPS: self._spec.most_legal, i.VALUES: self._spec.most_legal}
        lengths |= {i.SEAT_NUMBERS: SEATS, i.SUMS: self._sums, i.SHARES: SEATS}
        lengths |= {i.IDEA_STEPS: MOST_STEPS, i.IDEA_ENDS: MOST_IDEAS, i.IDEA_CHANCES: MOST_IDEAS}
        # Nobody asks how long the others are: a copied tree is never longer than its own, events are counted.
        size = self._sizes["nodes"] if kind == i.NODES else 8
        return list(_Array(value, str(lengths.get(kind, 0)), _INNER.get(kind, ()), size).arguments())

    def _workspace(self, value: str, lines: list[str]) -> Sequence[str]:
        """All arrays of a workspace, from the pointer to it."""
        lines.append(f"{value}.counted = load i32, ptr {value}, align 4")
        lines.append(f"{value}.nodes = zext i32 {value}.counted to i64")
        return self._arrays(value, self._layout, lines)

    def _arrays(self, value: str, layout: MemoryLayout, lines: list[str]) -> Sequence[str]:
        """All arrays that lie behind a pointer."""
        passed: list[str] = []
        for name, place in layout.fields.items():
            lines.append(f"{value}.at.{name} = getelementptr inbounds i8, ptr {value}, i32 {place.at}")
            first, *inner = place.shape
            count = f"{value}.nodes" if first is None else str(first)
            sides = tuple(side for side in inner if side is not None)
            size = self._sizes[name] if layout is self._layout else int(place.kind[1:]) // 8
            passed += _Array(f"{value}.at.{name}", count, sides, size).arguments()
        return passed

    def _shaped(self, value: str, kind: str, lines: list[str]) -> Sequence[str]:
        """An array whose sides are told where it is passed: where it lies, and how long each side is."""
        _, item, sides = kind.split(":")
        names, size = [f"{value}.n{k}" for k in range(int(sides))], self._size(item)
        lines.append(f"{value}.data = load ptr, ptr {value}, align 4")
        for k, name in enumerate(names):
            lines.append(f"{name}.at = getelementptr inbounds i8, ptr {value}, i32 {4 + 4 * k}")
            lines.append(f"{name}.side = load i32, ptr {name}.at, align 4")
            lines.append(f"{name} = zext i32 {name}.side to i64")
        stride, strides = str(size), [str(size)]
        for name in reversed(names[1:]):
            lines.append(f"{name}.stride = mul i64 {stride}, {name}")
            stride = f"{name}.stride"
            strides.insert(0, stride)
        count = names[0]
        for name in names[1:]:
            lines.append(f"{name}.count = mul i64 {count}, {name}")
            count = f"{name}.count"
        return [
            *("ptr null", "ptr null", f"i64 {count}", f"i64 {size}", f"ptr {value}.data"),
            *(f"i64 {one}" for one in (*names, *strides)),
        ]

    def _size(self, item: str) -> int:
        return int(self._records[item].size) if item in self._records else int(item[1:]) // 8

    def _item(self, item: str) -> Any:
        """Numba's type of what an array has."""
        kinds = {"i": "int", "u": "uint", "f": "float"}
        return self._records.get(item) or getattr(numba, f"{kinds[item[0]]}{item[1:]}")

    def _type_of(self, kind: str) -> Any:
        """Numba's type of an argument."""
        if kind in self._records:
            return self._records[kind]
        single = {i.NUMBER: numba.int64, i.LONG: numba.int64, i.FLAG: numba.boolean, i.REAL: numba.float64}
        if kind in single:
            return single[kind]
        if kind == i.WORK:
            return self._work_type
        if kind == i.NODES:
            return self._nodes_type
        if kind == i.SCRATCH:
            return self._scratch_type
        if kind == i.TABLE:
            return self._table_type
        if kind.startswith(i.ARRAY):
            _, of, sides = kind.split(":")
            return numba.types.Array(self._item(of), int(sides), "C")
        item = numba.float64 if kind in _WITH_PARTS else numba.int64
        return numba.types.Array(item, 1 + len(_INNER.get(kind, ())), "C")


def _door(name: str, export: Export, rule: str, passed: Sequence[str], lines: Sequence[str]) -> str:
    """A function that takes pointers and numbers, and passes them on as Numba has them; `lines` make what it passes."""
    given, result = _result(export.gives)
    taken = ", ".join(f"{_PLAIN_TYPES.get(kind, 'ptr')} %{key}" for key, kind in export.takes.items())
    inside = "\n  ".join(lines)
    return f"""
define {result} @{name}({taken}) {{
  %.result = alloca i64, align 8
  %.trouble = alloca ptr, align 8
  store i64 0, ptr %.result
  store ptr null, ptr %.trouble
  {inside}
  %.status = call i32 @"{rule}"({", ".join(passed)})
  %.fine = icmp eq i32 %.status, 0
  br i1 %.fine, label %well, label %broken
broken:
  call void @llvm.trap()
  unreachable
well:
  {given}
}}
declare void @llvm.trap()
"""


def _result(kind: str | None) -> tuple[str, str]:
    """How a function of the module ends, and the type of what it gives back."""
    if kind is None:
        return "ret void", "void"
    if kind == i.FLAG:
        return "%.byte = load i8, ptr %.result\n  %.given = zext i8 %.byte to i32\n  ret i32 %.given", "i32"
    if kind == i.NUMBER:
        return "%.long = load i64, ptr %.result\n  %.given = trunc i64 %.long to i32\n  ret i32 %.given", "i32"
    plain = _PLAIN_TYPES[kind]
    return f"%.given = load {plain}, ptr %.result\n  ret {plain} %.given", plain
