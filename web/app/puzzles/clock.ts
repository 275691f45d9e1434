/** Today, and the time until the next puzzle of the day. */
import { computed, signal } from "@preact/signals-core";
import { dayOf, momentOf } from "../../model/puzzle.ts";

const minute = 60_000;

let timer: ReturnType<typeof setInterval> | undefined;
/** Counts minutes and returns to the page while it is read. */
const minutes = signal(0, {
	watched() {
		timer = setInterval(tick, minute);
		document.addEventListener("visibilitychange", tick);
	},
	unwatched() {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", tick);
	},
});

function tick(): void {
	minutes.value++;
}

/** The time in milliseconds; a signal that changes every minute. */
function now(): number {
	void minutes.value;
	return Date.now();
}

/** The day, as `dayOf` counts. */
export const today = computed(() => dayOf(now()));

/** The time until the next day, in short: "12h 5m". */
export function untilNextDay(tag: string): string {
	const moment = now();
	const left = Math.ceil((momentOf(dayOf(moment) + 1) - moment) / minute);
	const counts = { hour: Math.floor(left / 60), minute: left % 60 };
	return Object.entries(counts)
		.filter(([, count]) => count > 0)
		.map(([unit, count]) =>
			new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "narrow" }).format(count),
		)
		.join(" ");
}
