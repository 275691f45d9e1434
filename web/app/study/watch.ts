/** How far into the solve of a board a person looks: the distance up to which positions are settled. */
import type { Table } from "catchmate";

/** How long each distance is shown while the solve is played, in milliseconds. */
const stepTime = 700;

export class Watch {
	readonly #onChange: () => void;
	/** What is looked at, and how far into it, in plies. */
	#look: { readonly table: Table | null; readonly distance: number } = { table: null, distance: 0 };
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(onChange: () => void) {
		this.#onChange = onChange;
	}

	/** The distance looked at, from 0 to the table's longest. */
	distanceIn(table: Table): number {
		return this.#look.table === table ? this.#look.distance : 0;
	}

	get isPlaying(): boolean {
		return this.#timer !== undefined;
	}

	/** Looks at a distance, or at the nearest there is. */
	lookAt(table: Table, distance: number): void {
		this.#look = { table, distance: Math.min(Math.max(0, distance), table.longest) };
		this.#onChange();
	}

	/** Goes on by itself, from the start when it is at the end, and stops there. */
	play(table: Table): void {
		this.stop();
		const step = () => {
			this.lookAt(table, this.distanceIn(table) + 1);
			if (this.distanceIn(table) >= table.longest) {
				this.stop();
			}
		};
		this.#timer = setInterval(step, stepTime);
		this.lookAt(table, this.distanceIn(table) >= table.longest ? 0 : this.distanceIn(table));
	}

	stop(): void {
		if (this.#timer !== undefined) {
			clearInterval(this.#timer);
			this.#timer = undefined;
			this.#onChange();
		}
	}

	/** To be called when the page is drawn, with the table that is watched: what is not watched any more does not go on. */
	settle(watched: Table | null): void {
		if (watched === null || watched !== this.#look.table) {
			this.stop();
		}
	}
}
