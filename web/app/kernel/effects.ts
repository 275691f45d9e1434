/**
 * Effects: each depends on named parts of the state, and runs when one of them has changed since its last run. An
 * effect's own changes reach the others in the next round, so their order does not matter.
 */

type Parts = Readonly<Record<string, unknown>>;

interface Effect<Known extends Parts> {
	readonly parts: () => Known;
	readonly run: (parts: Known) => void;
}

/** Whether any part has changed. */
const isOther = (before: Parts | null, now: Parts): boolean =>
	before === null || Object.keys(now).some((name) => !Object.is(before[name], now[name]));

export class Effects {
	readonly #all: (() => void)[] = [];

	/** @param parts the parts that the effect depends on, by name */
	add<Known extends Parts>(parts: Effect<Known>["parts"], run: Effect<Known>["run"]): void {
		let before: Known | null = null;
		this.#all.push(() => {
			const now = parts();
			if (isOther(before, now)) {
				before = now;
				run(now);
			}
		});
	}

	/** Runs the effects whose parts have changed. */
	settle(): void {
		for (const effect of this.#all) {
			effect();
		}
	}
}
