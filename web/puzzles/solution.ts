/**
 * The solutions of puzzles. A position is a puzzle if at each of the solver's turns exactly one move keeps the outcome, against the
 * longest defence. If the game can be won at once, any winning move is right. Moves after the last choice are not part of the
 * puzzle.
 *
 * Used to make the list of puzzles. While a puzzle is played, web/element/judging.ts takes any best move.
 */
import type { Move, MoveValue, Position, Table } from "catchmate";
import { bestOf } from "../model/judgement.ts";
import { candidates, moveBelowPerfect } from "../model/opponents.ts";
import { positionKey } from "../model/position.ts";
import type { Goal } from "../model/puzzle.ts";
import { isEndless } from "../model/value.ts";

/** Which moves are right at a turn: the only one that keeps the outcome, any that wins at once, or all. */
type Kind = "only" | "finish" | "forced";

/** A turn of the solver. */
export interface SolverTurn {
	readonly position: Position;
	/** The legal moves with values, best first: the first is right. */
	readonly moves: readonly MoveValue[];
	/** The solver's previous move; null for none. */
	readonly previous: Move | null;
	readonly kind: Kind;
}

export interface Solution {
	readonly goal: Goal;
	/** The turns up to the last one with a choice. */
	readonly turns: readonly SolverTurn[];
	/** The plies of both sides, up to the solver's last move. */
	readonly plies: number;
}

/** The least and greatest number of the solver's moves. */
const length = { least: 2, most: 6 } as const;

/** The kind of a turn; null if several moves, but not all, keep the outcome. */
function kindOf(moves: readonly MoveValue[]): Kind | null {
	const [best] = moves;
	const kept = moves.filter(({ outcome }) => outcome === best?.outcome);
	if (kept.length === moves.length) {
		return "forced";
	}
	if (best?.outcome === "win" && best.distance === 1) {
		return "finish";
	}
	return kept.length === 1 ? "only" : null;
}

/** The most turns examined: after the last choice, forced turns may follow. */
const mostTurns = length.most + 4;

/**
 * The solver's turns from a position against the element's defence, up to one with several right moves. Null if these keep a win
 * with an end; with any other outcome the puzzle ends before that turn.
 */
async function turnsFrom(
	table: Table,
	start: Position,
	hasEnd: boolean,
): Promise<readonly SolverTurn[] | null> {
	const turns: SolverTurn[] = [];
	const seen = new Set<string>();
	let position = start;
	let previous: Move | null = null;
	while (!seen.has(positionKey(position))) {
		seen.add(positionKey(position));
		const moves = await table.moves(position);
		const [right] = moves;
		const kind = kindOf(moves);
		if (right === undefined) {
			break;
		}
		if (kind === null || turns.length === mostTurns) {
			return hasEnd ? null : turns;
		}
		turns.push({ position, moves, previous, kind });
		const [reply] = await table.moves(right.position);
		if (reply === undefined) {
			break;
		}
		previous = right.move;
		({ position } = reply);
	}
	return turns;
}

/**
 * The solution of a position; null if it is not a puzzle.
 * @param isShort whether a single choice suffices, as in a micro-puzzle
 */
export async function solutionOf(
	table: Table,
	start: Position,
	isShort = false,
): Promise<Solution | null> {
	const value = await table.lookup(start);
	if (value.over || value.outcome === "loss") {
		return null;
	}
	const all = await turnsFrom(table, start, value.distance !== null);
	const last = all?.findLastIndex(({ kind }) => kind !== "forced") ?? -1;
	const turns = all?.slice(0, last + 1) ?? [];
	const least = isShort ? 1 : length.least;
	const isLong = turns.length >= least && turns.length <= length.most;
	// Among several right moves, a person may leave the examined line.
	const isLoose = turns.some(({ kind, moves }) => kind === "forced" && moves.length > 1);
	const found = turns.filter(({ kind }) => kind === "only" || (isShort && kind === "finish"));
	if (turns[0] !== found[0] || found.length < least || !isLong || isLoose) {
		return null;
	}
	const goal = value.outcome === "draw" ? "draw" : isEndless(value) ? "endless" : "win";
	return { goal, turns, plies: 2 * turns.length - 1 };
}

/** The samples of the fallible player's choice at each turn, with evenly spread numbers instead of random ones. */
const asked = 24;

/** The greatest sight tried, in plies. */
const farthestSight = 40;

/** The chance that a player with a given sight makes a right move. */
function chanceAt(
	{ position, moves, previous }: SolverTurn,
	{ rules, board }: Table["game"],
	sight: number,
): number {
	const turn = { rules, board, position, moves, previous };
	const right = bestOf(moves);
	let found = 0;
	for (let nth = 0; nth < asked; nth++) {
		const move = moveBelowPerfect(turn, sight, () => (nth + 0.5) / asked);
		found += Number(right.some((each) => each.move === move));
	}
	return found / asked;
}

/**
 * The least sight, in plies, that makes a fallible player more likely than not to find the solution; null if none does.
 */
export function sightFor({ turns }: Solution, game: Table["game"]): number | null {
	// Cached by turn and by the moves that look equal to the player, which rarely change with the sight.
	const known = turns.map(() => new Map<string, number>());
	for (let sight = 1; sight <= farthestSight; sight++) {
		const chance = turns.reduce((before, turn, nth) => {
			const key = candidates(turn.moves, sight)
				.map((move) => turn.moves.indexOf(move))
				.join();
			const at = known[nth]?.get(key) ?? chanceAt(turn, game, sight);
			known[nth]?.set(key, at);
			return before * at;
		}, 1);
		if (chance > 0.5) {
			return sight;
		}
	}
	return null;
}
