/**
 * The page as it stands in a frame: `?embed` in its address leaves nothing of it but the board.
 *
 * The rest of the address are the board's attributes, and `origin`, the origin of the page around, such as
 * `https://host.example`; without it, only a page of the board's own origin is listened to. Messages go by `postMessage`, are
 * plain objects, and are told by their field `catchmate`:
 *
 *     to the board     { catchmate: "set", attributes: { position: "3 1 2 2 2", mode: "play", lang: null } }
 *                      { catchmate: "play", move: { from: { row: 1, column: 2 }, to: { row: 2, column: 2 } } }
 *                      { catchmate: "undo" }   { catchmate: "reset" }   { catchmate: "solution" }
 *     from the board   { catchmate: "ready" }                  it listens
 *                      { catchmate: "size", height: 512 }      how high the board is now, in CSS pixels
 *                      { catchmate: "solve", … }               and "move", "end", "solved", "error", with the event's detail
 *                      { catchmate: "refused", message }       the last message was none of these
 *
 * Messages from another window or another origin are not answered at all.
 */
import type { Move, Square, Step } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { initialWords } from "../../locale/page.ts";
import { preferences } from "./preferences.ts";

/** The attributes that the page around may set. */
const attributes = [
	...["game", "position", "moves", "mode", "human", "hints", "controls", "lang", "theme"],
	...["ply", "ply-from", "ply-to"],
];

/** The events that it is told of. */
const events = ["solve", "move", "end", "solved", "error"] as const;

const settings = new URLSearchParams(location.search);

/** Whether the page's address asks for nothing but the board. */
export const isEmbedded: boolean = settings.has("embed");

type Message = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Message => typeof value === "object" && value !== null;

const isSquare = (value: unknown): value is Square =>
	isObject(value) && Number.isInteger(value.row) && Number.isInteger(value.column);

const isStep = (value: unknown): value is Step =>
	isObject(value) && isSquare(value.from) && isSquare(value.to);

const isMove = (value: unknown): value is Move =>
	isObject(value) &&
	(isStep(value)
		? value.others === undefined || (Array.isArray(value.others) && value.others.every(isStep))
		: value.from === null && value.to === null);

/** The origin that a text names, or null where it names none. */
function originOf(text: string): string | null {
	try {
		const { origin } = new URL(text);
		return origin === "null" ? null : origin;
	} catch {
		return null;
	}
}

/** Whether the window around is of the board's own origin: no other says where it is. */
function isParentOwn(): boolean {
	try {
		return window.parent.location.origin === location.origin;
	} catch {
		return false;
	}
}

function setAttribute(board: CatchmateBoard, name: string, value: unknown): void {
	if (value === null) {
		board.removeAttribute(name);
	} else {
		board.setAttribute(name, String(value));
	}
}

/** Does what a message says. Returns the fault in it, or null. */
function obey(board: CatchmateBoard, message: unknown): string | null {
	if (!isObject(message)) {
		return "a message is an object";
	}
	switch (message.catchmate) {
		case "set": {
			const given = isObject(message.attributes) ? Object.entries(message.attributes) : null;
			const wrong = given?.find(
				([name, value]) =>
					!attributes.includes(name) || !(value === null || typeof value === "string"),
			);
			if (given === null || wrong !== undefined) {
				return `"set" has attributes, each a text or null, among ${attributes.join(", ")}`;
			}
			for (const [name, value] of given) {
				setAttribute(board, name, value);
			}
			return null;
		}
		case "play":
			if (!isMove(message.move)) {
				return '"play" has a move, with two squares, from and to, or null for both';
			}
			void board.play(message.move);
			return null;
		case "undo":
			void board.undo();
			return null;
		case "reset":
			void board.reset();
			return null;
		case "solution":
			void board.solution();
			return null;
		default:
			return 'the field "catchmate" is set, play, undo, reset or solution';
	}
}

/** Leaves nothing of the page but the board, and lets the page around talk to it. */
export function embed(board: CatchmateBoard): void {
	document.documentElement.lang = initialWords(preferences.get("language")).tag;
	document.body.classList.add("is-embedded");
	document.body.replaceChildren(board);
	board.removeAttribute("controls");
	board.removeAttribute("hints");
	board.mode = "show";
	for (const name of attributes) {
		const value = settings.get(name);
		if (value !== null) {
			setAttribute(board, name, value);
		}
	}
	const partner = originOf(settings.get("origin") ?? (isParentOwn() ? location.href : ""));
	if (window.parent === window || partner === null) {
		return;
	}
	const tell = (catchmate: string, detail: object = {}) =>
		window.parent.postMessage({ ...detail, catchmate }, partner);
	window.addEventListener("message", ({ source, origin, data }) => {
		if (source === window.parent && origin === partner) {
			const wrong = obey(board, data);
			if (wrong !== null) {
				tell("refused", { message: wrong });
			}
		}
	});
	for (const name of events) {
		board.addEventListener(name, ({ detail }: CustomEvent) => tell(name, detail));
	}
	new ResizeObserver(() =>
		tell("size", { height: Math.ceil(board.getBoundingClientRect().height) }),
	).observe(board);
	tell("ready");
}
