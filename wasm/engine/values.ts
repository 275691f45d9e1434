/** Between the package's values, which have been checked, and the module's. */
import {
	CodeError,
	ComparisonError,
	InputError,
	InvalidPositionError,
	InvalidRulesError,
	TableTooLargeError,
	UnknownPositionError,
} from "../errors.ts";
import type * as types from "../types.ts";
import type * as module from "./module.ts";

type Module = module.CatchmateModule;

/** Stands for every square outside the board. */
const OFF_BOARD = 2 ** 32 - 2;

/** The name of an enumerator. */
function nameOf<Name extends string>(
	enumeration: module.Enumeration<Name>,
	wanted: module.Enumerator<Name>,
): Name {
	for (const name in enumeration) {
		if (enumeration[name] === wanted) return name;
	}
	throw new RangeError(`the module has no enumerator ${wanted.value}`);
}

function sideNamed({ Side }: Module, rules: types.Rules, name: string): module.Side {
	return name === rules.sides[0].name ? Side.one : Side.two;
}

/** Whose side it is, by name. */
function nameOfSide({ Side }: Module, rules: types.Rules, side: module.Side): string {
	return rules.sides[side === Side.one ? 0 : 1].name;
}

// ---- To the module

function fromSideRules({ Direction, Leap, Edge }: Module, side: types.SideRules): module.SideRules {
	return {
		movesAll: false,
		mayShare: false,
		...side,
		directions: side.directions.map((name) => Direction[name]),
		leaps: Leap[side.leaps],
		goals: side.goals.map((name) => Edge[name]),
	};
}

/** The name of the enumerator for a field that may be `{ winner }`. */
function fromWinner<Name extends string>(
	[one]: types.Rules["sides"],
	field: Name | types.Winner,
): Name | module.SideWins {
	if (typeof field === "string") return field;
	return field.winner === one.name ? "side-one-wins" : "side-two-wins";
}

export function fromRules(module: Module, rules: types.Rules): module.Rules {
	const [one, two] = rules.sides;
	return {
		id: rules.id,
		sides: [fromSideRules(module, one), fromSideRules(module, two)],
		starts: sideNamed(module, rules, rules.starts),
		capture: module.Capture[fromWinner(rules.sides, rules.capture)],
		noMove: module.NoMove[rules.noMove],
		endless: module.Endless[fromWinner(rules.sides, rules.endless)],
	};
}

function fromSquare({ rows, columns }: types.Board, { row, column }: types.Square): number {
	const isOnBoard = row >= 1 && row <= rows && column >= 1 && column <= columns;
	return isOnBoard ? (row - 1) * columns + column - 1 : OFF_BOARD;
}

function fromGraph(
	module: Module,
	rules: types.Rules,
	{ edges, names = [], places = [] }: types.Graph,
): module.Graph {
	const plain = edges.map(({ from, to, oneWay = false, side }) => ({
		from: from - 1,
		to: to - 1,
		oneWay,
		side: side === undefined ? null : sideNamed(module, rules, side),
	}));
	return { edges: plain, names, places };
}

export function fromBoard(module: Module, rules: types.Rules, board: types.Board): module.Board {
	const { rows, columns, graph, obstacles, goals = {}, closed = {} } = board;
	const [one, two] = rules.sides;
	const numbers = (squares: readonly types.Square[] = []) => [
		...new Set(squares.map((square) => fromSquare(board, square))),
	];
	// A side may have the name of what every object inherits.
	const of = (marks: NonNullable<typeof board.goals>, { name }: types.SideRules) =>
		numbers(Object.hasOwn(marks, name) ? marks[name] : []);
	return {
		rows,
		columns,
		graph: graph === undefined ? null : fromGraph(module, rules, graph),
		obstacles: numbers(obstacles),
		goals: [of(goals, one), of(goals, two)],
		closed: [of(closed, one), of(closed, two)],
	};
}

export function fromPosition(
	module: Module,
	{ rules, board }: types.Game,
	{ toMove, pieces }: types.Position,
): module.Position {
	const squaresOf = ({ name }: types.SideRules) =>
		(pieces[name] ?? []).map((square) => fromSquare(board, square));
	const [one, two] = rules.sides;
	return { pieces: [squaresOf(one), squaresOf(two)], toMove: sideNamed(module, rules, toMove) };
}

export function fromMove(board: types.Board, { from, to, others = [] }: types.Move): module.Move {
	if (from === null || to === null) return { steps: [] };
	const steps = [{ from, to }, ...others];
	return {
		steps: steps.map((step) => ({
			from: fromSquare(board, step.from),
			to: fromSquare(board, step.to),
		})),
	};
}

/**
 * The side whose piece stands on a square, side one where both stand, and the square.
 * @throws RangeError when none does.
 */
export function fromPiece(
	module: Module,
	game: types.Game,
	position: types.Position,
	square: types.Square,
): { readonly side: module.Side; readonly from: number } {
	const from = fromSquare(game.board, square);
	const [ones, twos] = fromPosition(module, game, position).pieces;
	if (ones.includes(from)) return { side: module.Side.one, from };
	if (twos.includes(from)) return { side: module.Side.two, from };
	throw new RangeError(`no piece stands on row ${square.row}, column ${square.column}`);
}

// ---- From the module

function toSideRules({ Direction, Leap, Edge }: Module, side: module.SideRules): types.SideRules {
	const { name, pieces, directions, reach, leaps, goals, mayPass, movesAll, mayShare } = side;
	return {
		name,
		pieces,
		directions: directions.map((each) => nameOf(Direction, each)),
		reach,
		leaps: nameOf(Leap, leaps),
		goals: goals.map((each) => nameOf(Edge, each)),
		mayPass,
		...(movesAll && { movesAll }),
		...(mayShare && { mayShare }),
	};
}

/** A field that may be `{ winner }`, from the name of its enumerator. */
function toWinner<Name extends string>(
	[one, two]: types.Rules["sides"],
	name: Name,
): Exclude<Name, module.SideWins> | types.Winner {
	if (name === "side-one-wins") return { winner: one.name };
	if (name === "side-two-wins") return { winner: two.name };
	return name as Exclude<Name, module.SideWins>;
}

export function toRules(module: Module, { id, sides, ...rules }: module.Rules): types.Rules {
	const [one, two] = [toSideRules(module, sides[0]), toSideRules(module, sides[1])];
	const named = [one, two] as const;
	return {
		id,
		sides: named,
		starts: (rules.starts === module.Side.one ? one : two).name,
		capture: toWinner(named, nameOf(module.Capture, rules.capture)),
		noMove: nameOf(module.NoMove, rules.noMove),
		endless: toWinner(named, nameOf(module.Endless, rules.endless)),
	};
}

/** The squares of a board that are something to one side alone. */
type Marks = Pick<types.Board, "goals" | "closed">;

/** The marks of each side's squares: a side without any is left out, and so is what neither side has. */
export function toMarks(
	sides: types.Rules["sides"],
	squares: { readonly [Name in keyof Marks]-?: readonly (readonly types.Square[])[] },
): Marks {
	const bySide = (lists: readonly (readonly types.Square[])[]) => {
		const found = sides.flatMap(({ name }, index) => {
			const own = lists[index] ?? [];
			return own.length > 0 ? [[name, own] as const] : [];
		});
		return found.length > 0 ? Object.fromEntries(found) : undefined;
	};
	const [goals, closed] = [bySide(squares.goals), bySide(squares.closed)];
	return { ...(goals && { goals }), ...(closed && { closed }) };
}

function toSquare({ columns }: { readonly columns: number }, index: number): types.Square {
	return { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
}

function toGraph(
	module: Module,
	rules: types.Rules,
	{ edges, names, places }: module.Graph,
): types.Graph {
	const plain = edges.map(({ from, to, oneWay, side }) => ({
		from: from + 1,
		to: to + 1,
		...(oneWay && { oneWay }),
		...(side !== null && { side: nameOfSide(module, rules, side) }),
	}));
	return {
		edges: plain,
		...(names.length > 0 && { names }),
		...(places.length > 0 && { places }),
	};
}

export function toBoard(
	module: Module,
	rules: types.Rules,
	{ rows, columns, graph, obstacles, goals, closed }: module.Board,
): types.Board {
	const squares = (numbers: readonly number[] = []) =>
		numbers.map((index) => toSquare({ columns }, index));
	return {
		rows,
		columns,
		...(graph && { graph: toGraph(module, rules, graph) }),
		obstacles: squares(obstacles),
		...toMarks(rules.sides, {
			goals: goals.map((numbers) => squares(numbers)),
			closed: closed.map((numbers) => squares(numbers)),
		}),
	};
}

export function toPosition(
	module: Module,
	{ rules, board }: types.Game,
	{ toMove, pieces }: module.Position,
): types.Position {
	const [one, two] = rules.sides;
	const [ones, twos] = pieces.map((squares) => squares.map((index) => toSquare(board, index)));
	return {
		toMove: nameOfSide(module, rules, toMove),
		pieces: { [one.name]: ones ?? [], [two.name]: twos ?? [] },
	};
}

export function toMove(board: types.Board, { steps }: module.Move): types.Move {
	const [first, ...others] = steps.map(({ from, to }) => ({
		from: toSquare(board, from),
		to: toSquare(board, to),
	}));
	if (first === undefined) return { from: null, to: null };
	return others.length === 0 ? first : { ...first, others };
}

export function toCodedGame(module: Module, coded: module.CodedGame): types.CodedGame {
	const rules = toRules(module, coded.rules);
	const game = { rules, board: toBoard(module, rules, coded.board) };
	return {
		game,
		position: toPosition(module, game, coded.position),
		moves: coded.moves.map((move) => toMove(game.board, move)),
		positions: coded.positions.map((position) => toPosition(module, game, position)),
	};
}

export function toProblem(
	module: Module,
	given: types.Rules,
	{ position, number, line, ...problem }: module.Problem,
): types.Problem {
	const rules = problem.rules === null ? given : toRules(module, problem.rules);
	const game = { rules, board: toBoard(module, rules, problem.board) };
	return { game, position: toPosition(module, game, position), board: number, line };
}

/** A value from the view of the side of that name. */
function toValue(
	{ Outcome }: Module,
	{ rules }: types.Game,
	side: string,
	{ outcome, distance }: module.Value,
): types.Value {
	if (outcome === Outcome.draw) return { outcome: "draw", distance, winner: null };
	const [one, two] = rules.sides;
	const other = side === one.name ? two.name : one.name;
	const isWin = outcome === Outcome.win;
	return { outcome: isWin ? "win" : "loss", distance, winner: isWin ? side : other };
}

export function toPositionValue(
	module: Module,
	game: types.Game,
	side: string,
	{ value, ended, edge }: module.PositionValue,
): types.PositionValue {
	const worth = toValue(module, game, side, value);
	if (ended === null) return { ...worth, over: false, ending: null };
	return {
		...worth,
		over: true,
		ending: {
			how: nameOf(module.EndingHow, ended),
			winner: worth.winner,
			edge: edge && nameOf(module.Edge, edge),
		},
	};
}

export function toMoveValue(
	module: Module,
	game: types.Game,
	side: string,
	{ move, position, value }: module.MoveValue,
): types.MoveValue {
	return {
		move: toMove(game.board, move),
		position: toPosition(module, game, position),
		...toValue(module, game, side, value),
	};
}

export function toSquareValue(
	module: Module,
	game: types.Game,
	side: string,
	{ square, value }: module.SquareValue,
): types.SquareValue {
	return { square: toSquare(game.board, square), ...toValue(module, game, side, value) };
}

export function toLine(
	module: Module,
	game: types.Game,
	{ moves, positions, repeatsFrom }: module.Line,
): types.Line {
	return {
		moves: moves.map((move) => toMove(game.board, move)),
		positions: positions.map((position) => toPosition(module, game, position)),
		repeatsFrom,
	};
}

export function toStatistics(
	module: Module,
	game: types.Game,
	{ toMove, byDistance, bothLose, oneLoses }: module.Statistics,
): types.Statistics {
	const [one, two] = game.rules.sides;
	const toLongest = ({ distance, position }: module.Longest) => ({
		distance,
		position: toPosition(module, game, position),
	});
	const toSide = ({ positions, endless, longestWin, longestLoss }: module.SideStatistics) => ({
		wins: positions[0],
		draws: positions[1],
		losses: positions[2],
		endless,
		longestWin: longestWin && toLongest(longestWin),
		longestLoss: longestLoss && toLongest(longestLoss),
	});
	const kinds = [
		["loss", "loss", bothLose],
		["loss", "draw", oneLoses[0]],
		["draw", "loss", oneLoses[1]],
	] as const;
	const zugzwangs = kinds.flatMap(([ones, twos, { placements, longest }]) => {
		const outcomes = { [one.name]: ones, [two.name]: twos };
		return longest === null ? [] : [{ outcomes, placements, longest: toLongest(longest) }];
	});
	const bySide = { [one.name]: toSide(toMove[0]), [two.name]: toSide(toMove[1]) };
	return { toMove: bySide, byDistance, zugzwangs };
}

const OUTCOMES = ["win", "draw", "loss"] as const;

export function toChanges(
	module: Module,
	game: types.Game,
	bySide: ReturnType<module.Difference["result"]>,
): types.Changes {
	const [one, two] = game.rules.sides;
	const toSide = (name: string, side: module.SideChanges): types.SideChanges => {
		const kinds = OUTCOMES.flatMap((before) => OUTCOMES.map((after) => ({ before, after })));
		const outcomes = kinds.flatMap((kind, index) => {
			const positions = side.positions[index] ?? 0;
			const found = side.examples[index] ?? null;
			const example = found && {
				position: toPosition(module, game, found.position),
				before: toValue(module, game, name, found.before),
				after: toValue(module, game, name, found.after),
			};
			return positions === 0 ? [] : [{ ...kind, positions, example }];
		});
		const { otherDistance, onlyBefore, onlyAfter } = side;
		return { outcomes, otherDistance, onlyBefore, onlyAfter };
	};
	return {
		toMove: { [one.name]: toSide(one.name, bySide[0]), [two.name]: toSide(two.name, bySide[1]) },
	};
}

export function toFindings(
	module: Module,
	game: types.Game,
	{ positions, fault, report }: module.Findings,
): types.Findings {
	const plain = fault && {
		position: toPosition(module, game, fault.position),
		message: fault.message,
	};
	return { positions, fault: plain, report };
}

// ---- Errors

/** The error of a failure; `rules` name the sides. */
export function toError(module: Module, failure: module.Failure, rules?: types.Rules): Error {
	switch (failure.name) {
		case "InvalidRulesError": {
			const { message, field } = failure;
			return new InvalidRulesError(message, nameOf(module.InvalidRulesCode, failure.code), field);
		}
		case "InvalidPositionError": {
			const { message, side, found, expected } = failure;
			const code = nameOf(module.InvalidPositionCode, failure.code);
			const name = rules === undefined ? "" : nameOfSide(module, rules, side);
			return new InvalidPositionError(message, code, name, found, expected);
		}
		case "UnknownPositionError":
			return new UnknownPositionError();
		case "ComparisonError":
			return new ComparisonError(failure.message, nameOf(module.ComparisonErrorCode, failure.code));
		case "TableTooLargeError":
			return new TableTooLargeError(failure.bytes, failure.budget);
		case "CodeError":
			return new CodeError(failure.message, nameOf(module.CodeErrorCode, failure.code));
		case "InputError": {
			const { message, high } = failure;
			return new InputError(message, {
				...failure,
				code: nameOf(module.InputErrorCode, failure.code),
				high: Number.isFinite(high) ? high : null,
			});
		}
	}
}

/** The value of a result. @throws the error that it holds instead. */
export function expectValue<Success>(
	module: Module,
	{ error, value }: module.Result<Success, module.Failure>,
	rules?: types.Rules,
): Success {
	if (error !== null) throw toError(module, error, rules);
	return value as Success;
}
