/**
 * The page in a frame: with `?embed` in its URL it shows only a board, with a link that opens it in the full page.
 *
 * The other parameters are the board's attributes, and `origin`, the origin of the surrounding page, such as
 * `https://host.example`; without it, the board only listens to pages of its own origin. If no parameter names a board,
 * the one after the `#` is shown, as in a link or a puzzle's link, or else the page's first board. Messages go by
 * `postMessage`; they are plain objects of the kind in their field `catchmate`:
 *
 *     to the board     { catchmate: "set", attributes: { position: "3 1 2 2 2", mode: "play", lang: null } }
 *                      { catchmate: "play", move: { from: { row: 1, column: 2 }, to: { row: 2, column: 2 } } }
 *                      { catchmate: "undo" }   { catchmate: "reset" }   { catchmate: "solution" }
 *                      { catchmate: "idle" }                   requests an answer once the board is idle
 *     from the board   { catchmate: "ready" }                  the board is listening
 *                      { catchmate: "size", height: 512 }      the board's height, in CSS pixels
 *                      { catchmate: "solve", … }               or "move", "end", "solved", "error", with its detail
 *                      { catchmate: "idle" }                   all work is done
 *                      { catchmate: "refused", message }       the last message was invalid
 *
 * Messages from other windows or other origins are ignored.
 */
import type { Move, Step } from "catchmate";
import { boardToBegin } from "../../../wasm/presets.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { attributeNames } from "../../element/settings.ts";
import { preferredTag } from "../../locale/languages.ts";
import { loadLanguage } from "../../locale/load.ts";
import { isRecord } from "../../model/is-record.ts";
import { words } from "../shell/language-and-colours.ts";
import { work } from "../shell/work.ts";

/** The attributes that a frame does not have. */
const absent = ["page", "loading", "label", "aria-label", "arrows", "marks"];

/** The attributes that the surrounding page may set. */
const attributes = ["lang", ...attributeNames.filter((name) => !absent.includes(name))];

/** The attributes that name the board. */
const sources = ["game", "position", "puzzle"];

/** The attributes of the page's own board, to be removed. */
const fromPage = ["controls", "hints", "mode"];

/** The events that are passed on. */
const events = ["solve", "move", "end", "solved", "error"] as const;

const settings = new URLSearchParams(location.search);

const isSquare = (value: unknown): boolean =>
	isRecord(value) && Number.isInteger(value.row) && Number.isInteger(value.column);

const isStep = (value: unknown): value is Step =>
	isRecord(value) && isSquare(value.from) && isSquare(value.to);

const isMove = (value: unknown): value is Move =>
	isRecord(value) &&
	(isStep(value)
		? value.others === undefined || (Array.isArray(value.others) && value.others.every(isStep))
		: value.from === null && value.to === null);

/** The origin that the board listens to: the one in the URL, or else its own; null if the parent has another. */
function partnerOf(): string | null {
	try {
		// Throws for a parent with another origin.
		const { origin } = new URL(settings.get("origin") ?? window.parent.location.href);
		return origin === "null" || (origin !== location.origin && !settings.has("origin"))
			? null
			: origin;
	} catch {
		return null;
	}
}

/** The last language requested by the surrounding page. */
let language: unknown = null;

/** Loads a language, then sets it on the board. */
function setLanguage(board: CatchmateBoard, tag: string): void {
	const set = () => {
		if (language === tag) board.setAttribute("lang", tag);
	};
	void work.track(loadLanguage(preferredTag([tag])).then(set, set));
}

function setAttribute(board: CatchmateBoard, name: string, value: unknown): void {
	if (name === "lang") language = value;
	if (value === null) {
		board.removeAttribute(name);
	} else if (name === "lang") {
		setLanguage(board, String(value));
	} else {
		board.setAttribute(name, String(value));
	}
}

/** Sends a message to the surrounding page. */
type Send = (catchmate: string, detail?: object) => void;

/** Executes a message. Returns its error, or null. */
function obey(board: CatchmateBoard, message: unknown, send: Send): string | null {
	if (!isRecord(message)) {
		return "a message is an object";
	}
	const { catchmate: kind, move } = message;
	switch (kind) {
		case "set": {
			const set = isRecord(message.attributes) ? Object.entries(message.attributes) : null;
			const isValid = ([name, value]: [string, unknown]) =>
				attributes.includes(name) && (value === null || typeof value === "string");
			if (!set?.every(isValid)) {
				return `"set" has attributes, each a text or null, among ${attributes.join(", ")}`;
			}
			if (set.some(([name]) => sources.includes(name))) board.replaceChildren();
			for (const [name, value] of set) setAttribute(board, name, value);
			return null;
		}
		case "play":
			if (!isMove(move)) {
				return '"play" has a move, with two squares, from and to, or null for both';
			}
			void board.play(move);
			return null;
		case "undo":
		case "reset":
		case "solution":
			void board[kind]();
			return null;
		case "idle":
			void board.idle().then(() => send("idle"));
			return null;
		default:
			return 'the field "catchmate" is set, play, undo, reset, solution or idle';
	}
}

/** Shows the board in the URL, and connects it to the surrounding page. */
export function connect(board: CatchmateBoard): void {
	document.documentElement.lang = words.value.tag;
	board.page = location.href.replace(/[?#].*$/s, "");
	for (const name of attributes) {
		const value = settings.get(name);
		if (value !== null || fromPage.includes(name)) setAttribute(board, name, value);
	}
	if (!sources.some((name) => settings.has(name))) {
		const text = document.createElement("pre");
		text.hidden = true;
		text.textContent = location.hash || boardToBegin();
		board.append(text);
	}
	const partner = partnerOf();
	if (window.parent === window || partner === null) {
		return;
	}
	const send: Send = (catchmate, detail = {}) =>
		window.parent.postMessage({ ...detail, catchmate }, partner);
	window.addEventListener("message", ({ source, origin, data }) => {
		const isPartner = source === window.parent && origin === partner;
		const message = isPartner ? obey(board, data, send) : null;
		if (message !== null) send("refused", { message });
	});
	for (const name of events) {
		board.addEventListener(name, ({ detail }: CustomEvent) => send(name, detail));
	}
	new ResizeObserver(() =>
		send("size", { height: Math.ceil(board.getBoundingClientRect().height) }),
	).observe(board);
	send("ready");
}
