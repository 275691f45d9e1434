/** The actions of buttons, keys and pointer on a session. */
import type { Move } from "catchmate";
import { swapTurn } from "../model/edit.ts";
import type { ElementEvents } from "./board-controller.ts";
import { hidesValues, playsSolution } from "./judging.ts";
import type { Reports } from "./reports.ts";
import type { Session } from "./session.ts";
import type { Actions } from "./template.ts";

/**
 * The actions of the buttons and of the list of moves.
 * @param rest the move that completes the turn begun on the board
 */
export function buttonActions(session: Session, reports: Reports, rest: () => Move): Actions {
	const { game } = session;
	const play = (move: Move) => void game.move(move, "reader");
	return {
		restart: () => void session.edits.reset(),
		undo: () => void session.edits.travel(-1),
		redo: () => void session.edits.travel(1),
		best: () => game.moveBest("reader"),
		pause: () => game.opponents.setPaused(true),
		resume: () => game.opponents.setPaused(false),
		hint: () => void session.game.hint(),
		pass: () => play(rest()),
		again: () => void session.game.solution(),
		"give-up": () => {
			if (reports.dispatch(["give-up", null])) void session.game.solution();
		},
		swap: () => session.edits.edit(swapTurn),
		cancel: () => session.cancel(),
		solve: () => session.solve(),
		follow: (line) => void game.follow(line, line.index),
		play,
		point: (move) => game.point(move),
	};
}

/** The actions of pointer and keyboard on the board. */
export const boardActions = (
	session: Session,
	reports: Reports,
	draw: () => void,
): ElementEvents => ({
	play: (move) => void session.game.move(move, "reader"),
	take: () => reports.hear({ kind: "turn" }),
	select: draw,
	refuse: (why) => {
		if (playsSolution(session.state)) {
			session.game.opponents.setPaused(true);
		} else if (session.state.mode !== "show" && !session.game.refuter.stop()) {
			reports.hear({ kind: why });
		}
	},
});

/** The actions of keys anywhere in the element. */
export const keyActions = (session: Session, reports: Reports): KeyActions => ({
	playBest: () => {
		if (!hidesValues(session.state)) session.game.moveBest("reader");
	},
	step: (plies) => void session.game.step(plies),
	seek: (ply) => void session.game.seek(ply),
	undo: () => void session.edits.travel(-1),
	redo: () => void session.edits.travel(1),
	tellPieces: () => reports.announcePieces(),
});

/** The actions of keys that step through a game. */
export interface KeyActions {
	playBest(): void;
	step(plies: number): void;
	seek(ply: number): void;
	undo(): void;
	redo(): void;
	/** Announces all pieces. */
	tellPieces(): void;
}

/** Elements with their own use of keys. */
const fields = "input, select, textarea, [contenteditable]";
const pressables = "button, summary, a[href]";
/** Elements for text input. */
const texts =
	":is(input:not([type=radio], [type=checkbox], [type=range]), textarea):not([readonly]), [contenteditable]";

/** The element at which an event started, also inside a component. */
function originOf(event: Event): Element {
	const [first] = event.composedPath();
	return first instanceof Element ? first : document.body;
}

/** Whether an event comes from an element for text input, which handles keys and pasted text itself. */
export const isInText = (event: Event): boolean => originOf(event).closest(texts) !== null;

/** The command of a key with Ctrl or Command; null if there is none. */
function commandOf({ key, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
	const letter = key.toLowerCase();
	return letter === "y" || (letter === "z" && shiftKey) ? "redo" : letter === "z" ? "undo" : null;
}

/**
 * Listens to keys on a target and everything in it.
 * @param more further actions, by key
 */
export function listenToKeys(
	target: EventTarget,
	game: KeyActions,
	more: Readonly<Record<string, () => void>> = {},
): void {
	const actions: Readonly<Record<string, () => void>> = {
		...more,
		p: () => game.tellPieces(),
		P: () => game.tellPieces(),
		" ": () => game.playBest(),
		ArrowLeft: () => game.step(-1),
		ArrowRight: () => game.step(1),
		Home: () => game.seek(0),
		End: () => game.seek(Number.POSITIVE_INFINITY),
	};
	const hear = (event: Event) => {
		if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
		const act = actions[event.key];
		const origin = originOf(event);
		const command = commandOf(event);
		const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
		if (isCommand && command !== null && !isInText(event)) {
			event.preventDefault();
			event.stopPropagation();
			game[command]();
			return;
		}
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
		const isOfField = origin.closest(fields) !== null && !["Tab", "Escape"].includes(event.key);
		const isPress = [" ", "Enter"].includes(event.key) && origin.closest(pressables) !== null;
		if (isPlain && (isOfField || isPress)) {
			event.stopPropagation();
		} else if (act !== undefined && isPlain && !event.shiftKey) {
			event.preventDefault();
			event.stopPropagation();
			act();
		} else if (isPlain && event.key.startsWith("Arrow")) {
			// Still scrolls the page, but must not reach a host that turns pages by arrows.
			event.stopPropagation();
		}
	};
	target.addEventListener("keydown", hear);
}
