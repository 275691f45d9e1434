/** The keys that lead through a game, but where a field, a button or the board has a use of its own for them. */

/** The actions of the keys. */
export interface KeyActions {
	playBest(): void;
	step(plies: number): void;
	seek(ply: number): void;
	undo(): void;
	redo(): void;
}

/** Elements that do something of their own with a key. */
const fields = "input, select, textarea, [contenteditable], [role=grid], [role=listbox]";
const pressables = "button, summary, a[href]";
/** Elements that a person writes in. */
const texts =
	":is(input:not([type=radio], [type=checkbox], [type=range]), textarea):not([readonly]), [contenteditable]";

/** The origin of an event, inside a component too. */
function originOf(event: Event): Element {
	const [first] = event.composedPath();
	return first instanceof Element ? first : document.body;
}

/** Whether an event comes from where a person writes: keys and pasted texts are part of what is written there. */
export const isInText = (event: Event): boolean => originOf(event).closest(texts) !== null;

/** The command of a key that is pressed with Ctrl, or with the Mac's command key. */
function commandOf({ key, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
	const letter = key.toLowerCase();
	return letter === "y" || (letter === "z" && shiftKey) ? "redo" : letter === "z" ? "undo" : null;
}

/**
 * Hears the keys that come to a target or to what is in it.
 * @param more what other keys do, by the keys' values.
 */
export function listenToKeys(
	target: EventTarget,
	game: KeyActions,
	more: Readonly<Record<string, () => void>> = {},
): void {
	const actions: Readonly<Record<string, () => void>> = {
		...more,
		" ": () => game.playBest(),
		ArrowLeft: () => game.step(-1),
		ArrowRight: () => game.step(1),
		Home: () => game.seek(0),
		End: () => game.seek(Number.POSITIVE_INFINITY),
	};
	const hear = (event: Event) => {
		if (!(event instanceof KeyboardEvent) || event.defaultPrevented) {
			return;
		}
		const act = actions[event.key];
		const origin = originOf(event);
		const command = commandOf(event);
		const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
		if (isCommand && command !== null && !isInText(event)) {
			event.preventDefault();
			game[command]();
			return;
		}
		const isTaken =
			origin.closest(fields) !== null || (event.key === " " && origin.closest(pressables) !== null);
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
		if (act !== undefined && isPlain && !isTaken) {
			event.preventDefault();
			act();
		}
	};
	target.addEventListener("keydown", hear);
}
