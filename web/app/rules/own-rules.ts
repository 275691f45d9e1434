/** Rules that a person makes from those of a game: which they are, and what cannot be chosen in them. */
import type { Board, Direction, Edge, Rules, SideRules } from "catchmate";
import { endlessWinner } from "../../board/position.ts";
import { baseOf, variantId } from "../../board/variant.ts";

/** All directions, in the order in which rules name them. */
const directions: readonly Direction[] = [
	...(["up", "right", "down", "left"] as const),
	...(["up-right", "down-right", "down-left", "up-left"] as const),
];

/** All edges, in the order in which rules name them. */
export const edges: readonly Edge[] = ["top", "right", "bottom", "left"];

/** A list with a member added or taken away; in the order of all that there are. */
const toggled = <T>(all: readonly T[], some: readonly T[], member: T, has: boolean): T[] =>
	all.filter((each) => (each === member ? has : some.includes(each)));

export const withDirection = (side: SideRules, direction: Direction, has: boolean): SideRules => ({
	...side,
	directions: toggled(directions, side.directions, direction, has),
});

export const withGoal = (side: SideRules, edge: Edge, has: boolean): SideRules => ({
	...side,
	goals: toggled(edges, side.goals, edge, has),
});

/** Rules with a changed side in the place of the one of its name. */
export function withSide(rules: Rules, side: SideRules): Rules {
	const [one, two] = rules.sides;
	return { ...rules, sides: side.name === one.name ? [side, two] : [one, side] };
}

/** A side whose pieces all move in a turn, or one of them alone: together they take one step each. */
export function withMovesAll({ movesAll: _, ...side }: SideRules, has: boolean): SideRules {
	return has ? { ...side, reach: 1, movesAll: true } : side;
}

/** A side whose pieces may share a square, or may not. */
export function withMayShare({ mayShare: _, ...side }: SideRules, has: boolean): SideRules {
	return has ? { ...side, mayShare: true } : side;
}

/** Whether such a way to move is the only one of its side, which cannot do without. */
export const isLastWay = ({ directions, mayPass }: SideRules): boolean =>
	directions.length + Number(mayPass) === 1;

/** Whether the game may be a draw where a side has no move: not where even play that never ends is won. */
export const canDraw = (rules: Rules): boolean => endlessWinner(rules) === null;

/** Whether a side may win by play that never ends: not where the other can get a draw by having no move. */
export const canWinEndless = ({ noMove }: Rules): boolean => noMove !== "draws";

/** Whether rules are those of a game on graphs too, which have no borders and no longer moves. */
export const fitsGraph = ({ sides }: Rules): boolean =>
	sides.every(({ reach, goals }) => reach === 1 && goals.length === 0);

/** Whether there is a way to win at all, by the rules or on the squares of the board. */
export const isDecisive = (rules: Rules, board: Board): boolean =>
	rules.capture !== "forbidden" ||
	rules.noMove === "loses" ||
	endlessWinner(rules) !== null ||
	rules.sides.some(({ goals }) => goals.length > 0) ||
	Object.values(board.goals ?? {}).some((squares) => squares.length > 0);

/** Equal for rules of the same games, whatever their ids, and whatever a move of one square is said to pass over, or a single piece to do with others. */
function rulesKey(rules: Rules): string {
	const sides = rules.sides.map((side) => ({
		...side,
		directions: directions.filter((direction) => side.directions.includes(direction)),
		goals: edges.filter((edge) => side.goals.includes(edge)),
		leaps: side.reach === 1 ? "nothing" : side.leaps,
		movesAll: side.movesAll === true && side.pieces > 1,
		mayShare: side.mayShare === true && side.pieces > 1,
	}));
	return JSON.stringify({ ...rules, id: "", sides });
}

/** Whether rules are those of the same games. */
export const areSame = (one: Rules, other: Rules): boolean => rulesKey(one) === rulesKey(other);

/** Whether rules have the same sides, with as many pieces: then a position of one is a position of the other. */
export const areComparable = (one: Rules, other: Rules): boolean =>
	one.sides.every(({ name, pieces }, index) => {
		const side = other.sides[index];
		return side?.name === name && side.pieces === pieces;
	});

/** Rules that were changed, as the game of the list that has them, else under the id of a game with own rules. */
export function named(games: readonly Rules[], changed: Rules): Rules {
	const key = rulesKey(changed);
	return games.find((game) => rulesKey(game) === key) ?? { ...changed, id: variantId(changed.id) };
}

/** The game of the list that rules were made from; none for a game with its own rules, or one that is not in the list. */
export function originOf(games: readonly Rules[], { id }: Rules): Rules | undefined {
	const base = baseOf(id);
	return games.find((game) => game.id === base);
}
