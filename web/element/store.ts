/** A store: holds a whole state, and is the only place where it changes. The element has one. */

export class Store<State extends object, News = never> {
	#state: State;
	readonly #onChange: () => void;
	/** Reports an event besides changes of the state. */
	readonly tell: (news: News) => void;

	/** @param onChange called at every change, to request a redraw */
	constructor(initial: State, onChange: () => void, tell: (news: News) => void = () => {}) {
		this.#state = initial;
		this.#onChange = onChange;
		this.tell = tell;
	}

	get state(): State {
		return this.#state;
	}

	set(change: Partial<State>): void {
		this.setSilently(change);
		this.#onChange();
	}

	/** Changes the state without requesting a redraw. */
	setSilently(change: Partial<State>): void {
		this.#state = { ...this.#state, ...change };
	}
}
