/**
 * One entry of the browser's storage, shared by all tabs of a site. Each change reads it again, so that changes by other
 * tabs survive.
 */
export class Entry<Value> {
	readonly #key: string;
	readonly #storage: () => Storage;
	readonly #checked: (stored: unknown) => Value;
	/** The value that the storage refused; it lasts as long as the page. Null while the storage works. */
	#refused: Value | null = null;

	/**
	 * @param storage returns the browser's storage, or throws if the browser denies it, as on some `file://` pages
	 * @param checked turns any stored value, null for none, into a valid one
	 */
	constructor(key: string, storage: () => Storage, checked: (stored: unknown) => Value) {
		this.#key = key;
		this.#storage = storage;
		this.#checked = checked;
	}

	/** Whether the storage has refused the last change. */
	get isRefused(): boolean {
		return this.#refused !== null;
	}

	get value(): Value {
		return this.#refused ?? this.#stored();
	}

	/** Changes the current value, whichever tab stored it. */
	change(change: (value: Value) => Value): void {
		const value = change(this.value);
		try {
			this.#storage().setItem(this.#key, JSON.stringify(value));
			this.#refused = null;
		} catch {
			this.#refused = value;
		}
	}

	/** Calls `onChange` for changes by other tabs. */
	listen(onChange: () => void): void {
		addEventListener("storage", ({ key }) => {
			// `key` is null after `clear()`.
			if (key === this.#key || key === null) {
				onChange();
			}
		});
	}

	#stored(): Value {
		try {
			return this.#checked(JSON.parse(this.#storage().getItem(this.#key) ?? "null"));
		} catch {
			return this.#checked(null);
		}
	}
}
