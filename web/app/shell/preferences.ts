/**
 * What the page remembers between visits, under one key of the browser's storage. The colours have another, which all pages
 * of the site read: web/storage/scheme.ts.
 */
import { type Signal, signal } from "@preact/signals-core";
import { isRecord } from "../../model/is-record.ts";
import { type PlaySettings, playSettings, type StoredField } from "../../model/play-settings.ts";
import { isProgress, noProgress, type Progress } from "../../model/puzzle-progress.ts";
import { Entry } from "../../storage/entry.ts";

const storageKey = "catchmate";

/** Other versions are not read: their fields may have other meanings. */
const version = 1;

export interface Remembered extends PlaySettings {
	/** The tag of the language that the reader chose; null for the browser's. */
	readonly language: string | null;
	readonly puzzles: Progress;
	/** The link to the game that was played last, without `#`; null if it has ended. */
	readonly game: string | null;
	/** The most puzzles solved in a storm. */
	readonly stormBest: number;
}

type Name = keyof Remembered;

/** Each field is checked by itself; unknown ones are dropped. */
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
	stormBest: {
		fallback: 0,
		isValid: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
	},
	...playSettings,
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

const known = <N extends Name>(stored: Stored, name: N): Remembered[N] =>
	({ [name]: fields[name].fallback, ...stored })[name] as Remembered[N];

export class Preferences {
	readonly #entry: Entry<Stored>;
	/** What the page goes by: the values as they were at first, or as this tab has changed them. */
	readonly #values: Signal<Stored>;
	readonly #isRefused = signal(false);

	/** @param storage returns the browser's storage, or throws if a page may not have one */
	constructor(storage: () => Storage) {
		this.#entry = new Entry(storageKey, storage, checked);
		this.#values = signal(this.#entry.value);
	}

	/** Whether the storage has refused the last change, which then ends with the visit. */
	get isRefused(): boolean {
		return this.#isRefused.value;
	}

	get<N extends Name>(name: N): Remembered[N] {
		return known(this.#values.value, name);
	}

	/** Remembers a value; without storage, while the page is open. */
	set<N extends Name>(name: N, value: Remembered[N]): void {
		this.change(name, () => value);
	}

	/** Changes what is stored, even if another tab has stored it. */
	change<N extends Name>(name: N, change: (value: Remembered[N]) => Remembered[N]): void {
		this.#entry.change((stored) => ({ ...stored, [name]: change(known(stored, name)) }));
		this.#isRefused.value = this.#entry.isRefused;
		this.#take(name);
	}

	/** Goes by what other tabs of the page store of a value, too. */
	follow(name: Name): void {
		this.#entry.listen(() => this.#take(name));
	}

	#take(name: Name): void {
		const { [name]: _, ...others } = this.#values.peek();
		const stored = this.#entry.value;
		const isStored = Object.hasOwn(stored, name);
		this.#values.value = { ...others, ...(isStored && { [name]: stored[name] }) } as Stored;
	}
}

export const preferences = new Preferences(() => localStorage);
