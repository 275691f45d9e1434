/** A part of the page's state, which one owner changes. What reads it in an effect depends on it. */
import { type Signal, signal } from "@preact/signals-core";

export class Slice<State extends object> {
	readonly #state: Signal<State>;

	constructor(initial: State) {
		this.#state = signal(initial);
	}

	get state(): State {
		return this.#state.value;
	}

	set(change: Partial<State>): void {
		this.#state.value = { ...this.#state.peek(), ...change };
	}
}
