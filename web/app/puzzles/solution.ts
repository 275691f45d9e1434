/**
 * What makes a position a puzzle: at every turn of its solver exactly one move keeps the outcome, against the longest defence.
 * Where the game can be won at once, any move that does so is right. What follows the last choice is no part of the puzzle.
 */
import type { Move, MoveValue, Position, Table } from "catchmate";
import { positionKey } from "../../board/position.ts";
import { isEndless } from "../../board/value.ts";
import { bestOf } from "../analysis/judgement.ts";
import { candidates, moveBelowPerfect } from "../play/opponents.ts";
import type { Goal } from "./puzzle.ts";

/** The right moves at a turn: the only one that keeps the outcome, any that wins at once, or all that there are. */
type Kind = "only" | "finish" | "forced";

/** A turn of the solver. */
export interface SolverTurn {
	readonly position: Position;
	/** The legal moves with their values, best first: the first is the right one. */
	readonly moves: readonly MoveValue[];
	/** The move that the solver made before; null for none. */
	readonly previous: Move | null;
	readonly kind: Kind;
}

export interface Solution {
	readonly goal: Goal;
	/** The turns up to the last one with a choice. */
	readonly turns: readonly SolverTurn[];
	/** The plies of both sides up to the solver's last move. */
	readonly plies: number;
}

/** The fewest and the most moves that the solver of a puzzle makes. */
export const length = { least: 2, most: 6 } as const;

/** Null for a turn at which several moves, but not all, keep the outcome. */
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

/** The most turns that are looked at: the solver's last choice may be followed by some without any. */
const mostTurns = length.most + 4;

/**
 * The solver's turns from a position on, as long as there is a right move to be found, against the defence that the board plays.
 * Null where several moves keep a win that has an end; any other outcome is safe there, and what comes before is the puzzle.
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

/** What the solver of a position has to find; null for a position that is no puzzle. */
export async function solutionOf(table: Table, start: Position): Promise<Solution | null> {
	const value = await table.lookup(start);
	if (value.over || value.outcome === "loss") {
		return null;
	}
	const all = await turnsFrom(table, start, value.distance !== null);
	const last = all?.findLastIndex(({ kind }) => kind !== "forced") ?? -1;
	const turns = all?.slice(0, last + 1) ?? [];
	const isLong = turns.length >= length.least && turns.length <= length.most;
	// Where all of several moves are right, play would go on in ways that have not been looked at.
	const isLoose = turns.some(({ kind, moves }) => kind === "forced" && moves.length > 1);
	const found = turns.filter(({ kind }) => kind === "only").length;
	if (turns[0]?.kind !== "only" || found < length.least || !isLong || isLoose) {
		return null;
	}
	const goal = value.outcome === "draw" ? "draw" : isEndless(value) ? "endless" : "win";
	return { goal, turns, plies: 2 * turns.length - 1 };
}

/** The times that the limited player is asked at each turn, with evenly spread numbers in the place of random ones. */
const asked = 24;

/** The farthest sight that is tried, in plies. */
const farthestSight = 40;

/** The part of the times that a player with so many plies of sight makes a right move. */
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

/** The least sight, in plies, with which our limited player finds the solution more often than not; null where none does. */
export function sightFor({ turns }: Solution, game: Table["game"]): number | null {
	// By turn, and by what the player does not tell apart there: few sights change that.
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
