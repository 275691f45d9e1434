/** The features of squares: obstacles, goals of a side, and squares closed to a side. */
import type { Board, Rules, Square } from "catchmate";
import { markedFor, sameSquare } from "./position.ts";

export type Feature =
	| { readonly kind: "obstacle" }
	/** A goal, where the side wins; or a closed square, an obstacle for that side alone. */
	| { readonly kind: "goal" | "closed"; readonly side: string };

export const obstacle: Feature = { kind: "obstacle" };

const goalOf = (side: string): Feature => ({ kind: "goal", side });
const closedTo = (side: string): Feature => ({ kind: "closed", side });

/** All features that squares can have in a game. */
export const featuresOf = ({ sides: [one, two] }: Rules): readonly Feature[] => [
	obstacle,
	goalOf(one.name),
	goalOf(two.name),
	closedTo(one.name),
	closedTo(two.name),
];

/** The feature if its side is in the game; otherwise an obstacle, which every game has. */
export const featureIn = ({ sides }: Rules, feature: Feature): Feature =>
	feature.kind === "obstacle" || sides.some(({ name }) => name === feature.side)
		? feature
		: obstacle;

/** The squares of a board that have a feature. */
export function squaresWith(board: Board, feature: Feature): readonly Square[] {
	switch (feature.kind) {
		case "obstacle":
			return board.obstacles;
		case "goal":
			return markedFor(board.goals, feature.side);
		case "closed":
			return markedFor(board.closed, feature.side);
	}
}

export const hasFeature = (board: Board, square: Square, feature: Feature): boolean =>
	squaresWith(board, feature).some((other) => sameSquare(other, square));

/** Replaces one side's squares. Sides without squares are omitted. */
function replaced(
	marked: Board["goals"],
	side: string,
	squares: readonly Square[],
): NonNullable<Board["goals"]> {
	const all = Object.entries({ ...marked, [side]: squares });
	return Object.fromEntries(all.filter(([, some]) => some.length > 0));
}

/** The board with `feature` on exactly these squares. Empty `goals` and `closed` are omitted. */
export function withSquares(board: Board, feature: Feature, squares: readonly Square[]): Board {
	if (feature.kind === "obstacle") {
		return { ...board, obstacles: squares };
	}
	const { goals, closed, ...rest } = board;
	const isGoal = feature.kind === "goal";
	const allGoals = isGoal ? replaced(goals, feature.side, squares) : (goals ?? {});
	const allClosed = isGoal ? (closed ?? {}) : replaced(closed, feature.side, squares);
	return {
		...rest,
		...(Object.keys(allGoals).length > 0 && { goals: allGoals }),
		...(Object.keys(allClosed).length > 0 && { closed: allClosed }),
	};
}

/** Maps each feature's squares. */
export function mapSquares(
	board: Board,
	map: (squares: readonly Square[], feature: Feature) => readonly Square[],
): Board {
	const features = [
		obstacle,
		...Object.keys(board.goals ?? {}).map(goalOf),
		...Object.keys(board.closed ?? {}).map(closedTo),
	];
	return features.reduce(
		(changed, feature) => withSquares(changed, feature, map(squaresWith(board, feature), feature)),
		board,
	);
}

/** Whether a square cannot have both features: obstacles have no other, and a side's goals are open to it. */
const excludes = (a: Feature, b: Feature): boolean =>
	a.kind === "obstacle" || b.kind === "obstacle"
		? a.kind !== b.kind
		: a.kind !== b.kind && a.side === b.side;

export const isSameFeature = (a: Feature, b: Feature): boolean =>
	a.kind === "obstacle" || b.kind === "obstacle"
		? a.kind === b.kind
		: a.kind === b.kind && a.side === b.side;

/** Adds a feature to a square and removes those it excludes; or removes the feature. */
export function withFeature(board: Board, square: Square, feature: Feature, has: boolean): Board {
	const without = mapSquares(board, (squares, other) =>
		isSameFeature(feature, other) || (has && excludes(feature, other))
			? squares.filter((each) => !sameSquare(each, square))
			: squares,
	);
	return has ? withSquares(without, feature, [...squaresWith(without, feature), square]) : without;
}
