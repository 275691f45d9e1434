/** The state of settling a graph by hand: the claims so far, the queue, and the moves crossed out. */
import type { Outcome } from "catchmate";
import { reversed } from "../graph/trace.ts";

/** A reader's claim about a point: the side to move wins, or loses. */
export type Claim = Exclude<Outcome, "draw">;

export interface Settling {
	/** By point: the points that one move leads to. */
	readonly moves: readonly (readonly number[])[];
	/** By point; null without a claim. */
	readonly claims: readonly (Claim | null)[];
	/** The settled points waiting, in order. */
	readonly queue: readonly number[];
	/** The points taken from the queue, in order. */
	readonly taken: readonly number[];
	/** By point: the moves crossed out. */
	readonly crossed: readonly (readonly number[])[];
}

export const begin = (moves: Settling["moves"]): Settling => ({
	moves,
	claims: moves.map(() => null),
	queue: [],
	taken: [],
	crossed: moves.map(() => []),
});

/** The number of moves of a point that are not crossed out. */
export const countLeft = ({ moves, crossed }: Settling, point: number): number =>
	(moves[point]?.length ?? 0) - (crossed[point]?.length ?? 0);

/** Why a claim is right or wrong; `about` are the points that decide it. */
export interface Reason {
	readonly kind:
		| "settled"
		| "no-move"
		| "lost-move"
		| "waiting"
		| "open-move"
		| "all-won"
		| "no-lost-move"
		| "drawn"
		| "good-loss"
		| "good-win";
	readonly about: readonly number[];
}

/** Why the claim that a point is lost is wrong; null if it is right. */
function againstLoss({ moves, claims, taken }: Settling, point: number): Reason | null {
	const ways = moves[point] ?? [];
	const [lost] = ways.filter((to) => claims[to] === "loss");
	if (lost !== undefined) {
		return { kind: "lost-move", about: [lost] };
	}
	const open = ways.filter((to) => claims[to] === null);
	if (open.length > 0) {
		return { kind: "open-move", about: open };
	}
	const waiting = ways.filter((to) => !taken.includes(to));
	return waiting.length > 0 ? { kind: "waiting", about: waiting } : null;
}

function againstWin({ moves, claims, taken }: Settling, point: number): Reason | null {
	const ways = moves[point] ?? [];
	if (ways.length === 0) {
		return { kind: "no-move", about: [] };
	}
	const lost = ways.filter((to) => claims[to] === "loss");
	if (lost.some((to) => taken.includes(to))) {
		return null;
	}
	if (lost.length > 0) {
		return { kind: "waiting", about: lost };
	}
	const open = ways.filter((to) => claims[to] === null);
	return open.length > 0 ? { kind: "no-lost-move", about: open } : { kind: "all-won", about: ways };
}

/**
 * Claims that a point is won or lost.
 * @returns the new state, or the same one if the claim is wrong, and the reason
 */
export function claim(
	settling: Settling,
	point: number,
	what: Claim,
): { readonly settling: Settling; readonly reason: Reason; readonly isRight: boolean } {
	const { moves, claims, queue, taken } = settling;
	const unproved = what === "loss" ? againstLoss(settling, point) : againstWin(settling, point);
	const notSettled: Reason | null = isOver(settling) ? { kind: "drawn", about: [] } : unproved;
	const against: Reason | null =
		(claims[point] ?? null) === null ? notSettled : { kind: "settled", about: [point] };
	if (against !== null) {
		return { settling, reason: against, isRight: false };
	}
	const ways = moves[point] ?? [];
	const reason: Reason =
		what === "loss"
			? { kind: "good-loss", about: ways }
			: {
					kind: "good-win",
					about: ways.filter((to) => claims[to] === "loss" && taken.includes(to)).slice(0, 1),
				};
	return {
		settling: {
			...settling,
			claims: claims.map((one, at) => (at === point ? what : one)),
			queue: [...queue, point],
		},
		reason,
		isRight: true,
	};
}

/**
 * Takes the first point from the queue, and if it is won, crosses out the moves of unsettled points to it. Returns the same state
 * if the queue is empty.
 */
export function take(settling: Settling): Settling {
	const { moves, claims, taken, crossed } = settling;
	const [first, ...queue] = settling.queue;
	if (first === undefined) {
		return settling;
	}
	const loses = (from: number): boolean =>
		claims[first] === "win" && claims[from] === null && (moves[from] ?? []).includes(first);
	return {
		...settling,
		queue,
		taken: [...taken, first],
		crossed: crossed.map((ways, from) => (loses(from) ? [...ways, first] : ways)),
	};
}

/** The points that could be settled now. */
export const ready = (settling: Settling): readonly number[] =>
	settling.claims.flatMap((claims, point) =>
		claims === null &&
		(againstLoss(settling, point) === null || againstWin(settling, point) === null)
			? [point]
			: [],
	);

/** The unsettled points with a move to a point. */
export const openBefore = ({ moves, claims }: Settling, point: number): readonly number[] =>
	(reversed(moves)[point] ?? []).filter((from) => claims[from] === null);

/** Whether nothing more can be settled, so that the other points are draws. */
export const isOver = (settling: Settling): boolean =>
	settling.queue.length === 0 && ready(settling).length === 0;
