/**
 * Opponents that are no perfect players, for any rules: one that sees only a few plies ahead, and beyond that goes by what
 * looks good on the board; and one that plays perfectly but, where it cannot win, for the other side's mistakes.
 */
import type { Board, Move, MoveValue, Position, Rules, SideRules, Square } from "catchmate";
import { squaresWith } from "../../board/features.ts";
import { pointAt, waysFrom } from "../../board/graph.ts";
import {
	captureWinner,
	isOnEdge,
	moveOf,
	opponent,
	sameMove,
	sameSquare,
	squareKey,
	steps,
	stepsOf,
	tokenHolder,
} from "../../board/position.ts";
import type { Made } from "../../board/record.ts";
import { movesTogether } from "../../board/turn.ts";
import { bestOf } from "../analysis/judgement.ts";

/** A turn of a player below perfect. */
export interface Turn {
	readonly rules: Rules;
	readonly board: Board;
	readonly position: Position;
	/** The legal moves with their values, best first. */
	readonly moves: readonly MoveValue[];
	/** The move that the side made before this one; null for none. */
	readonly previous: Move | null;
}

/**
 * The moves that a player with so many plies of sight does not tell apart: a win that it sees, as quick as can be; else all
 * that does not lose within its sight; else what loses last. That play never ends is beyond all sight.
 */
export function candidates(moves: readonly MoveValue[], sight: number): readonly MoveValue[] {
	const [best] = moves;
	const isSeen = ({ distance }: MoveValue) => distance !== null && distance <= sight;
	if (best?.outcome === "win" && isSeen(best)) {
		return bestOf(moves);
	}
	const safe = moves.filter((move) => !(move.outcome === "loss" && isSeen(move)));
	return safe.length > 0 ? safe : bestOf(moves);
}

/** The squares around one that a side may stand on, in its directions or along the ways of a graph. */
function around(board: Board, { name, directions }: SideRules, from: Square): readonly Square[] {
	const { rows, columns, obstacles, graph } = board;
	const closed = squaresWith(board, { kind: "closed", side: name });
	const blocked = new Set([...obstacles, ...closed].map(squareKey));
	if (graph !== undefined) {
		return waysFrom(graph, name, from.column)
			.map(pointAt)
			.filter((point) => !blocked.has(squareKey(point)));
	}
	return directions
		.map((direction) => steps[direction])
		.map(([down, right]) => ({ row: from.row + down, column: from.column + right }))
		.filter(
			({ row, column }) =>
				row >= 1 &&
				row <= rows &&
				column >= 1 &&
				column <= columns &&
				!blocked.has(squareKey({ row, column })),
		);
}

/** The steps from a piece to the nearest square of a kind, obstacles gone round; null where no way leads there. */
function stepsTo(
	board: Board,
	side: SideRules,
	from: Square,
	isThere: (square: Square) => boolean,
): number | null {
	const seen = new Set([squareKey(from)]);
	let ring: readonly Square[] = [from];
	for (let distance = 0; ring.length > 0; distance++) {
		if (ring.some(isThere)) {
			return distance;
		}
		const next: Square[] = [];
		for (const square of ring.flatMap((each) => around(board, side, each))) {
			if (!seen.has(squareKey(square))) {
				seen.add(squareKey(square));
				next.push(square);
			}
		}
		ring = next;
	}
	return null;
}

const markedGoals = (board: Board, { name }: SideRules): readonly Square[] =>
	squaresWith(board, { kind: "goal", side: name });

const hasGoals = (board: Board, side: SideRules): boolean =>
	side.goals.length > 0 || markedGoals(board, side).length > 0;

/**
 * 1 for a side that goes after the other's pieces, -1 for one that keeps away: where one side alone can capture, the other runs;
 * else a side with a goal runs, and so does the weaker one.
 */
function pursuit(rules: Rules, board: Board, mover: SideRules, rival: SideRules): number {
	const hunter = captureWinner(rules);
	if (hunter !== null) {
		return hunter === mover.name ? 1 : -1;
	}
	if (hasGoals(board, mover) !== hasGoals(board, rival)) {
		return hasGoals(board, mover) ? -1 : 1;
	}
	return mover.pieces * mover.reach >= rival.pieces * rival.reach ? 1 : -1;
}

/** The weights that a person would give to a step nearer to the goal, one nearer to a piece or away from it, and each way out from there. */
const weights = { goal: 1.2, chase: 0.6, freedom: 0.25, back: -1.5, pass: -1 } as const;

/** The steps that a side would take from a square to one that it wins on; `nowhere` where it has none, or no way there. */
function stepsToGoal(board: Board, side: SideRules, from: Square, nowhere: number): number {
	const marked = markedGoals(board, side);
	const isGoal = (square: Square) =>
		side.goals.some((edge) => isOnEdge(edge, square, board)) ||
		marked.some((goal) => sameSquare(goal, square));
	return hasGoals(board, side) ? (stepsTo(board, side, from, isGoal) ?? nowhere) : nowhere;
}

/** The same of a move of the token: it comes nearer to the side's goal than to the other's, and leaves the other few ways. */
function tokenAppeal(board: Board, mover: SideRules, rival: SideRules, to: Square): number {
	const nowhere = board.rows * board.columns;
	const toGoal = stepsToGoal(board, mover, to, nowhere);
	const toTheirs = stepsToGoal(board, rival, to, nowhere);
	return weights.goal * (toTheirs - toGoal) - weights.freedom * around(board, rival, to).length;
}

/**
 * The looks of a move to one who does not reckon ahead: it comes nearer to a goal, follows the prey or gets away from the
 * hunter, keeps ways out, and does not take back the move before.
 */
export function appeal({ rules, board, position, previous }: Turn, made: Made): number {
	const mover = rules.sides.find(({ name }) => name === position.toMove) ?? rules.sides[0];
	const rival = rules.sides.find(({ name }) => name === opponent(rules, mover.name)) ?? mover;
	const taken = stepsOf(made.move);
	const [first] = taken;
	if (first === undefined) {
		return weights.pass;
	}
	if (tokenHolder(rules) !== null) {
		return tokenAppeal(board, mover, rival, first.to);
	}
	const next = made.position.pieces;
	// Where the piece that moved stands; or all, which have all had a step or chosen to stay.
	const ends = movesTogether(rules, mover.name) ? (next[mover.name] ?? []) : [first.to];
	// Farther than any way there is.
	const nowhere = board.rows * board.columns;
	const theirs = next[rival.name] ?? [];
	const toGoal = !hasGoals(board, mover)
		? 0
		: Math.min(...(next[mover.name] ?? []).map((at) => stepsToGoal(board, mover, at, nowhere)));
	const hunter = pursuit(rules, board, mover, rival);
	const toRival = (to: Square) =>
		hunter > 0
			? (stepsTo(board, mover, to, (at) => theirs.some((piece) => sameSquare(piece, at))) ??
				nowhere)
			: Math.min(
					...theirs.map((at) => stepsTo(board, rival, at, (end) => sameSquare(end, to)) ?? nowhere),
				);
	const back = taken.map(({ from, to }) => ({ from: to, to: from }));
	const isBack = previous !== null && sameMove(previous, moveOf(back));
	const places = ends.map(
		(to) =>
			weights.freedom * around(board, mover, to).length - weights.chase * hunter * toRival(to),
	);
	return (
		-weights.goal * toGoal +
		places.reduce((sum, each) => sum + each, 0) / places.length +
		(isBack ? weights.back : 0)
	);
}

/**
 * The move of a player that sees so many plies ahead: of those that it does not tell apart the more likely the better it
 * looks.
 * @param random a number from 0 up to but not including 1.
 */
export function moveBelowPerfect(turn: Turn, sight: number, random: () => number): Move | null {
	const open = candidates(turn.moves, sight);
	const looks = open.map((move) => appeal(turn, move));
	const best = Math.max(...looks);
	const chances = looks.map((look) => Math.exp(look - best));
	let left = random() * chances.reduce((sum, chance) => sum + chance, 0);
	for (const [index, chance] of chances.entries()) {
		left -= chance;
		if (left < 0) {
			return open[index]?.move ?? null;
		}
	}
	return open.at(-1)?.move ?? null;
}

/** The share of moves that keep what the best of them comes to; 1 where there is no move to go wrong with. */
export function savingShare(moves: readonly MoveValue[]): number {
	const [best] = moves;
	return best === undefined
		? 1
		: moves.filter(({ outcome }) => outcome === best.outcome).length / moves.length;
}

/**
 * The move of a perfect player that waits for mistakes: in a win the quickest; else, of the moves that keep the outcome, the
 * one that leaves the other side the smallest share of moves that keep its own, and of those what loses last.
 * @param replies the moves that the other side then has, with their values, best first.
 */
export async function trap(
	moves: readonly MoveValue[],
	replies: (move: MoveValue) => Promise<readonly MoveValue[]>,
): Promise<Move | null> {
	const [best] = moves;
	if (best === undefined || best.outcome === "win") {
		return best?.move ?? null;
	}
	const kept = moves.filter(({ outcome }) => outcome === best.outcome);
	const shares = await Promise.all(kept.map(async (move) => savingShare(await replies(move))));
	const least = Math.min(...shares);
	// They are in order already: what loses later comes first.
	return kept.find((_, index) => shares[index] === least)?.move ?? null;
}
