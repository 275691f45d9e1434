/**
 * The page's preferences, stored under one key of the browser's storage. The colours have a key of their own, shared by
 * all pages of the site: web/storage/scheme.ts.
 */
import { type Signal, signal } from "@preact/signals-core";
import { isRecord } from "../../model/is-record.ts";
import { type PlaySettings, playSettings, type StoredField } from "../../model/play-settings.ts";
import { isProgress, noProgress, type Progress } from "../../model/puzzle-progress.ts";
import { Entry } from "../../storage/entry.ts";

const storageKey = "catchmate";

/** The version of the stored fields. Other versions are ignored, as their fields may have other meanings. */
const version = 1;

export interface Remembered extends PlaySettings {
	/** The tag of the language that the reader chose; null for the browser's. */
	readonly language: string | null;
	readonly puzzles: Progress;
	/** The link to the unfinished game, without `#`; null for none. */
	readonly game: string | null;
	/** The ids of the games in which the reader has moved, the latest last. */
	readonly met: readonly string[];
	/** The most puzzles solved in a storm. */
	readonly stormBest: number;
	/** Whether storms have puzzles of all games, not only of those met. */
	readonly stormAll: boolean;
}

type Name = keyof Remembered;

/** Each field's default and validation. Unknown fields are dropped. */
const fields: { readonly [N in Name]: StoredField<Remembered[N]> } = {
	language: {
		fallback: null,
		isValid: (value) =>
			value === null || (typeof value === "string" && /^[\w-]{2,35}$/.test(value)),
	},
	puzzles: { fallback: noProgress, isValid: isProgress },
	game: {
		fallback: null,
		isValid: (value) =>
			value === null || (typeof value === "string" && /^[\w.-]{1,9999}$/.test(value)),
	},
	met: {
		fallback: [],
		isValid: (value) =>
			Array.isArray(value) &&
			value.length <= 100 &&
			value.every((id) => typeof id === "string" && id.length <= 100),
	},
	stormBest: {
		fallback: 0,
		isValid: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
	},
	stormAll: { fallback: false, isValid: (value) => typeof value === "boolean" },
	...playSettings,
};

/** The stored fields; any may be missing. */
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

const known = <N extends Name>(stored: Stored, name: N): Remembered[N] =>
	({ [name]: fields[name].fallback, ...stored })[name] as Remembered[N];

export class Preferences {
	readonly #entry: Entry<Stored>;
	/** The values in this tab: as stored when the page opened, then as changed here. Readers of a field follow it alone. */
	readonly #values: { readonly [N in Name]: Signal<Remembered[N]> };
	readonly #isRefused = signal(false);

	/** @param storage returns the browser's storage, or throws if a page may not have one */
	constructor(storage: () => Storage) {
		this.#entry = new Entry(storageKey, storage, checked);
		const stored = this.#entry.value;
		const names = Object.keys(fields) as Name[];
		this.#values = Object.fromEntries(
			names.map((name) => [name, signal(known(stored, name))]),
		) as unknown as { readonly [N in Name]: Signal<Remembered[N]> };
	}

	/** Whether the storage has refused the last change, so that it lasts only for this visit. */
	get isRefused(): boolean {
		return this.#isRefused.value;
	}

	get<N extends Name>(name: N): Remembered[N] {
		return this.#values[name].value;
	}

	/** Stores a value; without storage, it lasts while the page is open. */
	set<N extends Name>(name: N, value: Remembered[N]): void {
		this.change(name, () => value);
	}

	/** Changes the stored value, whichever tab stored it. */
	change<N extends Name>(name: N, change: (value: Remembered[N]) => Remembered[N]): void {
		this.#entry.change((stored) => ({ ...stored, [name]: change(known(stored, name)) }));
		this.#isRefused.value = this.#entry.isRefused;
		this.#take(name);
	}

	/** Follows changes of a value by other tabs. */
	follow(name: Name): void {
		this.#entry.listen(() => this.#take(name));
	}

	#take<N extends Name>(name: N): void {
		this.#values[name].value = known(this.#entry.value, name);
	}
}

export const preferences = new Preferences(() => localStorage);
