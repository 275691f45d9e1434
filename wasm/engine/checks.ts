/**
 * Checks of what callers pass, which TypeScript's types may not have seen. Each returns a copy of its own, plain data and
 * nothing else; a value of the wrong kind is a TypeError that names the field: "game.board.rows is 0, expected a whole number
 * from 1 to 4294967295". Whether rules and positions are a game's is for the core to say.
 */
import type {
	Board,
	Direction,
	Edge,
	Game,
	Graph,
	GraphEdge,
	Move,
	Place,
	Position,
	ReportOptions,
	Rules,
	SideRules,
	Square,
	Step,
	Winner,
} from "../types.ts";
import { toMarks } from "./values.ts";

/** The fields of each, in the order in which they are checked, which is the schema's. */
const RULES = ["sides", "id", "starts", "capture", "noMove", "endless", "$schema"];
const SIDE = [
	"name",
	"pieces",
	"directions",
	"reach",
	"leaps",
	"goals",
	"mayPass",
	"movesAll",
	"mayShare",
];
const BOARD = ["rows", "columns", "graph", "obstacles", "goals", "closed"];
const GRAPH = ["edges", "names", "places"];
const GRAPH_EDGE = ["from", "to", "oneWay", "side"];
const POSITION = ["toMove", "pieces"];
const SQUARE = ["row", "column"];
const PLACE = ["x", "y"];

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
const LEAPS: readonly SideRules["leaps"][] = ["nothing", "pieces", "everything"];
const CAPTURES = ["wins", "forbidden"] as const;
const NO_MOVES: readonly Rules["noMove"][] = ["loses", "draws", "passes"];
const ENDLESS = ["draws"] as const;
/** What the core's `is_point_name` takes; lone surrogates have no bytes there. */
const POINT_NAME = /^[!"$-*.-=?-~\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]+$/u;
/** Words that mean something in the text of a graph. */
const WORDS_OF_TEXTS = /^(names|places|edges|ways|obstacles|goal|closed|pieces)$/;

/** The core's numbers. */
const LARGEST_INT = 2 ** 31 - 1;
const LARGEST_UNSIGNED = 2 ** 32 - 1;
const MOST_PIECES = 6;
const MOST_NAME_BYTES = 24;
const LARGEST_PLACE = 1000;
/** Names are no longer than 32 letters: what is cut off here is refused all the same. */
const MOST_LETTERS = 100;
/** No code is longer: it would take a larger board, or more moves, than a code can have. */
const MOST_DIGITS = 2 ** 17;

/** A value in an error message: a string that should be a number is seen to be one. */
export function shown(value: unknown): string {
	switch (typeof value) {
		case "string":
			return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
		case "object":
			return value === null ? "null" : Array.isArray(value) ? "an array" : "an object";
		case "function":
			return "a function";
		default:
			return String(value);
	}
}

function refuse(value: unknown, path: string, expected: string): never {
	throw new TypeError(`${path} is ${shown(value)}, expected ${expected}`);
}

/** An object, which has no other fields than these, if any are given. */
export function record(
	value: unknown,
	path: string,
	fields?: readonly string[],
): Readonly<Record<string, unknown>> {
	if (typeof value !== "object" || value === null || Array.isArray(value)) {
		refuse(value, path, "an object");
	}
	const unknown = fields && Object.keys(value).find((name) => !fields.includes(name));
	if (unknown !== undefined) {
		const found = `${path} has the unknown field ${shown(unknown)}`;
		throw new TypeError(`${found}, expected only ${fields?.join(", ")}`);
	}
	return value as Readonly<Record<string, unknown>>;
}

/** Holes are members too, which are undefined. */
function list<T>(value: unknown, path: string, member: (value: unknown, path: string) => T): T[] {
	if (!Array.isArray(value)) refuse(value, path, "an array");
	return Array.from(value, (each, index) => member(each, `${path}[${index}]`));
}

function wholeNumber(value: unknown, path: string, low: number, high: number): number {
	if (typeof value === "number" && Number.isInteger(value) && value >= low && value <= high) {
		return value;
	}
	const range = low >= 0 ? ` from ${low} to ${high}` : "";
	return refuse(value, path, `a whole number${range}`);
}

function truth(value: unknown, path: string): boolean {
	return typeof value === "boolean" ? value : refuse(value, path, "true or false");
}

function text(value: unknown, path: string): string {
	return typeof value === "string" ? value : refuse(value, path, "a string");
}

function oneOf<T extends string>(value: unknown, path: string, members: readonly T[]): T {
	const found = members.find((member) => member === value);
	return found ?? refuse(value, path, members.map(shown).join(" or "));
}

// ---- Games

function sideRules(value: unknown, path: string): SideRules {
	const side = record(value, path, SIDE);
	const set = <T extends string>(name: "directions" | "goals", members: readonly T[]) => {
		const given = list(side[name], `${path}.${name}`, (each, at) => oneOf(each, at, members));
		return members.filter((member) => given.includes(member));
	};
	const may = (name: "movesAll" | "mayShare") =>
		side[name] === undefined ? false : truth(side[name], `${path}.${name}`);
	const [movesAll, mayShare] = [may("movesAll"), may("mayShare")];
	return {
		name: text(side.name, `${path}.name`).slice(0, MOST_LETTERS),
		pieces: wholeNumber(side.pieces, `${path}.pieces`, -LARGEST_INT, LARGEST_INT),
		directions: set("directions", DIRECTIONS),
		reach: wholeNumber(side.reach, `${path}.reach`, -LARGEST_INT, LARGEST_INT),
		leaps: oneOf(side.leaps, `${path}.leaps`, LEAPS),
		goals: set("goals", EDGES),
		mayPass: truth(side.mayPass, `${path}.mayPass`),
		...(movesAll && { movesAll }),
		...(mayShare && { mayShare }),
	};
}

/** One of some words, or the side that wins. */
function wordOrWinner<T extends string>(
	value: unknown,
	path: string,
	words: readonly T[],
	sides: readonly string[],
): T | Winner {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) {
		return { winner: oneOf(record(value, path, ["winner"]).winner, `${path}.winner`, sides) };
	}
	const found = words.find((word) => word === value);
	const winners = sides.map((name) => `{ winner: ${shown(name)} }`);
	return found ?? refuse(value, path, [...words.map(shown), ...winners].join(" or "));
}

export function checkRules(value: Rules, path: string): Rules {
	const rules = record(value, path, RULES);
	const sides = list(rules.sides, `${path}.sides`, sideRules);
	const [one, two] = sides;
	if (one === undefined || two === undefined || sides.length > 2) {
		throw new TypeError(`${path}.sides has ${sides.length} members, expected 2`);
	}
	const names = [one.name, two.name];
	return {
		id: text(rules.id, `${path}.id`).slice(0, MOST_LETTERS),
		sides: [one, two],
		starts: oneOf(rules.starts, `${path}.starts`, names),
		capture: wordOrWinner(rules.capture, `${path}.capture`, CAPTURES, names),
		noMove: oneOf(rules.noMove, `${path}.noMove`, NO_MOVES),
		endless: wordOrWinner(rules.endless, `${path}.endless`, ENDLESS, names),
	};
}

function square(value: unknown, path: string, rows = Infinity, columns = Infinity): Square {
	const { row, column } = record(value, path, SQUARE);
	const low = Number.isFinite(rows) ? 1 : -Infinity;
	return {
		row: wholeNumber(row, `${path}.row`, low, rows),
		column: wholeNumber(column, `${path}.column`, low, columns),
	};
}

function graphEdge(value: unknown, path: string, points: number, sides: Rules["sides"]): GraphEdge {
	// Only the token, which both sides move, can go round a loop.
	const hasToken = sides.some(({ pieces }) => pieces === 0);
	const names = sides.map(({ name }) => name);
	const edge = record(value, path, GRAPH_EDGE);
	const { oneWay = false, side } = edge;
	const from = wholeNumber(edge.from, `${path}.from`, 1, points);
	const to = wholeNumber(edge.to, `${path}.to`, 1, points);
	if (from === to && !hasToken) refuse(to, `${path}.to`, "another point than from");
	return {
		from,
		to,
		...(truth(oneWay, `${path}.oneWay`) && { oneWay: true }),
		...(side !== undefined && { side: oneOf(side, `${path}.side`, names) }),
	};
}

function pointName(value: unknown, path: string): string {
	const name = text(value, path);
	const bytes = new TextEncoder().encode(name).length;
	if (!POINT_NAME.test(name) || bytes > MOST_NAME_BYTES) {
		const expected = `1 to ${MOST_NAME_BYTES} bytes without white space, comma, hyphen, >, # or +`;
		refuse(name, path, expected);
	}
	if (WORDS_OF_TEXTS.test(name)) refuse(name, path, "no word that texts of graphs use");
	return name;
}

function place(value: unknown, path: string): Place {
	const { x, y } = record(value, path, PLACE);
	return {
		x: wholeNumber(x, `${path}.x`, 0, LARGEST_PLACE),
		y: wholeNumber(y, `${path}.y`, 0, LARGEST_PLACE),
	};
}

function checkGraph(value: unknown, path: string, points: number, sides: Rules["sides"]): Graph {
	const graph = record(value, path, GRAPH);
	const ofPoints = <T>(given: unknown, at: string, member: (value: unknown, path: string) => T) => {
		if (given === undefined) return undefined;
		const members = list(given, at, member);
		if (members.length === points) return members;
		throw new TypeError(`${at} has ${members.length} members, expected ${points}`);
	};
	const edges = list(graph.edges, `${path}.edges`, (each, at) =>
		graphEdge(each, at, points, sides),
	);
	const known = new Set<string>();
	const names = ofPoints(graph.names, `${path}.names`, (each, at) => {
		const name = pointName(each, at);
		if (known.has(name)) refuse(name, at, "a name that no other point has");
		known.add(name);
		return name;
	});
	const places = ofPoints(graph.places, `${path}.places`, place);
	return { edges, ...(names && { names }), ...(places && { places }) };
}

export function checkBoard({ sides }: Rules, value: Board, path: string): Board {
	const board = record(value, path, BOARD);
	const rows = wholeNumber(board.rows, `${path}.rows`, 1, LARGEST_UNSIGNED);
	const columns = wholeNumber(board.columns, `${path}.columns`, 1, LARGEST_UNSIGNED);
	const squares = (given: unknown, at: string) =>
		list(given, at, (each, at) => square(each, at, rows, columns));
	const names = sides.map(({ name }) => name);
	if (board.graph !== undefined && rows !== 1) refuse(rows, `${path}.rows`, "1 on a graph");
	const bySide = (marks: unknown, at: string) => {
		const given = marks === undefined ? {} : record(marks, at);
		for (const name of Object.keys(given)) oneOf(name, `a side in ${at}`, names);
		return names.map((name) =>
			Object.hasOwn(given, name) ? squares(given[name], `${at}.${name}`) : [],
		);
	};
	return {
		rows,
		columns,
		...(board.graph !== undefined && {
			graph: checkGraph(board.graph, `${path}.graph`, columns, sides),
		}),
		obstacles: squares(board.obstacles, `${path}.obstacles`),
		...toMarks(sides, {
			goals: bySide(board.goals, `${path}.goals`),
			closed: bySide(board.closed, `${path}.closed`),
		}),
	};
}

export function checkGame(value: Game): Game {
	const { rules, board } = record(value, "game");
	const checked = checkRules(rules as Rules, "game.rules");
	return { rules: checked, board: checkBoard(checked, board as Board, "game.board") };
}

// ---- Positions

export function checkSquare(value: Square, path: string): Square {
	return square(value, path);
}

/** A position of a game; `size` is that of the board where a square outside it is to be refused as well. */
export function checkPosition(
	{ rules }: Pick<Game, "rules">,
	value: Position,
	path = "position",
	size?: Pick<Board, "rows" | "columns">,
): Position {
	const position = record(value, path, POSITION);
	const [one, two] = rules.sides;
	const toMove = oneOf(position.toMove, `${path}.toMove`, [one.name, two.name]);
	const pieces = record(position.pieces, `${path}.pieces`, [one.name, two.name]);
	const piecesOf = ({ name }: SideRules) =>
		list(pieces[name], `${path}.pieces.${name}`, (each, at) =>
			square(each, at, size?.rows, size?.columns),
		);
	return { toMove, pieces: { [one.name]: piecesOf(one), [two.name]: piecesOf(two) } };
}

function checkStep(value: unknown, path: string): Step {
	const { from, to } = record(value, path);
	return { from: square(from, `${path}.from`), to: square(to, `${path}.to`) };
}

function checkMove(value: unknown, path: string): Move {
	const { from, to, others } = record(value, path);
	if (from === null && to === null) return { from, to };
	const first = checkStep(value, path);
	if (others === undefined) return first;
	const steps = list(others, `${path}.others`, checkStep);
	if (steps.length < MOST_PIECES) return { ...first, others: steps };
	throw new TypeError(
		`${path}.others has ${steps.length} members, expected at most ${MOST_PIECES - 1}`,
	);
}

export function checkMoves(value: readonly Move[]): Move[] {
	return list(value, "moves", checkMove);
}

export function checkCode(value: string): string {
	return text(value, "code").slice(0, MOST_DIGITS);
}

// ---- Options

export function checkBudget(value: number | undefined): number {
	if (value === undefined) return Infinity;
	if (typeof value === "number" && !Number.isNaN(value)) return value;
	return refuse(value, "options.memoryBudget", "a number of bytes");
}

/** An option that may be left out. */
export function checkFlag(value: boolean | undefined, name: string): boolean {
	return value === undefined ? false : truth(value, `options.${name}`);
}

export function checkReportOptions(options: ReportOptions): Required<ReportOptions> {
	return {
		moves: checkFlag(options.moves, "moves"),
		line: checkFlag(options.line, "line"),
		boards: checkFlag(options.boards, "boards"),
	};
}

export function checkBoardNumber(value: number | undefined): number {
	return value === undefined ? 1 : wholeNumber(value, "options.board", 1, LARGEST_UNSIGNED);
}

export function checkListener<T>(value: T | undefined): T | undefined {
	if (value === undefined || typeof value === "function") return value;
	return refuse(value, "options.onProgress", "a function");
}
