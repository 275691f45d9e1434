/** Reads an element's board from its text: a judge input, a drawing, a code or a link. */
import type { Solver } from "catchmate";
import type { PropertyValues, ReactiveController } from "lit";
import type { BoardProblem } from "../model/edit.ts";
import { linkIn, puzzleIn } from "../model/link-text.ts";
import { misspeltDrawings } from "./attributes.ts";
import { UnknownGameError } from "./failure.ts";
import { listedPuzzle } from "./listed-puzzles.ts";
import type { AuthorProperties } from "./properties.ts";
import { isNumbers, readBoard, roomOf, trimmed } from "./read-board.ts";
import type { Reports } from "./reports.ts";
import type { Session } from "./session.ts";
import { movesOf } from "./settings.ts";
import type { Snapshot } from "./snapshot.ts";

/** Elements inside a tag without text of a board, such as pictures, buttons and line numbers. */
const notText =
	"[slot], svg, img, picture, canvas, video, style, script:not([type='text/plain']), template, noscript, button, .ln, .lineno, .line-number";
/** Elements that tools insert into a text. */
const tools = "span, code, br, a, em, strong, font, mark, table, tbody, tr, td, p, div";
const blocks = "p, div, li, tr, figure, pre";

/** The text in an element, in lines: blocks and `br` end one. */
function linesIn(node: Node): string {
	if (!(node instanceof Element))
		return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
	if (node.localName === "br") return "\n";
	if (node.matches(notText)) return "";
	const text = [...node.childNodes].map(linesIn).join("");
	return node.matches(blocks) ? `\n${text}\n` : text;
}

/** A line of moves after the drawing of a board. */
const movesPattern = /^\d+,\d+-\d+,\d+.*$/m;

/** The element with the board, whose mode a puzzle sets. */
type Host = AuthorProperties;

/** Opens the board of an element's attributes, tags or property whenever it changes. */
export class SourceController implements ReactiveController {
	/** Ends the wait for the content between the tags. */
	#end = () => {};
	/** The custom states for style sheets; undefined in old browsers. */
	readonly #states: CustomStateSet | undefined;
	#observer: MutationObserver | null = null;
	/** The text between the tags. */
	#text = "";
	/** Whether the board may load: at once, or, if lazy, once it has been near the screen. */
	#isAwake = false;
	/** Whether a puzzle has set the mode. */
	#isSet = false;
	/** Whether a board has to be opened. */
	#isStale = true;
	/** The number of the puzzle that attributes or text name, or `day`; null for another board. */
	puzzle: string | null = null;

	constructor(
		private readonly host: Host,
		private readonly session: Session,
		private readonly near: { readonly isNear: boolean },
		private readonly reports: Reports,
	) {
		this.#states = host.attachInternals().states;
		host.addController(this);
	}

	hostConnected(): void {
		this.#observer = new MutationObserver(() => {
			this.#readContent();
			this.host.requestUpdate();
		});
		this.#observer.observe(this.host, { childList: true, characterData: true, subtree: true });
		this.#readContent();
		if (!this.#isParsed) {
			this.#end = this.session.work.begin();
			this.host.ownerDocument.addEventListener("DOMContentLoaded", this.#onParsed);
		}
		// The session may have been released before a reconnection.
		this.#isStale ||= this.session.state.match === null;
		this.host.requestUpdate();
	}

	hostDisconnected(): void {
		this.#observer?.disconnect();
		this.host.ownerDocument.removeEventListener("DOMContentLoaded", this.#onParsed);
		this.#end();
	}

	hostUpdated(): void {
		const { isConnected, position, loading } = this.host;
		const { match, problem, failure, solving } = this.session.state;
		if (match ?? failure ?? (solving ? null : problem) ?? this.isBare) {
			this.#states?.add("drawn");
			// Keeps translators from changing the text. Set only now, because a framework may compare its own markup first.
			if (!this.host.hasAttribute("translate")) this.host.translate = false;
		}
		this.#isAwake ||= loading !== "lazy" || this.near.isNear;
		const isPartial = !this.#isParsed && !position && this.session.requested === null;
		if (isConnected && this.#isAwake && this.#isStale && !isPartial) {
			this.#isStale = false;
			this.#open();
		}
	}

	/** Takes a problem from the page instead of a text; null for none. */
	request(problem: BoardProblem | null): void {
		this.session.requested = problem && { problem, moves: [] };
		this.#isStale = true;
	}

	/** Leaves the opening of a board to the page. */
	settle(): void {
		this.#isStale = false;
		this.puzzle = null;
	}

	/** Handles changed properties. A new problem takes precedence over a text changed at the same time. */
	follow(changed: PropertyValues): void {
		const hasText = ["position", "game", "puzzle"].some((name) => changed.has(name));
		const hasMoves = changed.has("moves") || changed.has("ply");
		const { requested } = this.session;
		if (hasText && !changed.has("problem")) {
			this.session.requested = null;
		} else if (hasMoves && requested !== null) {
			// Drops the game played on it.
			this.session.requested = { problem: requested.problem, moves: requested.moves };
		}
		this.#isStale ||= hasText || hasMoves;
	}

	/** Whether there is neither a board nor other content. */
	get isBare(): boolean {
		const { problem, solving, failure } = this.session.state;
		const isIdle = !this.#isStale && !solving && problem === null && failure === null;
		return isIdle && this.#text === "" && this.host.childElementCount === 0;
	}

	/**
	 * Whether a bare element is followed by its intended text: some Markdown processors end the paragraph, and so the tag, before a
	 * `pre`.
	 */
	get isTextOutside(): boolean {
		const { nextElementSibling, parentElement } = this.host;
		const next = nextElementSibling ?? parentElement?.nextElementSibling;
		return this.isBare && Boolean(next?.matches("pre, :has(> pre)") && next.textContent?.trim());
	}

	/** Whether there is a legend between the tags. */
	get hasLegend(): boolean {
		return this.host.querySelector(":scope > [slot=legend]") !== null;
	}

	/** The proportions of the next board; null if a picture between the tags has them. */
	get room(): readonly [width: number, height: number] | null {
		const picture = this.host.querySelector(":scope > :is(svg, img)");
		return picture === null ? roomOf(this.#source) : null;
	}

	/** Whether the parser has finished the content between the tags. */
	get #isParsed(): boolean {
		return this.host.ownerDocument.readyState !== "loading";
	}

	/** The text between the tags, also from inside elements of tools; empty for prose without a digit. */
	get #ownText(): string {
		const { childNodes } = this.host;
		const holder = this.#holder;
		if (holder) return linesIn(holder);
		const own = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
		if (own.some(({ textContent }) => textContent?.trim())) {
			const isInline = (node: Node) => !(node instanceof Element && node.matches(blocks));
			return [...childNodes].filter(isInline).map(linesIn).join("");
		}
		const all = [...childNodes].map(linesIn).join("");
		return /\d/.test(all) ? all : "";
	}

	/** The `pre` or script with the text. */
	get #holder(): Element | undefined {
		const found = [...this.host.querySelectorAll('script[type="text/plain"], pre')];
		return found.find((each) => !each.closest("[slot]") && !isNumbers(linesIn(each)));
	}

	/** Elements in the text not made by tools: the browser has parsed an author's `a<b` as a tag. */
	get #stray(): readonly Element[] {
		return [...(this.#holder?.querySelectorAll("*") ?? [])].filter((each) => !each.matches(tools));
	}

	readonly #onParsed = () => {
		this.#end();
		this.#readContent();
		this.host.requestUpdate();
	};

	#readContent(): void {
		const text = trimmed(this.#ownText);
		const isNew = text !== this.#text;
		this.#text = text;
		if (isNew && this.host.hasUpdated && !this.host.position) this.request(null);
	}

	/** The text of the board: the attribute, otherwise the text between the tags. */
	get #source(): string {
		return trimmed(this.host.position ?? "") || this.#text;
	}

	/** Opens the page's problem, or the board of attributes and text; closes the board if there is neither. */
	#open(): void {
		const { requested } = this.session;
		const { position, game, moves, ply } = this.host;
		const text = this.#source;
		const linked = puzzleIn(linkIn(text) ?? "");
		const puzzle = this.host.puzzle ?? (linked === undefined ? null : String(linked ?? "day"));
		this.puzzle = requested === null ? puzzle : null;
		if (requested === null && text === "" && (position ?? game ?? puzzle) === null) {
			this.session.close();
			return;
		}
		if (puzzle === null && this.#isSet) {
			this.#isSet = false;
			this.host.mode = "show";
		}
		void this.session.open(async (solver) => {
			const found =
				requested ??
				(puzzle === null ? await this.#read(solver, text) : await this.#set(solver, puzzle));
			const following = movesOf(moves, found.problem.game.board) ?? [];
			const played =
				following.length === 0 ? found : { ...found, moves: following, annotated: null, ply: 0 };
			return { ...played, ply: ply ?? played.ply ?? 0 };
		});
	}

	/** The board of a listed puzzle. Sets the mode `puzzle` unless the author has chosen another one. */
	async #set(solver: Solver, number: string): Promise<Snapshot> {
		const { code, plies } = await listedPuzzle(number);
		const host = this.host;
		// Another board may have been requested meanwhile.
		if (this.puzzle === number && host.mode === "show" && !host.hasAttribute("mode")) {
			host.mode = "puzzle";
			this.#isSet = true;
		}
		await host.updateComplete;
		const { game, position } = solver.decode(code);
		return { problem: { game, position }, moves: [], by: "puzzle", plyTo: plies };
	}

	/** Reads a text, or the standard position if only a game is named. */
	async #read(solver: Solver, text: string): Promise<Snapshot> {
		const { game } = this.host;
		const named = solver.library.find(({ rules }) => rules.id === game);
		if (game !== null && named === undefined) {
			if (text === "") throw new UnknownGameError(game);
			this.reports.warn("game", game, "the game of the text");
		}
		const found = readBoard(solver, text === "" && named ? named.standard : text, named?.rules);
		for (const [word, meant] of found.annotated ? misspeltDrawings(found.annotated) : []) {
			this.reports.suspect(`[${word}`, `[${meant}`);
		}
		for (const { localName } of this.#stray) {
			this.reports.suspect(`<${localName}`, `&lt;${localName}`);
		}
		const [stray] = (/^moves:/m.test(text) ? null : movesPattern.exec(text)) ?? [];
		if (stray !== undefined) {
			this.reports.warn("moves", stray, 'no moves, for want of "moves:" before them');
		}
		return found;
	}
}
