/** The facts of the chapter on further games: a point with weighted moves. */
import type { FactFinder } from "../build/facts.ts";

/** Moves to lost points: the seconds that a move takes, and the distance of its point. */
const near = { weight: 5, distance: 2 } as const;
const far = { weight: 1, distance: 4 } as const;

export const facts: FactFinder = () => {
	const [slow, seconds] = [near, far].map(({ weight, distance }) => weight + distance);
	if (slow === undefined || seconds === undefined || seconds >= slow) {
		throw new Error("the nearest point is the best one to move to");
	}
	return {
		nearWeight: near.weight,
		nearDistance: near.distance,
		farWeight: far.weight,
		farDistance: far.distance,
		slow,
		seconds,
	};
};
