/** The keys that work anywhere on the page but in a text field and on the board, which have their own. */
import type { Play } from "./play.ts";

/** Elements that do something of their own with a key. */
const fields = "input, select, textarea, [contenteditable], [role=grid]";
const pressables = "button, summary, a[href]";

export function listenToKeys(play: Play): void {
	const actions: Readonly<Record<string, () => void>> = {
		" ": () => play.playBest(),
		ArrowLeft: () => play.step(-1),
		ArrowRight: () => play.step(1),
		Home: () => play.seek(0),
		End: () => play.seek(Number.POSITIVE_INFINITY),
	};
	document.addEventListener("keydown", (event) => {
		const act = actions[event.key];
		const target = event.target instanceof Element ? event.target : document.body;
		const isTaken =
			target.closest(fields) !== null || (event.key === " " && target.closest(pressables) !== null);
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
		if (act !== undefined && isPlain && !isTaken && !event.defaultPrevented) {
			event.preventDefault();
			act();
		}
	});
}
