/** Everything that the page remembers from one visit to the next, under one key of the browser's storage. */

import { hintChoices, kinds, type PlaySettings, sights } from "../play/state.ts";
import { isProgress, noProgress, type Progress } from "../puzzles/progress.ts";

const storageKey = "catchmate";

/** A store of another version is not read: its fields may mean something else. */
const version = 1;

export interface Remembered extends PlaySettings {
	/** The language that the reader has chosen, as a tag; null for the browser's. */
	readonly language: string | null;
	readonly puzzles: Progress;
}

type Name = keyof Remembered;

interface Field<Value> {
	/** Holds as long as nothing is remembered. */
	readonly otherwise: Value;
	/** Whether a value from the storage can be the field's. */
	readonly isValid: (value: unknown) => boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Each field is checked by itself, and those that are unknown are dropped. */
const fields: { readonly [N in Name]: Field<Remembered[N]> } = {
	language: {
		otherwise: null,
		isValid: (value) =>
			value === null || (typeof value === "string" && /^[\w-]{2,35}$/.test(value)),
	},
	puzzles: { otherwise: noProgress, isValid: isProgress },
	hints: {
		otherwise: "staged",
		isValid: (value) => hintChoices.some((choice) => choice === value),
	},
	traps: {
		otherwise: false,
		isValid: (value) => typeof value === "boolean",
	},
	sights: {
		otherwise: {},
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
		otherwise: {},
		isValid: (value) =>
			isRecord(value) &&
			Object.values(value).every(
				(sides) =>
					isRecord(sides) && Object.values(sides).every((kind) => kinds.some((k) => k === kind)),
			),
	},
};

function validFields(stored: unknown): Partial<Remembered> {
	if (!isRecord(stored) || stored.version !== version) {
		return {};
	}
	const valid = Object.entries(fields).filter(
		([name, { isValid }]) => Object.hasOwn(stored, name) && isValid(stored[name]),
	);
	return Object.fromEntries(valid.map(([name]) => [name, stored[name]]));
}

export class Preferences {
	readonly #storage: () => Storage;
	/** Values set since the page was opened: all there is where the storage is refused. */
	#changed: Partial<Remembered> = {};

	/** @param storage gives the browser's storage, or throws where a page may have none, as on some `file://` addresses. */
	constructor(storage: () => Storage) {
		this.#storage = storage;
	}

	get<N extends Name>(name: N): Remembered[N] {
		const { otherwise } = fields[name];
		const known = { [name]: otherwise, ...this.#stored(), ...this.#changed };
		return known[name] as Remembered[N];
	}

	/** Remembers a value, for as long as the page is open where no storage is to be had. What other pages have set stays. */
	set<N extends Name>(name: N, value: Remembered[N]): void {
		this.#changed = { ...this.#changed, [name]: value };
		try {
			const all = { version, ...this.#stored(), [name]: value };
			this.#storage().setItem(storageKey, JSON.stringify(all));
		} catch {
			return;
		}
	}

	#stored(): Partial<Remembered> {
		try {
			return validFields(JSON.parse(this.#storage().getItem(storageKey) ?? "null"));
		} catch {
			return {};
		}
	}
}

export const preferences = new Preferences(() => localStorage);
