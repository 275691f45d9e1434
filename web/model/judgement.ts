/** Judges moves and games by their values: grades, mistakes, mutual zugzwang, and the layers of a table. */
import type { Ending, Game, Move, MoveValue, Outcome, PositionValue, Statistics } from "catchmate";
import { captureWinner, endlessWinner, sameMove, tokenHolder } from "./position.ts";
import { isEndless, isWorthSame } from "./value.ts";

/** The quality of a move for the side that makes it. */
export interface Grade {
	/** The outcome of a best move. */
	readonly before: Outcome;
	/** The outcome of this move. */
	readonly after: Outcome;
	/**
	 * With equal outcomes, the plies by which the move delays a win or hastens a loss; 0 for a best move. Null if only one
	 * of the two moves leads to endless play.
	 */
	readonly plies: number | null;
}

/** The quality of a move from a position of this value. */
export function gradeOf(value: PositionValue, made: MoveValue): Grade {
	const isKept = value.outcome === made.outcome;
	const plies =
		isEndless(value) === isEndless(made)
			? Math.abs((made.distance ?? 0) - (value.distance ?? 0))
			: null;
	return { before: value.outcome, after: made.outcome, plies: isKept ? plies : 0 };
}

/** The judgement of a move: best, worse with the same outcome, or with a worse outcome. */
export type Judgement = "right" | "slip" | "wrong";

/** The board's answer to a move: a judgement, or "held" for a best move where every move loses. */
export type PuzzleJudgement = Judgement | "held";

export const judgementOf = ({ before, after, plies }: Grade): Judgement =>
	before !== after ? "wrong" : plies === 0 ? "right" : "slip";

export function puzzleJudgement(grade: Grade): PuzzleJudgement {
	const judgement = judgementOf(grade);
	return judgement === "right" && grade.before === "loss" ? "held" : judgement;
}

const rank: Readonly<Record<Outcome, number>> = { loss: 0, draw: 1, win: 2 };

/** Whether an outcome is worse than another for the same side. */
const isWorse = (a: Outcome, b: Outcome): boolean => rank[a] < rank[b];

/** The best moves of a list sorted best first. */
export function bestOf(values: readonly MoveValue[]): readonly MoveValue[] {
	const [best] = values;
	return best === undefined ? [] : values.filter((value) => isWorthSame(value, best));
}

/**
 * Whether a position is a mutual zugzwang: each side would rather have the other move. Not if the game is over with
 * either side to move.
 * @param value of the position
 * @param swapped value of the same position with the other side to move
 */
export const isZugzwang = (value: PositionValue, swapped: PositionValue): boolean =>
	rank[value.outcome] < rank.win - rank[swapped.outcome] && !value.over && !swapped.over;

/** A position of a game and the move made in it. */
export interface Ply {
	/** The side to move. */
	readonly side: string;
	readonly value: PositionValue;
	/** Null for the last position. */
	readonly made: MoveValue | null;
	/** The distinct values of the other moves, best first, for the side to move. */
	readonly alternatives: readonly MoveValue[];
}

export function plyOf(
	side: string,
	value: PositionValue,
	moves: readonly MoveValue[],
	move: Move | undefined,
): Ply {
	const made = moves.find((known) => move !== undefined && sameMove(known.move, move)) ?? null;
	const alternatives = moves.filter(
		(known, index) =>
			(made === null || !isWorthSame(known, made)) &&
			moves.findIndex((other) => isWorthSame(other, known)) === index,
	);
	return { side, value, made, alternatives: move === undefined ? [] : alternatives };
}

/** Whether the move had a worse outcome than the best move. */
const isMistake = ({ value, made }: Ply): boolean =>
	made !== null && isWorse(made.outcome, value.outcome);

/** The mistakes of a game, each as the number of moves up to and including it. */
export const mistakesIn = (plies: readonly Ply[]): readonly number[] =>
	plies.flatMap((ply, before) => (isMistake(ply) ? [before + 1] : []));

/**
 * The next mistake to show: the first after a position, otherwise the first of the game.
 * @param index of the position, from 0
 * @returns null if there is no mistake
 */
export function nextMistake(plies: readonly Ply[], index: number): number | null {
	const mistakes = mistakesIn(plies);
	return mistakes.find((number) => number > index) ?? mistakes[0] ?? null;
}

/** The numbers of positions that the side to move wins and loses, by distance in plies from 0; both sides' are added. */
export interface Layers {
	readonly won: readonly number[];
	readonly lost: readonly number[];
}

/**
 * Whether the side that makes the last move always wins: not if it can step onto a piece that captures it, or move the
 * token to the other side's goal.
 */
export const endsByMoving = ({ rules, board }: Game): boolean =>
	tokenHolder(rules) === null
		? captureWinner(rules) === null
		: [...rules.sides.map(({ goals }) => goals), ...Object.values(board.goals ?? {})].every(
				(goals) => goals.length === 0,
			);

/** The endings that a game's rules allow, in the order of their checks. */
export function endsOf({ rules, board }: Game): readonly Ending["how"][] {
	const { sides, capture, noMove } = rules;
	const goals = [...sides.map(({ goals }) => goals), ...Object.values(board.goals ?? {})];
	const ends: readonly (readonly [how: Ending["how"], has: boolean])[] = [
		["goal", goals.some(({ length }) => length > 0)],
		["meeting", capture !== "forbidden" && tokenHolder(rules) === null],
		["no-move", noMove !== "passes" && sides.some(({ mayPass }) => !mayPass)],
	];
	return ends.flatMap(([how, has]) => (has ? [how] : []));
}

/**
 * Splits a table's positions into layers. As the side that makes the last move wins, odd distances are wins and even
 * ones losses; distance 0 may also hold wins, by a piece on its goal.
 * @returns null if the maker of the last move does not always win
 */
export function layersOf(game: Game, { byDistance, toMove }: Statistics): Layers | null {
	if (!endsByMoving(game)) {
		return null;
	}
	const endless = toMove[endlessWinner(game.rules) ?? ""]?.endless ?? 0;
	const wins = Object.values(toMove).reduce((sum, side) => sum + side.wins, 0) - endless;
	const odd = byDistance.reduce(
		(sum, count, distance) => sum + (distance % 2 === 1 ? count : 0),
		0,
	);
	const won = byDistance.map((count, distance) =>
		distance === 0 ? wins - odd : distance % 2 === 1 ? count : 0,
	);
	return { won, lost: byDistance.map((count, distance) => count - (won[distance] ?? 0)) };
}
