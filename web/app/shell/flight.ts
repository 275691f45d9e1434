/** Shows a result's squares or stars on their way to the place where they are kept. */
import type { Part } from "./fly.ts";
import { Lazy } from "./lazy.ts";
import { work } from "./work.ts";

/** The time until the board's way to the win is lit, in milliseconds. */
const delay = 900;

const lazyFlight = new Lazy(() => import("./fly.ts"));

/** Starts a flight once the result is drawn and the win celebrated. A failed load shows none. */
export function flyHome(kind: Part, places: readonly string[]): void {
	const start = () =>
		lazyFlight.load().then(
			({ fly }) => fly(kind, places),
			() => {},
		);
	work.after(delay, () => void start());
}
