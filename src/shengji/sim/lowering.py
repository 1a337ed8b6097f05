"""From Python functions on integers to LLVM: a compiler for the small language in which the simulator is written.

The language: integers of 64 bits and flat arrays of them (parameters marked ``Array``); assignment, ``if``, ``while``,
``for … in range``, ``for … in`` a tuple of constants, ``return`` of numbers or tuples of numbers; arithmetic,
comparisons, ``min`` and ``max``; module constants; calls of functions of the same language. ``and``, ``or`` and
comparisons are truth values 0 and 1. The same functions run as plain Python, which is what they mean.

A general compiler of Python spends most of its time in finding types, which here are all the same: this one takes
seconds for the whole simulator instead of minutes.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from llvmlite import ir  # type: ignore[import-untyped]

Emitter: TypeAlias = Callable[[Any, list[Any]], Any]
"""Emits one of the operations that have no body in the language: builder and argument values to a value."""

WORD = ir.IntType(64)
_BIT = ir.IntType(1)
_POINTER = WORD.as_pointer()
ZERO = ir.Constant(WORD, 0)
ONE = ir.Constant(WORD, 1)

_COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


class Program:
    """Functions being compiled into one LLVM module."""

    def __init__(self, emitters: dict[Any, Emitter], never_inlined: set[Any]) -> None:
        self.module = ir.Module(name="shengji_sim")
        self.emitters = emitters
        self.never_inlined = never_inlined
        self._declared: dict[Any, Any] = {}
        self._waiting: list[tuple[Any, ast.FunctionDef]] = []

    def add_entry(self, function: Any) -> None:
        """Compile a function that is called from outside, and all that it calls."""
        self.declare(function).linkage = "external"
        while self._waiting:
            waiting, tree = self._waiting.pop()
            _Body(self, waiting, tree, self._declared[waiting]).compile()

    def declare(self, function: Any) -> Any:
        """The LLVM function of a Python function, whose body is compiled in its turn."""
        if function in self._declared:
            return self._declared[function]
        source = textwrap.dedent(inspect.getsource(function))
        tree = ast.parse(source).body[0]
        assert isinstance(tree, ast.FunctionDef)
        arguments = [_POINTER if _is_array(argument) else WORD for argument in tree.args.args]
        declared = ir.Function(self.module, ir.FunctionType(_result_type(tree), arguments), name_of(function))
        declared.linkage = "internal"
        declared.attributes.add("nounwind")
        if function in self.never_inlined:
            declared.attributes.add("noinline")
        for argument, value in zip(tree.args.args, declared.args, strict=True):
            value.name = argument.arg
            if _is_array(argument):
                value.add_attribute("noalias")
        self._declared[function] = declared
        self._waiting.append((function, tree))
        return declared


def name_of(function: Any) -> str:
    """The symbol of a function."""
    return f"{function.__module__}.{function.__qualname__}"


def _is_array(argument: ast.arg) -> bool:
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id == "Array"


def _result_type(tree: ast.FunctionDef) -> Any:
    match tree.returns:
        case ast.Constant(None):
            return ir.VoidType()
        case ast.Subscript(slice=ast.Tuple(elts=parts)):
            return ir.LiteralStructType([WORD] * len(parts))
        case _:
            return WORD


class _Body:
    """One function's body."""

    def __init__(self, program: Program, function: Any, tree: ast.FunctionDef, declared: Any) -> None:
        self.program = program
        self.function = function
        self.globals = function.__globals__
        self.tree = tree
        self.declared = declared
        self.entry = declared.append_basic_block("entry")
        self.slots: dict[str, Any] = {}
        self.arrays: dict[str, Any] = {}
        self.builder = ir.IRBuilder(declared.append_basic_block("body"))
        self.loops: list[tuple[Any, Any]] = []
        """For each enclosing loop where ``continue`` and ``break`` lead."""

    def compile(self) -> None:
        for argument, value in zip(self.tree.args.args, self.declared.args, strict=True):
            if _is_array(argument):
                self.arrays[argument.arg] = value
            else:
                self.builder.store(value, self.slot(argument.arg))
        self.block(self.tree.body)
        if not self.builder.block.is_terminated:
            if isinstance(self.declared.function_type.return_type, ir.VoidType):
                self.builder.ret_void()
            else:
                # Every path that can be taken has returned.
                self.builder.unreachable()
        ir.IRBuilder(self.entry).branch(self.declared.blocks[1])

    def refusal(self, node: ast.AST) -> SyntaxError:
        line = self.function.__code__.co_firstlineno + getattr(node, "lineno", 1) - 1
        return SyntaxError(f"{name_of(self.function)}, line {line}: not in the compiled language: {ast.unparse(node)}")

    def slot(self, name: str) -> Any:
        """Where a local variable lies."""
        if name not in self.slots:
            self.slots[name] = ir.IRBuilder(self.entry).alloca(WORD, name=name)
        return self.slots[name]

    # -- statements

    def block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if self.builder.block.is_terminated:
                return
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(ast.Constant()) | ast.Pass():
                pass
            case ast.Expr(ast.Call() as call):
                self.call(call)
            case ast.Assign([target], value):
                self.assign(target, value)
            case ast.AnnAssign(target, _, value) if value is not None:
                self.assign(target, value)
            case ast.AugAssign(target, operator, value):
                self.store(target, self.operate(operator, self.value(target), value, node))
            case ast.If(test, body, other):
                self.condition(test, body, other)
            case ast.While(test, body, []):
                self.loop(test, body)
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), arguments), body, []):
                self.count(name, arguments, body)
            case ast.For(ast.Name(name), ast.Tuple(items), body, []):
                for item in items:
                    self.builder.store(self.value(item), self.slot(name))
                    self.block(body)
            case ast.Return(value):
                self.give_back(value)
            case ast.Break():
                self.builder.branch(self.loops[-1][1])
            case ast.Continue():
                self.builder.branch(self.loops[-1][0])
            case _:
                raise self.refusal(node)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Tuple(targets), ast.Tuple(values) if len(targets) == len(values):
                results = [self.value(part) for part in values]
                for part, result in zip(targets, results, strict=True):
                    self.store(part, result)
            case ast.Tuple(targets), ast.Call():
                result = self.call(value)
                for index, part in enumerate(targets):
                    self.store(part, self.builder.extract_value(result, index))
            case _:
                self.store(target, self.value(value))

    def store(self, target: ast.expr, value: Any) -> None:
        match target:
            case ast.Name(name):
                self.builder.store(value, self.slot(name))
            case ast.Subscript():
                self.builder.store(value, self.place(target))
            case _:
                raise self.refusal(target)

    def condition(self, test: ast.expr, body: list[ast.stmt], other: list[ast.stmt]) -> None:
        yes, no, after = (self.declared.append_basic_block() for _ in range(3))
        self.branch(test, yes, no if other else after)
        for block, statements in ((yes, body), (no, other)):
            self.builder.position_at_end(block)
            self.block(statements)
            if not self.builder.block.is_terminated:
                self.builder.branch(after)
        self.builder.position_at_end(after)

    def loop(self, test: ast.expr, body: list[ast.stmt]) -> None:
        check, inside, after = (self.declared.append_basic_block() for _ in range(3))
        self.builder.branch(check)
        self.builder.position_at_end(check)
        self.branch(test, inside, after)
        self.inside(inside, body, check, after)

    def inside(self, block: Any, body: list[ast.stmt], again: Any, after: Any) -> None:
        """A loop's body; the builder then stands behind the loop."""
        self.loops.append((again, after))
        self.builder.position_at_end(block)
        self.block(body)
        if not self.builder.block.is_terminated:
            self.builder.branch(again)
        self.loops.pop()
        self.builder.position_at_end(after)

    def count(self, name: str, arguments: list[ast.expr], body: list[ast.stmt]) -> None:
        """``for name in range(…)``; the counter is not the variable, which the body may change."""
        values = [self.value(argument) for argument in arguments]
        start, stop = (ZERO, values[0]) if len(values) == 1 else (values[0], values[1])
        step = values[2] if len(values) == 3 else ONE
        # Steps are constants.
        downwards = step.constant < 0
        counter = ir.IRBuilder(self.entry).alloca(WORD)
        self.builder.store(start, counter)
        check, inside, again, after = (self.declared.append_basic_block() for _ in range(4))
        self.builder.branch(check)
        self.builder.position_at_end(check)
        current = self.builder.load(counter)
        self.builder.cbranch(self.builder.icmp_signed(">" if downwards else "<", current, stop), inside, after)
        self.builder.position_at_end(inside)
        self.builder.store(self.builder.load(counter), self.slot(name))
        self.inside(inside, body, again, after)
        self.builder.position_at_end(again)
        self.builder.store(self.builder.add(self.builder.load(counter), step), counter)
        self.builder.branch(check)
        self.builder.position_at_end(after)

    def give_back(self, value: ast.expr | None) -> None:
        match value:
            case None:
                self.builder.ret_void()
            case ast.Tuple(parts):
                result = ir.Constant(self.declared.function_type.return_type, ir.Undefined)
                for index, part in enumerate(parts):
                    result = self.builder.insert_value(result, self.value(part), index)
                self.builder.ret(result)
            case _:
                self.builder.ret(self.value(value))

    # -- expressions

    def is_constant(self, node: ast.expr) -> bool:
        return isinstance(self.constant(node), int)

    def constant(self, node: ast.expr) -> Any:
        """A constant's value, or a function; ``None`` for anything else."""
        match node:
            case ast.Constant(value):
                return value
            case ast.Name(name) if name not in self.slots and name not in self.arrays:
                return self.globals.get(name)
            case ast.Attribute(ast.Name(name), attribute) if isinstance(self.globals.get(name), ModuleType):
                return getattr(self.globals[name], attribute)
            case _:
                return None

    def value(self, node: ast.expr) -> Any:
        constant = self.constant(node)
        if isinstance(constant, int):
            return ir.Constant(WORD, int(constant))
        match node:
            case ast.Name(name) if name in self.slots:
                return self.builder.load(self.slots[name])
            case ast.Subscript():
                return self.builder.load(self.place(node))
            case ast.BinOp(left, operator, right):
                return self.operate(operator, self.value(left), right, node)
            case ast.UnaryOp(ast.USub(), ast.Constant(int() as number)):
                return ir.Constant(WORD, -number)
            case ast.UnaryOp(ast.USub(), operand):
                return self.builder.neg(self.value(operand))
            case ast.UnaryOp(ast.Invert(), operand):
                return self.builder.not_(self.value(operand))
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(ast.Not()):
                return self.builder.zext(self.truth(node), WORD)
            case ast.IfExp(test, body, other):
                return self.either(test, body, other)
            case ast.Call():
                return self.call(node)
            case _:
                raise self.refusal(node)

    def place(self, node: ast.Subscript) -> Any:
        if not isinstance(node.value, ast.Name) or node.value.id not in self.arrays:
            raise self.refusal(node)
        return self.builder.gep(self.arrays[node.value.id], [self.value(node.slice)], inbounds=True)

    def operate(self, operator: ast.operator, left: Any, right_node: ast.expr, node: ast.AST) -> Any:
        build = self.builder
        right = self.value(right_node)
        both_constant = isinstance(left, ir.Constant) and isinstance(right, ir.Constant)
        match operator:
            case ast.Add():
                return ir.Constant(WORD, left.constant + right.constant) if both_constant else build.add(left, right)
            case ast.Sub():
                return ir.Constant(WORD, left.constant - right.constant) if both_constant else build.sub(left, right)
            case ast.Mult():
                return ir.Constant(WORD, left.constant * right.constant) if both_constant else build.mul(left, right)
            case ast.BitAnd():
                return build.and_(left, right)
            case ast.BitOr():
                return build.or_(left, right)
            case ast.BitXor():
                return build.xor(left, right)
            case ast.LShift():
                return build.shl(left, right)
            case ast.RShift():
                return build.ashr(left, right)
            case ast.FloorDiv() | ast.Mod():
                return self.divide(isinstance(operator, ast.Mod), left, right)
            case _:
                raise self.refusal(node)

    def divide(self, rest: bool, left: Any, right: Any) -> Any:
        """Division rounds down, as Python's does."""
        build = self.builder
        if isinstance(right, ir.Constant) and right.constant & (right.constant - 1) == 0:
            shift = ir.Constant(WORD, right.constant.bit_length() - 1)
            return build.and_(left, ir.Constant(WORD, right.constant - 1)) if rest else build.ashr(left, shift)
        remainder = build.srem(left, right)
        uneven = build.icmp_signed("!=", remainder, ZERO)
        apart = build.icmp_signed("<", build.xor(remainder, right), ZERO)
        correct = build.and_(uneven, apart)
        if rest:
            return build.select(correct, build.add(remainder, right), remainder)
        quotient = build.sdiv(left, right)
        return build.sub(quotient, build.zext(correct, WORD))

    def either(self, test: ast.expr, body: ast.expr, other: ast.expr) -> Any:
        yes, no, after = (self.declared.append_basic_block() for _ in range(3))
        self.branch(test, yes, no)
        results = []
        for block, expression in ((yes, body), (no, other)):
            self.builder.position_at_end(block)
            result = self.value(expression)
            results.append((result, self.builder.block))
            self.builder.branch(after)
        self.builder.position_at_end(after)
        joined = self.builder.phi(WORD)
        for result, block in results:
            joined.add_incoming(result, block)
        return joined

    def branch(self, test: ast.expr, yes: Any, no: Any) -> None:
        """Go on at one block or the other; ``and`` and ``or`` stop as soon as they are decided."""
        match test:
            case ast.BoolOp(operator, parts):
                for part in parts[:-1]:
                    following = self.declared.append_basic_block()
                    if isinstance(operator, ast.And):
                        self.branch(part, following, no)
                    else:
                        self.branch(part, yes, following)
                    self.builder.position_at_end(following)
                self.branch(parts[-1], yes, no)
            case ast.UnaryOp(ast.Not(), operand):
                self.branch(operand, no, yes)
            case _:
                constant = self.constant(test)
                if isinstance(constant, int):
                    self.builder.branch(yes if constant else no)
                else:
                    self.builder.cbranch(self.truth(test), yes, no)

    def truth(self, node: ast.expr) -> Any:
        """A value of one bit."""
        build = self.builder
        match node:
            case ast.Compare(left, [ast.In() | ast.NotIn() as inclusion], [ast.Tuple(items)]):
                value = self.value(left)
                found = ir.Constant(_BIT, 0)
                for item in items:
                    found = build.or_(found, build.icmp_signed("==", value, self.value(item)))
                return build.not_(found) if isinstance(inclusion, ast.NotIn) else found
            case ast.Compare(left, operators, others):
                value = self.value(left)
                result = None
                for operator, other in zip(operators, others, strict=True):
                    if type(operator) not in _COMPARISONS:
                        raise self.refusal(node)
                    following = self.value(other)
                    compared = build.icmp_signed(_COMPARISONS[type(operator)], value, following)
                    result = compared if result is None else build.and_(result, compared)
                    value = following
                return result
            case ast.BoolOp():
                yes, no, after = (self.declared.append_basic_block() for _ in range(3))
                self.branch(node, yes, no)
                for block in (yes, no):
                    ir.IRBuilder(block).branch(after)
                self.builder.position_at_end(after)
                joined = self.builder.phi(_BIT)
                joined.add_incoming(ir.Constant(_BIT, 1), yes)
                joined.add_incoming(ir.Constant(_BIT, 0), no)
                return joined
            case ast.UnaryOp(ast.Not(), operand):
                return build.not_(self.truth(operand))
            case _:
                return build.icmp_signed("!=", self.value(node), ZERO)

    def call(self, node: ast.expr) -> Any:
        assert isinstance(node, ast.Call)
        build = self.builder
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
            operator = "<" if node.func.id == "min" else ">"
            values = [self.value(argument) for argument in node.args]
            result = values[0]
            for value in values[1:]:
                result = build.select(build.icmp_signed(operator, value, result), value, result)
            return result
        if isinstance(node.func, ast.Name) and node.func.id in ("int", "bool"):
            if node.func.id == "int":
                return self.value(node.args[0])
            return build.zext(self.truth(node.args[0]), WORD)
        function = self.constant(node.func)
        if function is None or not callable(function):
            raise self.refusal(node)
        if function in self.program.emitters:
            return self.program.emitters[function](build, [self.value(argument) for argument in node.args])
        declared = self.program.declare(function)
        arguments = []
        for argument in node.args:
            array = isinstance(argument, ast.Name) and argument.id in self.arrays
            arguments.append(self.arrays[argument.id] if array else self.value(argument))  # type: ignore[attr-defined]
        if len(arguments) != len(declared.args):
            raise self.refusal(node)
        return build.call(declared, arguments)
