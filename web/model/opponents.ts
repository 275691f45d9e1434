/**
 * Two opponents for any rules. The fallible one sees only some plies ahead, and beyond them prefers moves that look
 * good. The perfect one sets traps when it cannot win.
 */
import type { Board, Move, MoveValue, Position, Rules, SideRules, Square } from "catchmate";
import { squaresWith } from "./features.ts";
import { pointAt, waysFrom } from "./graph.ts";
import { bestOf } from "./judgement.ts";
import {
	captureWinner,
	isOnEdge,
	moveOf,
	movesTogether,
	opponent,
	sameMove,
	sameSquare,
	squareKey,
	steps,
	stepsOf,
	tokenHolder,
} from "./position.ts";
import type { MadeMove } from "./record.ts";

/** An opponent's turn. */
export interface Turn {
	readonly rules: Rules;
	readonly board: Board;
	readonly position: Position;
	/** The legal moves and their values, best first. */
	readonly moves: readonly MoveValue[];
	/** The side's own previous move; null if there is none. */
	readonly previous: Move | null;
}

/**
 * The moves that look equal to a player who sees `sight` plies ahead: the quickest wins in sight; otherwise all moves
 * that do not lose in sight; otherwise the longest losses. Endless play is never in sight.
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

/** The neighbours of a square open to a side, in its directions or along its ways. */
function neighboursOn(
	board: Board,
	{ name, directions }: SideRules,
	from: Square,
): readonly Square[] {
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

/** The steps of a side's piece around obstacles to the nearest square that satisfies `isThere`; null for no way. */
export function stepsTo(
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
		for (const square of ring.flatMap((each) => neighboursOn(board, side, each))) {
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
 * 1 for a side that hunts the other's pieces, -1 for one that runs away: if only one side can capture, the other runs;
 * otherwise a side with a goal runs, or else the weaker side.
 */
export function pursuit(rules: Rules, board: Board, mover: SideRules, rival: SideRules): number {
	const hunter = captureWinner(rules);
	if (hunter !== null) {
		return hunter === mover.name ? 1 : -1;
	}
	if (hasGoals(board, mover) !== hasGoals(board, rival)) {
		return hasGoals(board, mover) ? -1 : 1;
	}
	return mover.pieces * mover.reach >= rival.pieces * rival.reach ? 1 : -1;
}

/** The worth of a step towards the goal, a step towards or away from a piece, each free neighbour, a retreat, a pass. */
const weights = { goal: 1.2, chase: 0.6, freedom: 0.25, back: -1.5, pass: -1 } as const;

/** The steps from a square to a goal of a side; `nowhere` if there is none or no way. */
export function stepsToGoal(board: Board, side: SideRules, from: Square, nowhere: number): number {
	const marked = markedGoals(board, side);
	const isGoal = (square: Square) =>
		side.goals.some((edge) => isOnEdge(edge, square, board)) ||
		marked.some((goal) => sameSquare(goal, square));
	return hasGoals(board, side) ? (stepsTo(board, side, from, isGoal) ?? nowhere) : nowhere;
}

/** The appeal of a token's move: near the mover's goal, far from the rival's, with few ways left for the rival. */
function tokenAppeal(board: Board, mover: SideRules, rival: SideRules, to: Square): number {
	const nowhere = board.rows * board.columns;
	const toGoal = stepsToGoal(board, mover, to, nowhere);
	const toTheirs = stepsToGoal(board, rival, to, nowhere);
	return (
		weights.goal * (toTheirs - toGoal) - weights.freedom * neighboursOn(board, rival, to).length
	);
}

/**
 * How good a move looks without calculation. Good moves approach a goal, follow the prey or flee the hunter, keep ways
 * open, and do not undo the previous move.
 */
export function appeal({ rules, board, position, previous }: Turn, made: MadeMove): number {
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
	// The new square of the moved piece; of all pieces, if all move each turn.
	const ends = movesTogether(rules, mover.name) ? (next[mover.name] ?? []) : [first.to];
	// Longer than any path.
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
			weights.freedom * neighboursOn(board, mover, to).length -
			weights.chase * hunter * toRival(to),
	);
	return (
		-weights.goal * toGoal +
		places.reduce((sum, each) => sum + each, 0) / places.length +
		(isBack ? weights.back : 0)
	);
}

/**
 * The move of a player who sees `sight` plies ahead: a random candidate, more often a good-looking one.
 * @param random a number from 0 up to, but not including, 1
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

/** The share of moves that keep the best outcome; 1 if there are no moves. */
export function savingShare(moves: readonly MoveValue[]): number {
	const [best] = moves;
	return best === undefined
		? 1
		: moves.filter(({ outcome }) => outcome === best.outcome).length / moves.length;
}

/**
 * The move of a perfect player who sets traps. In a win, the quickest. Otherwise, of the moves that keep the outcome,
 * the one that leaves the other side the smallest share of moves that keep theirs; of several, the one that loses last.
 * @param replies the other side's moves after a move, with values, best first
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
	// The moves are sorted, so that later losses come first.
	return kept.find((_, index) => shares[index] === least)?.move ?? null;
}
