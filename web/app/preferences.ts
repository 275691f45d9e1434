/** What the page remembers from one visit to the next, and all that it does: under one key of the browser's storage. */

import type { Hints } from "../element/state.ts";
import { hintChoices, type Kind, kinds, sights } from "./play/choices.ts";

const storageKey = "catchmate";

/** A store of another version is not read: its fields may mean something else. */
const version = 1;

interface Field<Value> {
	/** What holds as long as nothing is remembered. */
	readonly otherwise: Value;
	/** Whether what the storage holds can be the field's. */
	readonly isSound: (value: unknown) => value is Value;
}

type Sights = Readonly<Record<string, number>>;
type Players = Readonly<Record<string, Readonly<Record<string, Kind>>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** What is remembered. Each field is checked by itself, and those that are unknown are dropped. */
const fields = {
	/** The language that the reader has chosen, as a tag; null for the browser's. */
	language: {
		otherwise: null,
		isSound: (value): value is string | null =>
			value === null || (typeof value === "string" && /^[\w-]{2,35}$/.test(value)),
	} satisfies Field<string | null> as Field<string | null>,
	/** What is told of values while games are played. */
	hints: {
		otherwise: "staged",
		isSound: (value): value is Hints => hintChoices.some((choice) => choice === value),
	} satisfies Field<Hints> as Field<Hints>,
	/** Whether a perfect player that cannot win lays traps. */
	traps: {
		otherwise: false,
		isSound: (value): value is boolean => typeof value === "boolean",
	} satisfies Field<boolean> as Field<boolean>,
	/** How many plies ahead a fallible player sees, by the name of its side. */
	sights: {
		otherwise: {},
		isSound: (value): value is Sights =>
			isRecord(value) &&
			Object.entries(value).every(
				([side, plies]) =>
					/^[a-z]{1,20}$/.test(side) &&
					Number.isInteger(plies) &&
					Number(plies) >= sights.least &&
					Number(plies) <= sights.most,
			),
	} satisfies Field<Sights> as Field<Sights>,
	/** Who plays each side, by game and side. */
	players: {
		otherwise: {},
		isSound: (value): value is Players =>
			isRecord(value) &&
			Object.values(value).every(
				(sides) =>
					isRecord(sides) && Object.values(sides).every((kind) => kinds.some((k) => k === kind)),
			),
	} satisfies Field<Players> as Field<Players>,
} as const;

type Fields = typeof fields;
type Name = keyof Fields;
type ValueOf<N extends Name> = Fields[N] extends Field<infer Value> ? Value : never;
type Known = { [N in Name]?: ValueOf<N> };

function soundFields(stored: unknown): Known {
	if (!isRecord(stored) || stored.version !== version) {
		return {};
	}
	const sound = Object.entries(fields).filter(
		([name, { isSound }]) => Object.hasOwn(stored, name) && isSound(stored[name]),
	);
	return Object.fromEntries(sound.map(([name]) => [name, stored[name]]));
}

export class Preferences {
	readonly #storage: () => Storage;
	/** What was set since the page was opened: all there is where the storage is refused. */
	#own: Known = {};

	/** @param storage gives the browser's storage, or throws where a page may have none, as on some `file://` addresses. */
	constructor(storage: () => Storage) {
		this.#storage = storage;
	}

	get<N extends Name>(name: N): ValueOf<N> {
		const known: Known = { ...this.#stored(), ...this.#own };
		return (name in known ? known[name] : fields[name].otherwise) as ValueOf<N>;
	}

	/** Remembers a value, for as long as the page is open where no storage is to be had. What other pages have set stays. */
	set<N extends Name>(name: N, value: ValueOf<N>): void {
		this.#own = { ...this.#own, [name]: value };
		try {
			const all = { version, ...this.#stored(), [name]: value };
			this.#storage().setItem(storageKey, JSON.stringify(all));
		} catch {
			return;
		}
	}

	#stored(): Known {
		try {
			return soundFields(JSON.parse(this.#storage().getItem(storageKey) ?? "null"));
		} catch {
			return {};
		}
	}
}

/** Of this page. */
export const preferences = new Preferences(() => localStorage);
