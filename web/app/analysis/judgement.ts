/** Judgements on values: which is worse for whom, mutual zugzwang, mistakes, and the layers of a board. */
import type { Ending, Game, Move, MoveValue, Outcome, PositionValue, Statistics } from "catchmate";
import { captureWinner, endlessWinner, sameMove, tokenHolder } from "../../board/position.ts";
import { isWorthSame } from "../../board/value.ts";

const rank: Readonly<Record<Outcome, number>> = { loss: 0, draw: 1, win: 2 };

/** Whether an outcome is worse than another for the same side. */
const isWorse = (a: Outcome, b: Outcome): boolean => rank[a] < rank[b];

/** The moves that are worth as much as the first, the best. */
export function bestOf(values: readonly MoveValue[]): readonly MoveValue[] {
	const [best] = values;
	return best === undefined ? [] : values.filter((value) => isWorthSame(value, best));
}

/**
 * Mutual zugzwang: the side to move would be better off if it were the other's turn, and then the same is true of the other side.
 * No position counts in which the game is over, or would be with the other side to move.
 * @param value of the position.
 * @param swapped of the same position with the other side to move.
 */
export const isZugzwang = (value: PositionValue, swapped: PositionValue): boolean =>
	rank[value.outcome] < rank.win - rank[swapped.outcome] && !value.over && !swapped.over;

/** A position of the game, and the move that was made in it. */
export interface Ply {
	/** The side to move. */
	readonly side: string;
	readonly value: PositionValue;
	/** Null in the last position. */
	readonly made: MoveValue | null;
	/** The values of the other moves to the side to move, each value once, best first. */
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

/** Whether the move made came to a worse outcome than the position had. */
const isMistake = ({ value, made }: Ply): boolean =>
	made !== null && isWorse(made.outcome, value.outcome);

/** The mistakes of a game, each by how many moves were made up to it, it included. */
export const mistakesIn = (plies: readonly Ply[]): readonly number[] =>
	plies.flatMap((ply, before) => (isMistake(ply) ? [before + 1] : []));

/**
 * The mistake to look at after a position: the next, or else the first.
 * @param index of the position on the board, from 0.
 * @returns null for a game without any.
 */
export function nextMistake(plies: readonly Ply[], index: number): number | null {
	const mistakes = mistakesIn(plies);
	return mistakes.find((number) => number > index) ?? mistakes[0] ?? null;
}

/** The numbers of positions of a board that are won and lost, by distance in plies from 0, either side to move. */
export interface Layers {
	readonly won: readonly number[];
	readonly lost: readonly number[];
}

/**
 * Whether the side that makes the last move always wins: not where a side can move onto a piece that captures it, or can bring the
 * token to the other side's goal.
 */
export const endsByMoving = ({ rules, board }: Game): boolean =>
	tokenHolder(rules) === null
		? captureWinner(rules) === null
		: [...rules.sides.map(({ goals }) => goals), ...Object.values(board.goals ?? {})].every(
				(goals) => goals.length === 0,
			);

/** What the rules of a game end it by, in the order in which they do. */
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
 * The moves to an end alternate, and the side that makes the last one wins: an odd distance is a win and an even one a loss for
 * the side to move. Only where no move is left to make can the game be won as well, by a piece on its goal.
 * @returns null for rules by which it is otherwise.
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
