/** Names, verbs and counts that the English words share. */
import type { Board, Edge, Move, Square } from "catchmate";
import { type Ground, type Neighbour, pointName } from "../../model/graph.ts";
import { otherSide, reader } from "../../model/naming.ts";
import { stepsOf } from "../../model/position.ts";
import { baseOf } from "../../model/variant.ts";
import type { Tag } from "../languages.ts";
import { capital, isTouch, numberWriter, ownValue } from "../shared.ts";

export const tag: Tag = "en";
export const number = numberWriter(tag);

/** The verb for choosing with the pointer. */
export const click = isTouch ? "tap" : "click";
export const Click = capital(click);

/** A side's name outside of sentences. */
export const side = (name: string) => capital(name);

/** Sides named by a common noun, with the word for one of their pieces. */
const nouns: Readonly<Record<string, string>> = {
	police: "police officer",
	thief: "thief",
	cops: "cop",
	robber: "robber",
	mouse: "mouse",
	cat: "cat",
	fox: "fox",
	hounds: "hound",
	hare: "hare",
	first: "first player",
	second: "second player",
	[otherSide]: "other side",
};
/** Sides whose verbs have the plural form. */
const plurals: readonly string[] = ["police", "hounds", "cops", reader];

/** A side inside a sentence; `The` starts one, and `of("fox")` is "the fox's". */
export const the = (name: string) =>
	name === reader
		? "you"
		: ownValue(nouns, name) === undefined
			? side(name)
			: `the ${plurals.includes(name) ? name : nouns[name]}`;
export const The = (name: string) => capital(the(name));
export const of = (name: string) =>
	name === reader ? "your" : `${the(name)}${name.endsWith("s") ? "'" : "'s"}`;
export const Of = (name: string) => capital(of(name));

/** The owner after "of", as in "a goal of the fox". */
export const owner = (name: string) => (name === reader ? "yours" : the(name));

/** The word for a square or point of a board. */
export const field = ({ graph }: Ground) => (graph === undefined ? "square" : "point");

export const piece = (name: string) => ownValue(nouns, name) ?? `${name} piece`;

/** A verb in the form for a side: the third person's, or the plural's. */
export const verb = (third: string, plain: string) => (name: string) =>
	plurals.includes(name) ? plain : third;
export const wins = verb("wins", "win");
export const loses = verb("loses", "lose");
export const draws = verb("draws", "draw");
export const stands = verb("stands", "stand");
export const moves = verb("moves", "move");
export const passes = verb("passes", "pass");
export const captures = verb("captures", "capture");
export const has = verb("has", "have");
export const is = verb("is", "are");

export const gameNames = {
	chase: "Chase",
	"crossing-pawn": "Crossing pawn",
	"police-and-thief": "Police and thief",
	"cat-and-mouse-2": "Cat and mouse II",
	"fox-and-hounds": "Fox and hounds",
	"cat-and-mouse": "Cat and mouse",
	"hare-and-hounds": "Hare and hounds",
	"pong-hau-ki": "Pong hau k'i",
	token: "Token on a graph",
	"cops-and-robber": "Cops and robber",
};
export function gameName(id: string): string {
	const base = baseOf(id);
	return base === null ? (ownValue(gameNames, id) ?? id) : `${gameName(base)}, own rules`;
}

export const plies = (count: number) => (count === 1 ? "1 ply" : `${number(count)} plies`);
/** Plies in everyday words, where the text around says that both sides' count. */
export const singleMoves = (plies: number) => (plies === 1 ? "1 move" : `${number(plies)} moves`);
/** Plies in everyday words. */
export const movesOfBoth = (plies: number) =>
	`${singleMoves(plies)}${plies === 1 ? "" : ", counting both sides"}`;
/** The winner's own moves among these plies. */
export const moveCount = (plies: number) =>
	plies < 3 ? "1 move" : `${number(Math.ceil(plies / 2))} moves`;
export const square = ({ row, column }: Square, { graph }: Ground) =>
	graph === undefined ? `row ${row}, column ${column}` : `point ${pointName(graph, column)}`;
/** The steps of a move. */
export const ways = (move: Move, ground: Ground) =>
	stepsOf(move)
		.map(({ from, to }) => `from ${square(from, ground)} to ${square(to, ground)}`)
		.join(" and ");
/** The size of a board in short. */
export const size = ({ graph, rows, columns }: Board) =>
	graph === undefined
		? `${rows} × ${columns}`
		: columns === 1
			? "1 point"
			: `${number(columns)} points`;
const neighbour = ({ name, way, side, back }: Neighbour) => {
	const remarks = [
		...(way === "both" ? [] : [`one way ${way}`]),
		...(side === null ? [] : [`for ${the(side)} alone`]),
		...(back === null ? [] : [`${way === "there" ? "back" : "there"} for ${the(back)} alone`]),
	];
	return remarks.length === 0 ? name : `${name} (${remarks.join(", ")})`;
};
export const neighbours = (all: readonly Neighbour[]) =>
	all.length === 0
		? "no neighbours"
		: `${all.length === 1 ? "neighbour" : "neighbours"} ${all.map(neighbour).join(", ")}`;
export const edges: Record<Edge, string> = {
	top: "top row",
	right: "right column",
	bottom: "bottom row",
	left: "left column",
};
const goes = verb("goes", "go");
const headings: Record<Edge, string> = { top: "up", right: "right", bottom: "down", left: "left" };
/** A board that wraps around: a torus, if in both directions. */
export const wraps = (isTorus: boolean): string =>
	isTorus ? "torus: goes on at the opposite side" : "goes on at the opposite side";
/** A side that never moves towards a border of the drawing. */
export const neverGoes = (name: string, never: Edge) =>
	`${the(name)} never ${goes(name)} ${headings[never]}`;
/** The word for a goal on a square, by game id. */
const goalNames: Readonly<Record<string, string>> = {
	"police-and-thief": "exit",
	"cat-and-mouse": "hole",
	"cat-and-mouse-2": "food",
};
/** That word before the goal's owner, in a game or a variant of it. */
export function goalName(id: string): string {
	const name = ownValue(goalNames, baseOf(id) ?? id);
	return name === undefined ? "" : `${name}: `;
}
