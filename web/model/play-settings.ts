/** The settings of play, one line each: its type, its validation and its control follow from the line. */
import { isRecord } from "./is-record.ts";

/** The automatic players, the weakest first. */
const levels = ["easy", "medium", "perfect"] as const;
export type Level = (typeof levels)[number];

/** The player of a side: a person or an automatic player. */
export const kinds = ["human", ...levels] as const;
export type Kind = (typeof kinds)[number];

/** The sight of the players below perfect, in plies. */
export const sights = { easy: 2, medium: 5 } as const;

/** The level one step harder (1) or easier (-1), if there is one. */
export const levelBeside = (level: Level, step: 1 | -1): Level =>
	levels[levels.indexOf(level) + step] ?? level;

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
	/** Whether an opponent plays harder after the person's win and easier after a loss. */
	grows: choice<boolean>(true, false, true),
	/** Whether the perfect player sets traps when it cannot win. */
	traps: flag,
	/** How much the hints reveal during a game. */
	hints: choice("staged", "off", "staged", "full"),
	/** Whether moves make a sound. */
	sound: flag,
};

export type PlayChoice = keyof typeof playChoices;
export type Hints = (typeof playChoices)["hints"]["fallback"];

const isKind = (value: unknown): boolean => kinds.some((kind) => kind === value);

/** All settings of play stored between visits. */
export const playSettings = {
	...playChoices,
	/** By game id: the opponent's level where none is chosen. */
	levels: {
		fallback: {},
		isValid: (value) =>
			isRecord(value) &&
			Object.values(value).every((level) => levels.some((each) => each === level)),
	} as StoredField<Readonly<Record<string, Level>>>,
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
