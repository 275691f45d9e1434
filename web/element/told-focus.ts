/** Keeps the focus at a game that is told: the buttons that lead through it come and go with the position. */
import type { ReactiveController, ReactiveElement } from "lit";

export class ToldFocus implements ReactiveController {
	readonly #host: ReactiveElement;
	#wasInside = false;

	constructor(host: ReactiveElement) {
		this.#host = host;
	}

	hostUpdate(): void {
		this.#wasInside = Boolean(this.#host.shadowRoot?.activeElement?.closest(".telling"));
	}

	hostUpdated(): void {
		const root = this.#host.shadowRoot;
		if (this.#wasInside && root?.activeElement === null) {
			const near = root.querySelector<HTMLElement>(".telling button");
			(near ?? root.querySelector<HTMLElement>("[tabindex='0']"))?.focus();
		}
	}
}
