/** The settings of play, one line each: its type, its validation and its control follow from the line. */
import { isRecord } from "./is-record.ts";

/** The player of a side: a person, a perfect player, or one who sees only some plies ahead. */
export const kinds = ["human", "perfect", "fallible"] as const;
export type Kind = (typeof kinds)[number];

/** The sight of a fallible player, in plies. */
export const sights = { least: 1, most: 12, usual: 3 } as const;

/** A value stored between visits. */
export interface StoredField<Value> {
	/** The default. */
	readonly fallback: Value;
	/** Whether a stored value is valid. */
	readonly isValid: (value: unknown) => boolean;
}

/** A value chosen among several. */
interface Choice<Value> extends StoredField<Value> {
	readonly values: readonly Value[];
}

const choice = <const Value>(fallback: Value, ...values: readonly Value[]): Choice<Value> => ({
	fallback,
	values,
	isValid: (value) => values.some((each) => each === value),
});

const flag = choice<boolean>(false, false, true);

/** The settings for all games, in the panel's order. */
export const playChoices = {
	/** Whether the perfect player sets traps when it cannot win. */
	traps: flag,
	/** How much the hints reveal during a game. */
	hints: choice("staged", "off", "staged", "full"),
	/** Whether moves make a sound. */
	sound: flag,
};

export type PlayChoice = keyof typeof playChoices;
export type Hints = (typeof playChoices)["hints"]["fallback"];

const isSight = (plies: unknown): boolean =>
	Number.isInteger(plies) && Number(plies) >= sights.least && Number(plies) <= sights.most;

const isKind = (value: unknown): boolean => kinds.some((kind) => kind === value);

/** All settings of play stored between visits. */
export const playSettings = {
	...playChoices,
	/** By side name: the sight of a fallible player, in plies. */
	sights: {
		fallback: {},
		isValid: (value) =>
			isRecord(value) &&
			Object.entries(value).every(([side, plies]) => /^[a-z]{1,20}$/.test(side) && isSight(plies)),
	} as StoredField<Readonly<Record<string, number>>>,
	/** By game id, then side name: who plays the side. */
	players: {
		fallback: {},
		isValid: (value) =>
			isRecord(value) &&
			Object.values(value).every((sides) => isRecord(sides) && Object.values(sides).every(isKind)),
	} as StoredField<Readonly<Record<string, Readonly<Record<string, Kind>>>>>,
};

export type PlaySettings = {
	readonly [Name in keyof typeof playSettings]: (typeof playSettings)[Name]["fallback"];
};
