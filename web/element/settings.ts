/**
 * The table of the element's settings. A property also accepts its attribute's text; null and undefined, which frameworks set to
 * remove a value, are the default. For a wrong value a reader returns undefined; the element then uses the default and reports the
 * value.
 */
import type { Board, Move, Square, SquareValue, Step } from "catchmate";
import type { Pen } from "../board/pen.ts";
import { appearances, type FullAppearance } from "../model/appearance.ts";
import type { BoardProblem } from "../model/edit.ts";
import { type Feature, obstacle } from "../model/features.ts";
import { type Ground, pointNamed } from "../model/graph.ts";
import { type Arrow, type Mark, markKinds } from "../model/overlay.ts";
import { isOn, moveOf, stepsOf } from "../model/position.ts";
import type { Trail } from "../model/trail.ts";
import type { Opponent } from "./types.ts";

/** The words of an attribute, separated by spaces. */
export const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];

/** The square for a text such as `1,2`, or for the name of a point. */
function squareOf(text: string, { graph }: Ground): Square | null {
	const [row, column] = /^(\d+),(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
	return graph !== undefined
		? pointNamed(graph, text)
		: row !== undefined && column !== undefined
			? { row, column }
			: null;
}

/**
 * Moves, or the moves in a text such as `1,1-1,2 3,3-1,3 pass`, on a graph `b-c a-b` by names of points; `+` joins the
 * steps of a turn of several pieces. Null for any other text.
 */
export function movesOf(
	value: string | readonly Move[] | null,
	ground: Ground,
): readonly Move[] | null {
	if (typeof value !== "string") return value ?? [];
	const stepOf = (text: string): Step | null => {
		const [from = null, to = null, ...more] = text
			.split("-")
			.map((square) => squareOf(square, ground));
		return from !== null && to !== null && more.length === 0 ? { from, to } : null;
	};
	const moves = wordsIn(value).map((word): Move | null => {
		if (word === "pass") return { from: null, to: null };
		const steps = word.split("+").map(stepOf);
		return steps.every((step) => step !== null) ? moveOf(steps) : null;
	});
	return moves.every((move) => move !== null) ? moves : null;
}

/** Whether a text may be moves on some board. Names of points are only known with the graph. */
const canBeMoves = (text: string): boolean =>
	wordsIn(text).every((word) =>
		/^(pass|\d+,\d+-\d+,\d+(\+\d+,\d+-\d+,\d+)*|[^,>#+-]+-[^,>#+-]+(\+[^,>#+-]+-[^,>#+-]+)*)$/.test(
			word,
		),
	);

/** A list without nulls; null if it has one. */
const all = <Each>(list: readonly (Each | null)[]): readonly Each[] | null =>
	list.every((each) => each !== null) ? list : null;

/** The arrows in a text such as `2,3-2,4 4,5-5,5:hint`. Null for any other text, and off the board. */
export function arrowsOf(text: string, board: Board): readonly Arrow[] | null {
	return all(
		wordsIn(text).map((word): Arrow | null => {
			const isHint = word.endsWith(":hint");
			const [move] = movesOf(isHint ? word.slice(0, -":hint".length) : word, board) ?? [];
			const isDrawn =
				move !== undefined &&
				move.from !== null &&
				stepsOf(move).every(({ from, to }) => isOn(board, from) && isOn(board, to));
			return isDrawn ? { ...move, ...(isHint && { isHint }) } : null;
		}),
	);
}

/** The marks in a text such as `2,3 4,5:cross`. Null for any other text, and off the board. */
export function marksOf(text: string, board: Board): readonly Mark[] | null {
	return all(
		wordsIn(text).map((word): Mark | null => {
			const [place = "", shape = "ring", ...more] = word.split(":");
			const square = squareOf(place, board);
			const kind = markKinds.find((each) => each === shape);
			const isDrawn = more.length === 0 && square !== null && isOn(board, square);
			return kind !== undefined && isDrawn ? { square, shape: kind } : null;
		}),
	);
}

export type Reader<Value> = (value: unknown) => Value | undefined;

export type Control = "verdict" | "buttons" | "moves" | "rules" | "link";

export const controlNames: readonly Control[] = ["verdict", "buttons", "moves", "rules", "link"];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isString = (value: unknown): value is string => typeof value === "string";
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
	Array.isArray(value) && value.every(isOne);
const isPlace = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;
const isSquare = (value: unknown): boolean =>
	isObject(value) && isPlace(value.row) && isPlace(value.column);
const isStep = (value: unknown): boolean =>
	isObject(value) && isSquare(value.from) && isSquare(value.to);
const isMove = (value: unknown): boolean =>
	isObject(value) &&
	((value.from === null && value.to === null) || isStep(value)) &&
	isListOf(value.others ?? [], isStep);
const isMark = (value: unknown): boolean =>
	isObject(value) &&
	isSquare(value.square) &&
	markKinds.some((kind) => kind === value.shape) &&
	(value.label === undefined || isString(value.label));
const isTrail = (value: unknown): boolean =>
	isObject(value) && isString(value.side) && isListOf(value.steps, isStep);
const isValue = (value: unknown): boolean =>
	isObject(value) &&
	isSquare(value.square) &&
	["win", "draw", "loss"].some((known) => known === value.outcome) &&
	(value.distance === null || Number.isInteger(value.distance));
const isSide = (value: unknown): boolean => isObject(value) && isString(value.name);
const isMarked = (value: unknown): boolean =>
	isObject(value) && Object.values(value).every((squares) => isListOf(squares, isSquare));
const isBoard = (value: unknown): boolean =>
	isObject(value) &&
	isPlace(value.rows) &&
	isPlace(value.columns) &&
	isListOf(value.obstacles, isSquare) &&
	[value.goals ?? {}, value.closed ?? {}].every(isMarked) &&
	(value.graph === undefined || (isObject(value.graph) && Array.isArray(value.graph.edges)));
/** Whether a value has the fields of a board and its game that are drawn before the solver checks the rest. */
const isProblem = (value: unknown): boolean =>
	isObject(value) &&
	isObject(value.game) &&
	isBoard(value.game.board) &&
	isObject(value.game.rules) &&
	isListOf(value.game.rules.sides, isSide) &&
	isObject(value.position) &&
	isString(value.position.toMove) &&
	isMarked(value.position.pieces);

/** Accepts values that pass a check, unchanged. */
const passing =
	<Value>(isRight: (value: unknown) => boolean): Reader<Value> =>
	(value) =>
		isRight(value) ? (value as Value) : undefined;

/** Accepts texts that pass a check, and numbers as texts. */
const textWith =
	(isRight: (text: string) => boolean): Reader<string> =>
	(value) => {
		const text = typeof value === "number" ? String(value) : value;
		return isString(text) && isRight(text) ? text : undefined;
	};

const text = textWith(() => true);
const puzzleNumber = textWith((text) => /^([1-9]\d{0,4}|day)$/.test(text));
const address = textWith((text) => /^(https?:|file:|[^:]*$)/i.test(text));

const oneOf =
	<Choice extends string>(...choices: readonly Choice[]): Reader<Choice> =>
	(value) =>
		choices.find((choice) => choice === value);

/** Accepts words separated by spaces, or a list of them. */
const words: Reader<string> = (value) =>
	isListOf(value, isString) ? (value as string[]).join(" ") : text(value);

const controls: Reader<string> = (value) => {
	const given = words(value);
	const known: readonly string[] = [...controlNames, "none", "auto"];
	return given !== undefined && wordsIn(given).every((word) => known.includes(word))
		? given
		: undefined;
};

/** A number of plies; null for an empty attribute. */
const plies: Reader<number | null> = (value) => {
	if (value === "") return null;
	const number = isString(value) ? Number(value) : value;
	return typeof number === "number" && Number.isInteger(number) && number >= 0 ? number : undefined;
};

const moves = passing<string | readonly Move[]>((value) =>
	isString(value) ? canBeMoves(value) : isListOf(value, isMove),
);
/** Which squares a text may name depends on the board. */
const arrows = passing<string | readonly Arrow[]>(
	(value) => isString(value) || isListOf(value, isMove),
);
const marks = passing<string | readonly Mark[]>(
	(value) => isString(value) || isListOf(value, isMark),
);
const trails = passing<readonly Trail[]>((value) => isListOf(value, isTrail));
const heat = passing<readonly SquareValue[]>((value) => isListOf(value, isValue));
const names = passing<readonly string[]>((value) => isListOf(value, isString));
const square = passing<Square>(isSquare);
const move = passing<Move>(isMove);
const flag = passing<boolean>((value) => typeof value === "boolean");
const problem = passing<BoardProblem>(isProblem);
const opponent = passing<Opponent>((value) => typeof value === "function");
const feature = passing<Feature>(
	(value) =>
		isObject(value) &&
		(value.kind === "obstacle" ||
			((value.kind === "goal" || value.kind === "closed") && isString(value.side))),
);
const pen = passing<Pen>(
	(value) =>
		isObject(value) &&
		["tap", "drag", "drop", "press", "cancel"].every((name) => typeof value[name] === "function"),
);

export interface Setting<Value, Attribute = string | false | undefined> {
	readonly usual: Value;
	readonly read: Reader<Value>;
	/** The attribute's name, if it differs from the property's; false for no attribute. */
	readonly attribute: Attribute;
	/** Whether the element has an accessor of its own. */
	readonly isOwn: boolean;
}

const setting = <
	Value,
	const Usual,
	const Attribute extends string | false | undefined = undefined,
>(
	usual: Usual,
	reader: Reader<Value>,
	attribute?: Attribute,
	isOwn = false,
): Setting<Value | Usual, Attribute | undefined> => ({ usual, read: reader, attribute, isOwn });

/** The options of the board's appearance. */
const appearance = Object.fromEntries(
	Object.entries(appearances).map(([name, values]) => [name, setting(values[0], oneOf(...values))]),
) as {
	readonly [Name in keyof FullAppearance]: Setting<FullAppearance[Name], undefined>;
};

/** All settings. */
export const settings = {
	game: setting(null, text),
	position: setting(null, text),
	puzzle: setting(null, puzzleNumber),
	moves: setting(null as readonly Move[] | null, moves),
	mode: setting("show", oneOf("show", "analyse", "play", "edit", "puzzle")),
	human: setting(null, words),
	hints: setting("auto", oneOf("auto", "off", "staged", "full")),
	controls: setting("auto", controls),
	page: setting(null, address),
	...appearance,
	ply: setting(null, plies),
	plyFrom: setting(null, plies, "ply-from"),
	plyTo: setting(null, plies, "ply-to"),
	loading: setting("eager", oneOf("eager", "lazy")),
	label: setting(null, text),
	ariaLabel: setting(null, text, "aria-label"),
	arrows: setting([], arrows),
	marks: setting([], marks),
	arrowsFrom: setting(null, plies, false),
	trails: setting([], trails, false),
	heat: setting([] as readonly SquareValue[], heat, false),
	brush: setting(obstacle, feature, false),
	pen: setting(null, pen, false),
	opponent: setting(null, opponent, false),
	problem: setting(null, problem, false, true),
	humans: setting(null, names, false, true),
	selected: setting(null as Square | null, square, false, true),
	pointed: setting(null as Move | null, move, false, true),
	paused: setting(false, flag, false, true),
} as const;

/** All settings as a list. */
export const allSettings = Object.entries(settings) as readonly [string, Setting<unknown>][];

/** The names of all attributes. */
export const attributeNames: readonly string[] = allSettings.flatMap(
	([name, { attribute = name }]) => (attribute === false ? [] : [attribute]),
);
