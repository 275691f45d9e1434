/** Between the package's types and the module's numbers. */
import { UnsoundError } from "./errors.ts";
import { type Reply, type Request, textRequest } from "./module.ts";
import { squareAt } from "./moves.ts";
import type {
	Board,
	Direction,
	Edge,
	Findings,
	Game,
	Line,
	Longest,
	Move,
	MoveValue,
	Outcome,
	Position,
	PositionValue,
	Progress,
	Rules,
	SideRules,
	Square,
	SquareValue,
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

// ---- Requests

const LARGEST_INT = 2 ** 31 - 1;

function sideRulesRequest(side: SideRules): Request {
	return [
		...textRequest(text(side.name, "a side's name")),
		integer(side.pieces, 1, LARGEST_INT, `the number of ${side.name}'s pieces`),
		toBits(DIRECTIONS, side.directions, `a direction of ${side.name}`),
		integer(side.reach, 1, LARGEST_INT, `the reach of ${side.name}`),
		Number(truth(side.leaps, `whether ${side.name} leaps`)),
		toBits(EDGES, side.goals, `a goal of ${side.name}`),
		Number(truth(side.mayPass, `whether ${side.name} may pass`)),
	];
}

function sideIndex(rules: Rules, name: string, what: string): number {
	return indexOf([rules.sides[0].name, rules.sides[1].name], name, what);
}

export function rulesRequest(rules: Rules): Request {
	return [
		...textRequest(text(rules.id, "the id of the rules")),
		...sideRulesRequest(rules.sides[0]),
		...sideRulesRequest(rules.sides[1]),
		sideIndex(rules, rules.starts, "the side that starts"),
		indexOf(CAPTURES, rules.capture, "capture"),
		indexOf(NO_MOVES, rules.noMove, "noMove"),
	];
}

function squareIndex(board: Board, square: Square): number {
	const row = integer(square.row, 1, board.rows, "a row");
	const column = integer(square.column, 1, board.columns, "a column");
	return (row - 1) * board.columns + column - 1;
}

const LARGEST_DIMENSION = 2 ** 32 - 1;

function boardRequest(board: Board): Request {
	const rows = integer(board.rows, 1, LARGEST_DIMENSION, "the number of rows");
	const columns = integer(board.columns, 1, LARGEST_DIMENSION, "the number of columns");
	const obstacles = new Set(board.obstacles.map((square) => squareIndex(board, square)));
	return [rows, columns, obstacles.size, ...obstacles];
}

export function gameRequest({ rules, board }: Game): Request {
	return [...rulesRequest(rules), ...boardRequest(board)];
}

const MOST_PIECES = 6;

function pieceIndices(game: Game, position: Position, { name }: SideRules): number[] {
	const pieces = position.pieces[name] ?? [];
	integer(pieces.length, 0, MOST_PIECES, `the number of ${name}'s pieces on the board`);
	return pieces.map((square) => squareIndex(game.board, square));
}

export function positionRequest(game: Game, position: Position): Request {
	const sides = game.rules.sides.map((side) => pieceIndices(game, position, side));
	return [
		sideIndex(game.rules, position.toMove, "the side to move"),
		...sides.flatMap((squares) => [squares.length, ...squares]),
	];
}

/** Which side's piece stands on a square, side one's where both stand, and the square's number. */
export function pieceIndex(
	game: Game,
	position: Position,
	square: Square,
): { side: number; from: number } {
	const from = squareIndex(game.board, square);
	const sides = game.rules.sides.map((side) => pieceIndices(game, position, side));
	const side = sides.findIndex((squares) => squares.includes(from));
	if (side < 0) {
		throw new UnsoundError(`no piece stands on row ${square.row}, column ${square.column}`);
	}
	return { side, from };
}

// ---- Replies

function takePosition({ rules, board }: Game, reply: Reply): Position {
	const [one, two] = rules.sides;
	const squares = () => reply.list(() => squareAt(board, reply.number()));
	return {
		toMove: member(rules.sides, reply.number()).name,
		pieces: { [one.name]: squares(), [two.name]: squares() },
	};
}

function takeMove({ board }: Game, reply: Reply): Move {
	const [from, to] = [reply.number(), reply.number()];
	if (from < 0) return { from: null, to: null };
	return { from: squareAt(board, from), to: squareAt(board, to) };
}

/** A value from the view of the side of that name. */
function takeValue({ rules }: Game, side: string, reply: Reply): Value {
	const outcome = member(OUTCOMES, reply.number());
	const distance = reply.number();
	if (outcome === "draw") return { outcome, distance: null, winner: null };
	const [one, two] = rules.sides;
	const other = side === one.name ? two.name : one.name;
	return { outcome, distance, winner: outcome === "win" ? side : other };
}

export function takePositionValue(game: Game, side: string, reply: Reply): PositionValue {
	return { ...takeValue(game, side, reply), over: reply.number() !== 0 };
}

export function takeMoveValues(game: Game, side: string, reply: Reply): MoveValue[] {
	return reply.list(() => ({ move: takeMove(game, reply), ...takeValue(game, side, reply) }));
}

export function takeLine(game: Game, reply: Reply): Line {
	return {
		moves: reply.list(() => takeMove(game, reply)),
		repeatsFrom: reply.optional(() => reply.number()),
	};
}

export function takeSquareValues(game: Game, side: string, reply: Reply): SquareValue[] {
	const values = reply.list(() => reply.optional(() => takeValue(game, side, reply)));
	return values.flatMap((value, index) =>
		value === null ? [] : [{ square: squareAt(game.board, index), ...value }],
	);
}

export function takeProgress(reply: Reply): Progress {
	return { settled: reply.number(), positions: reply.number(), layers: reply.number() };
}

function takeLongest(game: Game, reply: Reply): Longest | null {
	return reply.optional(() => ({
		distance: reply.number(),
		position: takePosition(game, reply),
	}));
}

export function takeStatistics(game: Game, reply: Reply): Statistics {
	const [one, two] = game.rules.sides;
	const sides = game.rules.sides.map(({ name }) => {
		const [wins, draws, losses] = [reply.number(), reply.number(), reply.number()];
		const longestWin = takeLongest(game, reply);
		const longestLoss = takeLongest(game, reply);
		return [name, { wins, draws, losses, longestWin, longestLoss }] as const;
	});
	const byDistance = reply.list(() => reply.number());
	const kinds: readonly (readonly [Outcome, Outcome])[] = [
		["loss", "loss"],
		["loss", "draw"],
		["draw", "loss"],
	];
	const zugzwangs = kinds.flatMap(([ones, twos]) => {
		const placements = reply.number();
		const longest = takeLongest(game, reply);
		const outcomes = { [one.name]: ones, [two.name]: twos };
		return longest === null ? [] : [{ outcomes, placements, longest }];
	});
	return { toMove: Object.fromEntries(sides), byDistance, zugzwangs };
}

export function takeFindings(game: Game, reply: Reply): Findings {
	return {
		positions: reply.number(),
		fault: reply.optional(() => ({ position: takePosition(game, reply), message: reply.text() })),
	};
}
