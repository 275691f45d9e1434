/** What the page remembers between visits, under one key of the browser's storage. */

import { preferredTag, type Tag } from "../../locale/languages.ts";
import { isRecord } from "../../model/is-record.ts";
import { hintChoices, kinds, type PlaySettings, sights } from "../../model/play-settings.ts";
import { isProgress, noProgress, type Progress } from "../../model/puzzle-progress.ts";
import { Entry } from "../../storage/entry.ts";

const storageKey = "catchmate";

/** Other versions are not read: their fields may have other meanings. */
const version = 1;

export interface Remembered extends PlaySettings {
	/** The tag of the language that the reader chose; null for the browser's. */
	readonly language: string | null;
	readonly puzzles: Progress;
}

type Name = keyof Remembered;

interface Field<Value> {
	/** The default. */
	readonly fallback: Value;
	/** Whether a stored value is valid. */
	readonly isValid: (value: unknown) => boolean;
}

/** Each field is checked by itself; unknown ones are dropped. */
const fields: { readonly [N in Name]: Field<Remembered[N]> } = {
	language: {
		fallback: null,
		isValid: (value) =>
			value === null || (typeof value === "string" && /^[\w-]{2,35}$/.test(value)),
	},
	puzzles: { fallback: noProgress, isValid: isProgress },
	hints: {
		fallback: "staged",
		isValid: (value) => hintChoices.some((choice) => choice === value),
	},
	traps: {
		fallback: false,
		isValid: (value) => typeof value === "boolean",
	},
	sound: {
		fallback: false,
		isValid: (value) => typeof value === "boolean",
	},
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
				(sides) =>
					isRecord(sides) && Object.values(sides).every((kind) => kinds.some((k) => k === kind)),
			),
	},
};

/** What is stored; any field may be missing. */
type Stored = Partial<Remembered> & { readonly version: number };

function checked(stored: unknown): Stored {
	if (!isRecord(stored) || stored.version !== version) {
		return { version };
	}
	const valid = Object.entries(fields).filter(
		([name, { isValid }]) => Object.hasOwn(stored, name) && isValid(stored[name]),
	);
	return { version, ...Object.fromEntries(valid.map(([name]) => [name, stored[name]])) };
}

export class Preferences {
	readonly #entry: Entry<Stored>;

	/** @param storage returns the browser's storage, or throws if a page may not have one */
	constructor(storage: () => Storage) {
		this.#entry = new Entry(storageKey, storage, checked);
	}

	get<N extends Name>(name: N): Remembered[N] {
		const known = { [name]: fields[name].fallback, ...this.#entry.value };
		return known[name] as Remembered[N];
	}

	/** Remembers a value; without storage, while the page is open. */
	set<N extends Name>(name: N, value: Remembered[N]): void {
		this.change(name, () => value);
	}

	/** Changes the current value, even if another tab stored it. Returns the new value. */
	change<N extends Name>(name: N, change: (value: Remembered[N]) => Remembered[N]): Remembered[N] {
		this.#entry.change((stored) => ({ ...stored, [name]: change(this.get(name)) }));
		return this.get(name);
	}

	/** Listens to changes by other tabs of the page. */
	listen(onChange: () => void): void {
		this.#entry.listen(onChange);
	}
}

export const preferences = new Preferences(() => localStorage);

/** The language that the reader chose, now or earlier; by default the browser's. */
export const initialLanguage = (): Tag => {
	const chosen = preferences.get("language");
	return preferredTag([...(chosen === null ? [] : [chosen]), ...navigator.languages]);
};
