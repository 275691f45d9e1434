/** Variants of a game's rules: their changes, their comparison, and the options that exclude each other. */
import type { Board, Direction, Edge, Rules, SideRules } from "catchmate";
import { endlessWinner, tokenHolder } from "./position.ts";
import { isSame } from "./same.ts";
import { baseOf, variantId } from "./variant.ts";

/** All directions, in the order of the rules format. */
const directions: readonly Direction[] = [
	...(["up", "right", "down", "left"] as const),
	...(["up-right", "down-right", "down-left", "up-left"] as const),
];

/** All edges, in the order of the rules format. */
export const edges: readonly Edge[] = ["top", "right", "bottom", "left"];

/** Adds a member to `some` or removes it; keeps the order of `all`. */
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

/** Replaces the side of the same name. */
export function withSide(rules: Rules, side: SideRules): Rules {
	const [one, two] = rules.sides;
	return { ...rules, sides: side.name === one.name ? [side, two] : [one, side] };
}

/** An optional field of a side; missing means false. */
export type SideOption = keyof {
	[Field in keyof SideRules as undefined extends SideRules[Field] ? Field : never]: never;
};

interface OptionFacts {
	/** Whether the option affects a side. */
	readonly matters: (side: SideRules) => boolean;
	/** Other fields that the option sets. */
	readonly implies: Partial<SideRules>;
}

const hasSeveral = ({ pieces }: SideRules) => pieces > 1;

/** All options, in the order of the rules. */
const options: Readonly<Record<SideOption, OptionFacts>> = {
	// Pieces that move together take one step each.
	movesAll: { matters: hasSeveral, implies: { reach: 1 } },
	mayShare: { matters: hasSeveral, implies: {} },
};

const allOptions = Object.keys(options) as readonly SideOption[];

/** The options that affect a side. */
export const optionsOf = (side: SideRules): readonly SideOption[] =>
	allOptions.filter((option) => options[option].matters(side));

/** Sets or removes an option. */
export function withOption(side: SideRules, option: SideOption, has: boolean): SideRules {
	const { [option]: _, ...others } = side;
	return has ? { ...others, ...options[option].implies, [option]: true } : others;
}

/** Whether a side has only one way to move: one direction, or the pass. */
export const isLastWay = ({ directions, mayPass }: SideRules): boolean =>
	directions.length + Number(mayPass) === 1;

/** Whether "no move draws" is allowed: not if endless play wins for a side. */
export const canDraw = (rules: Rules): boolean => endlessWinner(rules) === null;

/** Whether "endless play wins" is allowed: not if a side without a move draws. */
export const canWinEndless = ({ noMove }: Rules): boolean => noMove !== "draws";

/** Whether the rules are valid on graphs, which have single steps and no borders. */
export const fitsGraph = ({ sides }: Rules): boolean =>
	sides.every(({ reach, goals }) => reach === 1 && goals.length === 0);

/** Whether a side can win, by the rules or by the board's goals. */
export const isDecisive = (rules: Rules, board: Board): boolean =>
	(rules.capture !== "forbidden" && tokenHolder(rules) === null) ||
	rules.noMove === "loses" ||
	endlessWinner(rules) !== null ||
	rules.sides.some(({ goals }) => goals.length > 0) ||
	Object.values(board.goals ?? {}).some((squares) => squares.length > 0);

/**
 * A key, equal for rules of the same game. Ignores the id and fields without effect: `leaps` of single steps, and options
 * of a single piece.
 */
function rulesKey(rules: Rules): string {
	const sides = rules.sides.map((side) => ({
		...side,
		directions: directions.filter((direction) => side.directions.includes(direction)),
		goals: edges.filter((edge) => side.goals.includes(edge)),
		leaps: side.reach === 1 ? "nothing" : side.leaps,
		...Object.fromEntries(allOptions.map((option) => [option, false])),
		...Object.fromEntries(optionsOf(side).map((option) => [option, side[option] === true])),
	}));
	return JSON.stringify({ ...rules, id: "", sides });
}

/** Whether two rules define the same game. */
export const areSame = (one: Rules, other: Rules): boolean => rulesKey(one) === rulesKey(other);

/** Whether rules have the same sides with equal numbers of pieces, and so the same positions. */
export const areComparable = (one: Rules, other: Rules): boolean =>
	one.sides.every(({ name, pieces }, index) => {
		const side = other.sides[index];
		return side?.name === name && side.pieces === pieces;
	});

/** Changed rules under their id: that of an equal listed game, otherwise a variant's. */
export function named(games: readonly Rules[], changed: Rules): Rules {
	const key = rulesKey(changed);
	return games.find((game) => rulesKey(game) === key) ?? { ...changed, id: variantId(changed.id) };
}

/** The listed game of which rules are a variant; undefined for other rules, and for those equal to that game. */
export function originOf(games: readonly Rules[], rules: Rules): Rules | undefined {
	const base = baseOf(rules.id);
	return games.find((game) => game.id === base && !areSame(game, rules));
}

/** The listed game with the same rules; otherwise the rules. */
export const listed = (games: readonly Rules[], rules: Rules): Rules =>
	games.find((game) => isSame(game, rules)) ?? rules;
