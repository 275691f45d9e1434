/** The events by which features learn what others have done. */
import type { Rules } from "catchmate";
import type { GameRecord } from "../../model/record.ts";
import type { Activity } from "./activities.ts";

export interface PageEvents {
	/** A board with these rules is shown. */
	readonly "board-opened": { readonly rules: Rules };
	readonly "activity-changed": { readonly from: Activity; readonly to: Activity };
	/** A game that a person plays has ended. */
	readonly "game-ended": { readonly record: GameRecord };
}

type Name = keyof PageEvents;
type Listeners = { readonly [N in Name]: ((event: PageEvents[N]) => void)[] };

export class Events {
	readonly #listeners: Listeners = {
		"board-opened": [],
		"activity-changed": [],
		"game-ended": [],
	};

	on<N extends Name>(name: N, listener: (event: PageEvents[N]) => void): void {
		this.#listeners[name].push(listener);
	}

	tell<N extends Name>(name: N, event: PageEvents[N]): void {
		for (const listener of this.#listeners[name]) {
			listener(event);
		}
	}
}
