/** The settings of play. */
import { isRecord } from "./is-record.ts";

/** The player of a side: a person, a perfect player, or one who sees only some plies ahead. */
export const kinds = ["human", "perfect", "fallible"] as const;
export type Kind = (typeof kinds)[number];

export const hintChoices = ["off", "staged", "full"] as const;
export type Hints = (typeof hintChoices)[number];

/** The sight of a fallible player, in plies. */
export const sights = { least: 1, most: 12, usual: 3 } as const;

/** The settings that are kept between visits. */
export interface PlaySettings {
	/** How much is revealed during a game. */
	readonly hints: Hints;
	/** Whether the perfect player sets traps when it cannot win. */
	readonly traps: boolean;
	/** Whether moves are heard. */
	readonly sound: boolean;
	/** By side name: the sight of a fallible player, in plies. */
	readonly sights: Readonly<Record<string, number>>;
	/** By game id, then side name: who plays the side. */
	readonly players: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
}

/** A value that is kept between visits. */
export interface Kept<Value> {
	/** The default. */
	readonly fallback: Value;
	/** Whether a stored value is valid. */
	readonly isValid: (value: unknown) => boolean;
}

const isBoolean = (value: unknown): boolean => typeof value === "boolean";

const isOneOf = (all: readonly string[]) => (value: unknown) => all.some((each) => each === value);

export const keptSettings: { readonly [Name in keyof PlaySettings]: Kept<PlaySettings[Name]> } = {
	hints: { fallback: "staged", isValid: isOneOf(hintChoices) },
	traps: { fallback: false, isValid: isBoolean },
	sound: { fallback: false, isValid: isBoolean },
	sights: {
		fallback: {},
		isValid: (value) =>
			isRecord(value) &&
			Object.entries(value).every(
				([side, plies]) =>
					/^[a-z]{1,20}$/.test(side) &&
					Number.isInteger(plies) &&
					Number(plies) >= sights.least &&
					Number(plies) <= sights.most,
			),
	},
	players: {
		fallback: {},
		isValid: (value) =>
			isRecord(value) &&
			Object.values(value).every(
				(sides) => isRecord(sides) && Object.values(sides).every(isOneOf(kinds)),
			),
	},
};
