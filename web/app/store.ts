/** The page's single state and its single scheduler: every change of any feature's part asks for one drawing. */

/** The part of the state that one feature owns. */
export interface Slice<T> {
	readonly state: T;
	set(change: Partial<T>): void;
}

export class Store<S extends { readonly [Feature in keyof S]: object }> {
	#state: S;
	readonly #schedule: () => void;

	/** @param schedule asks for a drawing; called at every change. */
	constructor(initial: S, schedule: () => void) {
		this.#state = initial;
		this.#schedule = schedule;
	}

	get state(): S {
		return this.#state;
	}

	slice<Feature extends keyof S>(feature: Feature): Slice<S[Feature]> {
		const read = () => this.#state[feature];
		return {
			get state() {
				return read();
			},
			set: (change) => {
				this.#state = { ...this.#state, [feature]: { ...read(), ...change } };
				this.#schedule();
			},
		};
	}
}
