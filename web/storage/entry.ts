/**
 * One entry of the browser's storage, which all tabs of a site share. It is read again before each change, so that
 * changes by other tabs are kept.
 */
export class Entry<Value> {
	readonly #key: string;
	readonly #storage: () => Storage;
	readonly #checked: (stored: unknown) => Value;
	/** The value since the storage refused one; it lasts as long as the page. */
	#refused: Value | null = null;

	/**
	 * @param storage returns the browser's storage, or throws if a page may not have one, as on some `file://` pages
	 * @param checked turns whatever is stored, null if nothing is, into a valid value
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

	/** Changes the current value, even if another tab stored it. */
	change(change: (value: Value) => Value): void {
		const value = change(this.value);
		try {
			this.#storage().setItem(this.#key, JSON.stringify(value));
			this.#refused = null;
		} catch {
			this.#refused = value;
		}
	}

	/** Listens to changes by other tabs. */
	listen(onChange: () => void): void {
		addEventListener("storage", ({ key }) => {
			// The key is null if everything was cleared.
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
