/** Between the package's types and the module's plain numbers. */
import { InputError, type InputErrorCode, TableTooLargeError, UnsoundError } from "./errors.ts";
import type {
	RawBoard,
	RawFailure,
	RawInputError,
	RawMove,
	RawPosition,
	RawProblem,
	RawResult,
	RawRules,
	RawTable,
	RawValue,
	RawVerification,
} from "./module.ts";
import type {
	Board,
	Direction,
	Edge,
	Findings,
	Game,
	Move,
	Outcome,
	Position,
	Problem,
	Rules,
	SideRules,
	Square,
	Statistics,
	Value,
} from "./types.ts";

// In the order of the core's enumerators.
const DIRECTIONS: readonly Direction[] = [
	"up",
	"right",
	"down",
	"left",
	"up-right",
	"down-right",
	"down-left",
	"up-left",
];
const EDGES: readonly Edge[] = ["top", "right", "bottom", "left"];
const CAPTURES = ["wins", "forbidden"] as const;
const NO_MOVES = ["loses", "draws", "passes"] as const;
const OUTCOMES: readonly Outcome[] = ["win", "draw", "loss"];
const INPUT_ERRORS: readonly InputErrorCode[] = [
	"empty",
	"number-missing",
	"number-out-of-range",
	"row-missing",
	"row-too-short",
	"row-too-long",
	"unknown-character",
	"too-many-pieces",
	"too-few-pieces",
	"shared-square",
	"board-missing",
	"trailing-text",
	"table-too-large",
];

function member<T>(members: readonly T[], index: number): T {
	const found = members[index];
	if (found === undefined) throw new RangeError(`the module returned ${index} for an enumerator`);
	return found;
}

function indexOf<T>(members: readonly T[], wanted: T, what: string): number {
	const index = members.indexOf(wanted);
	if (index < 0)
		throw new UnsoundError(`${what} is ${shown(wanted)}, expected ${members.join(" or ")}`);
	return index;
}

function toBits<T>(members: readonly T[], set: readonly T[], what: string): number {
	return set.reduce((bits, wanted) => bits | (1 << indexOf(members, wanted, what)), 0);
}

function fromBits<T>(members: readonly T[], bits: number): T[] {
	return members.filter((_, index) => (bits >> index) & 1);
}

function integer(value: number, low: number, high: number, what: string): number {
	if (Number.isInteger(value) && value >= low && value <= high) return value;
	throw new UnsoundError(
		`${what} is ${shown(value)}, expected a whole number from ${low} to ${high}`,
	);
}

/** A value in an error message: a string that should be a number is seen to be one. */
function shown(value: unknown): string {
	return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function text(value: string, what: string): string {
	if (typeof value === "string") return value;
	throw new UnsoundError(`${what} is ${shown(value)}, expected a string`);
}

function truth(value: boolean, what: string): boolean {
	if (typeof value === "boolean") return value;
	throw new UnsoundError(`${what} is ${shown(value)}, expected true or false`);
}

/** The value of a result, or its error thrown. */
export function unwrap<T>(result: RawResult<T>): T {
	if (result.error !== undefined) throw failure(result.error);
	return result.value;
}

function failure(error: RawFailure): Error {
	if (error.kind === "unsound") return new UnsoundError(error.message);
	return new TableTooLargeError(error.bytes, error.budget);
}

export function inputErrorFromRaw(raw: RawInputError): InputError {
	const code = member(INPUT_ERRORS, raw.code);
	const high = Number.isFinite(raw.high) ? raw.high : null;
	return new InputError(raw.message, { ...raw, code, high });
}

const LARGEST_INT = 2 ** 31 - 1;

function sideToRaw(side: SideRules): RawRules["sides"][0] {
	return {
		name: text(side.name, "a side's name"),
		pieces: integer(side.pieces, 1, LARGEST_INT, `the number of ${side.name}'s pieces`),
		directions: toBits(DIRECTIONS, side.directions, `a direction of ${side.name}`),
		reach: integer(side.reach, 1, LARGEST_INT, `the reach of ${side.name}`),
		leaps: truth(side.leaps, `whether ${side.name} leaps`),
		goals: toBits(EDGES, side.goals, `a goal of ${side.name}`),
		mayPass: truth(side.mayPass, `whether ${side.name} may pass`),
	};
}

function sideIndex(rules: Rules, name: string, what: string): number {
	return indexOf([rules.sides[0].name, rules.sides[1].name], name, what);
}

export function rulesToRaw(rules: Rules): RawRules {
	return {
		id: text(rules.id, "the id of the rules"),
		sides: [sideToRaw(rules.sides[0]), sideToRaw(rules.sides[1])],
		starts: sideIndex(rules, rules.starts, "the side that starts"),
		capture: indexOf(CAPTURES, rules.capture, "capture"),
		noMove: indexOf(NO_MOVES, rules.noMove, "noMove"),
	};
}

export function rulesFromRaw(raw: RawRules): Rules {
	const side = (from: RawRules["sides"][0]): SideRules => ({
		...from,
		directions: fromBits(DIRECTIONS, from.directions),
		goals: fromBits(EDGES, from.goals),
	});
	return {
		id: raw.id,
		sides: [side(raw.sides[0]), side(raw.sides[1])],
		starts: member(raw.sides, raw.starts).name,
		capture: member(CAPTURES, raw.capture),
		noMove: member(NO_MOVES, raw.noMove),
	};
}

function squareToRaw(board: Board, square: Square): number {
	const row = integer(square.row, 1, board.rows, "a row");
	const column = integer(square.column, 1, board.columns, "a column");
	return (row - 1) * board.columns + column - 1;
}

export function squareFromRaw(board: Pick<Board, "columns">, index: number): Square {
	return { row: Math.floor(index / board.columns) + 1, column: (index % board.columns) + 1 };
}

const LARGEST_DIMENSION = 2 ** 32 - 1;

export function boardToRaw(board: Board): RawBoard {
	return {
		rows: integer(board.rows, 1, LARGEST_DIMENSION, "the number of rows"),
		columns: integer(board.columns, 1, LARGEST_DIMENSION, "the number of columns"),
		obstacles: [...new Set(board.obstacles.map((square) => squareToRaw(board, square)))],
	};
}

function boardFromRaw(raw: RawBoard): Board {
	return { ...raw, obstacles: raw.obstacles.map((index) => squareFromRaw(raw, index)) };
}

const MOST_PIECES = 6;

export function positionToRaw(game: Game, position: Position): RawPosition {
	const [one, two] = game.rules.sides;
	const squares = ({ name }: SideRules) => {
		const pieces = position.pieces[name] ?? [];
		integer(pieces.length, 0, MOST_PIECES, `the number of ${name}'s pieces on the board`);
		return pieces.map((square) => squareToRaw(game.board, square));
	};
	return {
		toMove: sideIndex(game.rules, position.toMove, "the side to move"),
		pieces: [squares(one), squares(two)],
	};
}

export function positionFromRaw(game: Game, raw: RawPosition): Position {
	const [one, two] = game.rules.sides;
	const squares = (indices: number[]) => indices.map((index) => squareFromRaw(game.board, index));
	return {
		toMove: member(game.rules.sides, raw.toMove).name,
		pieces: { [one.name]: squares(raw.pieces[0]), [two.name]: squares(raw.pieces[1]) },
	};
}

/** Which side's piece stands on a square: side one's where both stand. */
export function pieceToRaw(game: Game, position: Position, square: Square) {
	const from = squareToRaw(game.board, square);
	const side = positionToRaw(game, position).pieces.findIndex((squares) => squares.includes(from));
	if (side < 0) {
		throw new UnsoundError(`no piece stands on row ${square.row}, column ${square.column}`);
	}
	return { side, from };
}

export function moveFromRaw(game: Game, raw: RawMove): Move {
	if (raw.from < 0) return { from: null, to: null };
	return { from: squareFromRaw(game.board, raw.from), to: squareFromRaw(game.board, raw.to) };
}

/** A value from the view of the side of that name. */
export function valueFromRaw(rules: Rules, side: string, raw: RawValue): Value {
	const outcome = member(OUTCOMES, raw.outcome);
	if (outcome === "draw") return { outcome, distance: null, winner: null };
	const [one, two] = rules.sides;
	const other = side === one.name ? two.name : one.name;
	return { outcome, distance: raw.distance, winner: outcome === "win" ? side : other };
}

export function problemFromRaw(raw: RawProblem): Problem {
	const game = { rules: rulesFromRaw(raw.rules), board: boardFromRaw(raw.board) };
	return {
		game,
		position: positionFromRaw(game, raw.position),
		board: raw.number,
		line: raw.line,
	};
}

export function statisticsFromRaw(game: Game, raw: ReturnType<RawTable["statistics"]>): Statistics {
	const sides = raw.toMove.map(
		({ positions: [wins, draws, losses], longestDistance, longestWin }) => ({
			wins,
			draws,
			losses,
			longestWin: longestWin && {
				distance: longestDistance,
				position: positionFromRaw(game, longestWin),
			},
		}),
	);
	const toMove = Object.fromEntries(
		game.rules.sides.map(({ name }, index) => [name, member(sides, index)]),
	);
	return { toMove, byDistance: raw.byDistance };
}

export function findingsFromRaw(
	game: Game,
	{ positions, fault }: ReturnType<RawVerification["findings"]>,
): Findings {
	return {
		positions,
		fault: fault && { ...fault, position: positionFromRaw(game, fault.position) },
	};
}
