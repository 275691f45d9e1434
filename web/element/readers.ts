/** What each property of the element takes: a value, or its attribute's text. A reader returns undefined for a wrong one. */
import type { Move, Square, SquareValue } from "catchmate";
import type { Pen } from "../board/pen.ts";
import type { BoardProblem } from "../model/edit.ts";
import type { Feature } from "../model/features.ts";
import { type Arrow, type Mark, markKinds } from "../model/overlay.ts";
import type { Trail } from "../model/trail.ts";
import { canBeMoves, wordsIn } from "./squares-text.ts";
import type { Opponent } from "./types.ts";

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
/** Whether a value has the parts of a board and its game that are drawn before the solver has checked the rest. */
const isProblem = (value: unknown): boolean =>
	isObject(value) &&
	isObject(value.game) &&
	isBoard(value.game.board) &&
	isObject(value.game.rules) &&
	isListOf(value.game.rules.sides, isSide) &&
	isObject(value.position) &&
	isString(value.position.toMove) &&
	isMarked(value.position.pieces);

/** Takes the values that pass a check, as they are. */
const passing =
	<Value>(isRight: (value: unknown) => boolean): Reader<Value> =>
	(value) =>
		isRight(value) ? (value as Value) : undefined;

/** Takes a text that passes a check, and a number as its text. */
const textWith =
	(isRight: (text: string) => boolean): Reader<string> =>
	(value) => {
		const text = typeof value === "number" ? String(value) : value;
		return isString(text) && isRight(text) ? text : undefined;
	};

export const text = textWith(() => true);
export const puzzleNumber = textWith((text) => /^([1-9]\d{0,4}|day)$/.test(text));
export const address = textWith((text) => /^(https?:|file:|[^:]*$)/i.test(text));

export const oneOf =
	<Choice extends string>(...choices: readonly Choice[]): Reader<Choice> =>
	(value) =>
		choices.find((choice) => choice === value);

/** Takes words separated by spaces, or a list of them. */
export const words: Reader<string> = (value) =>
	isListOf(value, isString) ? (value as string[]).join(" ") : text(value);

export const controls: Reader<string> = (value) => {
	const given = words(value);
	const known: readonly string[] = [...controlNames, "none", "auto"];
	return given !== undefined && wordsIn(given).every((word) => known.includes(word))
		? given
		: undefined;
};

/** A number of plies; null for an empty attribute. */
export const plies: Reader<number | null> = (value) => {
	if (value === "") return null;
	const number = isString(value) ? Number(value) : value;
	return typeof number === "number" && Number.isInteger(number) && number >= 0 ? number : undefined;
};

export const moves = passing<string | readonly Move[]>((value) =>
	isString(value) ? canBeMoves(value) : isListOf(value, isMove),
);
/** Which squares a text may name depends on the board. */
export const arrows = passing<string | readonly Arrow[]>(
	(value) => isString(value) || isListOf(value, isMove),
);
export const marks = passing<string | readonly Mark[]>(
	(value) => isString(value) || isListOf(value, isMark),
);
export const trails = passing<readonly Trail[]>((value) => isListOf(value, isTrail));
export const heat = passing<readonly SquareValue[]>((value) => isListOf(value, isValue));
export const names = passing<readonly string[]>((value) => isListOf(value, isString));
export const square = passing<Square>(isSquare);
export const move = passing<Move>(isMove);
export const flag = passing<boolean>((value) => typeof value === "boolean");
export const problem = passing<BoardProblem>(isProblem);
export const opponent = passing<Opponent>((value) => typeof value === "function");
export const feature = passing<Feature>(
	(value) =>
		isObject(value) &&
		(value.kind === "obstacle" ||
			((value.kind === "goal" || value.kind === "closed") && isString(value.side))),
);
export const pen = passing<Pen>(
	(value) =>
		isObject(value) &&
		["tap", "drag", "drop", "press", "cancel"].every((name) => typeof value[name] === "function"),
);
