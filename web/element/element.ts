/** The element `<catchmate-board>`, to be defined by define.ts or under a name of one's own. Importing it does nothing. */
import {
	encode,
	type Line,
	type Move,
	type MoveValue,
	type PositionValue,
	type Rules,
	type Solver,
	type Square,
	type SquareValue,
	type Table,
	UnsoundError,
} from "catchmate";
import { html, render, type TemplateResult } from "lit/html.js";
import { type BoardProblem, paint, put, swapTurn } from "../board/edit.ts";
import { currentPosition, cut, type GameRecord, lastMove, seek } from "../board/record.ts";
import type { Mark, Scene } from "../board/state.ts";
import { BoardView, type Refusal } from "../board/view.ts";
import { languageOf } from "../locale/index.ts";
import type { Words } from "../locale/words.ts";
import { type Failure, failureOf, failureText, isEngineError } from "../view/failure.ts";
import { listenToKeys } from "../view/keys.ts";
import { plainMoves, valuedMoves } from "../view/moves.ts";
import { Announcer, isSeen, newsText } from "./announcer.ts";
import { type ButtonActions, buttons } from "./buttons.ts";
import styles from "./element.css";
import type { BoardEventMap, Trouble } from "./events.ts";
import { languageTag, watchLanguage } from "./language.ts";
import { type Kept, type Opponent, Play, playersOf } from "./play.ts";
import { type Changes, type PropertyOptions, ReactiveElement } from "./reactive.ts";
import { Renewals } from "./renewals.ts";
import {
	areControls,
	type Choice,
	choices,
	controlsOf,
	hintsOf,
	type Loading,
	plyOf,
	type Theme,
	wordsIn,
} from "./settings.ts";
import { sharing } from "./sharing.ts";
import { contentOf, parseMoves, readBoard, SourceError } from "./source.ts";
import {
	type GameState,
	type Hints,
	hidesValues,
	isOpenPuzzle,
	isSettled,
	type Mode,
	type News,
	type Player,
	playerToMove,
	Store,
	shownMoves,
	shownValue,
} from "./state.ts";
import { hintText, lineText, notes, verdict } from "./verdict.ts";

/** How far from the screen, in CSS pixels, a lazy board begins to load. */
const nearness = "200px";

/** A text of the attribute `moves`, or the moves themselves. */
type Moves = string | readonly Move[];

export interface OpenOptions {
	/** The game that follows. */
	readonly moves?: readonly Move[];
	/** Which position of that game is seen first; 0 without it. */
	readonly ply?: number;
	/** The game's table, which the board takes over; without one it is solved. */
	readonly table?: Table;
	/** Leaves the old board in place when it is aborted in time. */
	readonly signal?: AbortSignal;
	/** Lets Undo bring the old board back, with its game, as after an edit; without it what came before is forgotten. */
	readonly undoable?: boolean;
}

/** A board with the game that follows, or with what has become of it. */
interface Given {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	readonly kept?: Kept | null;
	/** The board that it takes the place of, if Undo is to bring that back. */
	readonly before?: Given | null;
}

/** The board with the position that is seen of its game. */
const seen = ({ problem, kept }: Given): BoardProblem =>
	kept ? { ...problem, position: currentPosition(kept.record) } : problem;

/** Whether changes of the board can be undone in a mode: not in one of those in which a game would end by it. */
const areEdited = (mode: Mode): boolean => mode === "edit" || mode === "analyse";

/** What is looked up to find the board, to see whether that has changed. */
const sourceKeys = ["game", "position", "moves", "ply"] as const;

/**
 * A board of a pursuit game, solved perfectly: to be looked at, analysed, played, edited, or set as a puzzle.
 *
 * @tagname catchmate-board
 * @attr {string} game - The game's id, `chase` or `crossing-pawn`; without it, the game that the position's text is one of.
 * @attr {string} position - The board, as a judge input (its first board) or as a code; without it, the text between the tags.
 * @attr {string} moves - The game that follows, as `1,1-1,2 3,3-1,3`, row and column; a pass is `pass`.
 * @attr {"show"|"analyse"|"play"|"edit"|"puzzle"} [mode=show] - What the reader does with the board.
 * @attr {string} human - In `play`, the sides that the reader plays, by name, with a space between; the side to move by default.
 * @attr {"auto"|"off"|"staged"|"full"} [hints=auto] - What is told of the values: nothing, a hint at a time, or all. By default staged in `play`, else all.
 * @attr {string} [controls=auto] - What stands around the board: `verdict`, `buttons`, `moves`, with a space between, or `none`.
 * @attr {string} lang - The language, `en` or `zh`; by default that of the place, else the browser's.
 * @attr {"auto"|"light"|"dark"} [theme=auto] - The colours; by default those that the reader has chosen in the system.
 * @attr {number} [ply=0] - Which position of the game is seen first. Without moves, the game is one of best play.
 * @attr {number} ply-from - The reader cannot go back beyond this ply.
 * @attr {number} ply-to - The reader cannot go on beyond this ply; a puzzle is solved there.
 * @attr {"eager"|"lazy"} [loading=eager] - Lazy: nothing is loaded or solved until the board is near the screen.
 *
 * @fires {CustomEvent} solve - The board is solved and drawn. `detail`: `problem`, `value`.
 * @fires {CustomEvent} move - The reader or the opponent has moved. `detail`: `move`, `side`, `by`, `ply`, `position`, `value`, `grade`.
 * @fires {CustomEvent} end - A move has ended the game. `detail`: `winner`, `ply`.
 * @fires {CustomEvent} edit - The reader has changed the board. `detail`: `problem`.
 * @fires {CustomEvent} solved - The reader has solved the puzzle. `detail`: `moves`, `mistakes`.
 * @fires {CustomEvent} error - Something is wrong; does not bubble. `detail`: `message`, `failure`.
 * @fires {CustomEvent} update - What the properties tell has changed; does not bubble.
 *
 * @slot - What is shown without JavaScript, until the board is there, and in print: a picture or the text of the board.
 * @csspart root - All that is drawn.
 * @csspart verdict - The sentence over the board, and what is wrong.
 * @csspart board - The place of the board, which decides its size.
 * @csspart controls - The row of buttons.
 * @csspart button - Each of the buttons.
 * @csspart moves - The list of moves.
 * @csspart move - Each of the moves.
 * @csspart hint - A hint, or the solution of a puzzle.
 * @csspart success - What is said of a puzzle that is solved.
 * @csspart error - What is said when something is wrong.
 * @csspart notice - What is said in passing.
 * @cssprop [--catchmate-font] - The typeface.
 * @cssprop [--catchmate-accent] - Focus, arrows, chosen pieces.
 * @cssprop [--catchmate-accent-tint] - The ground of what is chosen.
 * @cssprop [--catchmate-ink] - Text.
 * @cssprop [--catchmate-soft-ink] - Lesser text.
 * @cssprop [--catchmate-surface] - The ground of buttons.
 * @cssprop [--catchmate-ground] - The ground of fields of text.
 * @cssprop [--catchmate-line] - Thin lines.
 * @cssprop [--catchmate-square] - The board's squares.
 * @cssprop [--catchmate-square-line] - The lines between them.
 * @cssprop [--catchmate-frame] - The line around them.
 * @cssprop [--catchmate-obstacle] - Obstacles.
 * @cssprop [--catchmate-win] - A won position's mark.
 * @cssprop [--catchmate-draw] - A drawn one's.
 * @cssprop [--catchmate-loss] - A lost one's.
 * @cssprop [--catchmate-board-height=80vh] - The board's greatest height.
 * @cssprop [--catchmate-touch=manipulation] - What a finger on the squares does besides: `none` has it paint in `edit` where it would scroll the page.
 */
export class CatchmateBoard extends ReactiveElement {
	static override styles = styles;

	static override properties: Readonly<Record<string, PropertyOptions>> = {
		game: {},
		position: {},
		moves: {},
		mode: {},
		human: {},
		hints: {},
		controls: {},
		theme: {},
		ply: {},
		plyFrom: { attribute: "ply-from" },
		plyTo: { attribute: "ply-to" },
		loading: {},
		marks: { attribute: false },
		arrows: { attribute: false },
		heat: { attribute: false },
		opponent: { attribute: false },
		problem: { attribute: false, own: true },
		selected: { attribute: false, own: true },
		pointed: { attribute: false, own: true },
		paused: { attribute: false, own: true },
	};

	/**
	 * Makes the solver that all boards share. A page that serves the worker and the module from files of its own sets it before
	 * the first board loads: `CatchmateBoard.load = () => load({ workerUrl, wasm })`.
	 */
	static get load(): () => Promise<Solver> {
		return sharing.load;
	}

	static set load(load: () => Promise<Solver>) {
		sharing.load = load;
	}

	/** The browser asks for this once, when the element is defined. */
	static get observedAttributes(): string[] {
		return ReactiveElement.observe(CatchmateBoard);
	}

	/** The game's id; null for the one that the text is of. */
	declare game: string | null;
	/** The board as a judge input or as a code; null for the text between the tags. */
	declare position: string | null;
	/** The game that follows. */
	declare moves: Moves | null;
	declare mode: Mode;
	/** The sides that the reader plays, by name, with a space between; null for the side to move first. */
	declare human: string | null;
	declare hints: Hints | "auto";
	declare controls: string;
	declare theme: Theme;
	declare ply: number | null;
	declare plyFrom: number | null;
	declare plyTo: number | null;
	declare loading: Loading;
	/** Marks on squares, besides the board's own. */
	declare marks: readonly Mark[];
	/** Moves to be drawn as arrows. */
	declare arrows: readonly Move[];
	/** What the position would be worth with a piece elsewhere, as `table.heatmap()` tells, to be drawn on the squares. */
	declare heat: readonly SquareValue[];
	/** Chooses the moves of the sides that the reader does not play, from the position, the values of its moves and the table; null for a best move. */
	declare opponent: Opponent | null;

	readonly #store = new Store(
		() => this.#change(),
		(news) => this.#hear(news),
	);
	readonly #play = new Play(
		this.#store,
		new Renewals((game) => sharing.solve(this, game, () => this.#isNear, {})),
		() => matchMedia("(prefers-reduced-motion: reduce)").matches,
	);
	#words: Words = languageOf([]);
	#view: BoardView | null = null;
	#announcer: Announcer | null = null;
	/** The board that the page around has given; null when the board is a text. */
	#given: Given | null = null;
	/** Whether it was given since the last drawing: a text that was changed in the same moment counts less. */
	#isJustGiven = false;
	#opening = new AbortController();
	/** Ends what is heard outside of the element. */
	#ended = new AbortController();
	#isNear = false;
	/** Whether the board may load: at once, or when a lazy one is near the screen. */
	#isAwake = false;
	/** Whether a board has to be looked for. */
	#isStale = true;
	#content = "";
	/** The boards before the changes by hand that can be undone, and after those undone, each with the game played on it. */
	#past: Given[] = [];
	#future: Given[] = [];
	/** The board that did not come by a change. */
	#putUp: BoardProblem | null = null;
	/** The board without the piece's new place, as long as a piece is dragged in `edit`. */
	#lifted: Given | null = null;
	readonly #complaints = new Set<string>();
	/** Whether no board has been put up yet. */
	#isFirst = true;
	/** Whether what the properties tell has changed since the last event. */
	#isChanged = false;

	constructor() {
		super();
		this.game = null;
		this.position = null;
		this.moves = null;
		this.mode = "show";
		this.human = null;
		this.hints = "auto";
		this.controls = "auto";
		this.theme = "auto";
		this.ply = null;
		this.plyFrom = null;
		this.plyTo = null;
		this.loading = "eager";
		this.marks = [];
		this.arrows = [];
		this.heat = [];
		this.opponent = null;
	}

	// What a page around the board reads.

	/** The board as it was put up or edited; null before there is one. */
	get problem(): BoardProblem | null {
		return this.#store.state.problem ?? this.#given?.problem ?? null;
	}

	set problem(problem: BoardProblem | null) {
		this.#given = problem && { problem, moves: [] };
		this.#isJustGiven = true;
		this.#isStale = true;
		this.requestUpdate();
	}

	/** The game on the board, and where in it we are; null before it is solved. */
	get record(): GameRecord | null {
		return this.#store.state.match?.record ?? null;
	}

	/** The rules of the game on the board. */
	get rules(): Rules | null {
		return this.#store.state.match?.game.rules ?? null;
	}

	/** What the position on the board is worth; null before that is known and where it may not be told. */
	get value(): PositionValue | null {
		return shownValue(this.#store.state);
	}

	/** What each legal move is worth, best first; none where that may not be told. */
	get values(): readonly MoveValue[] {
		return hidesValues(this.#store.state) ? [] : shownMoves(this.#store.state);
	}

	/** The legal moves, in an order that tells nothing where nothing may be told. */
	get legalMoves(): readonly Move[] {
		return shownMoves(this.#store.state).map(({ move }) => move);
	}

	/** The table that answers for the board, as long as the board is not another; null before it is solved and where values are hidden. */
	get table(): Table | null {
		const { state } = this.#store;
		return hidesValues(state) ? null : (state.match?.table ?? null);
	}

	/** The solver that all boards share. It is kept as long as this board is in a document. */
	get solver(): Promise<Solver> {
		return sharing.use(this);
	}

	/** Who plays each side of the game on the board. */
	get players(): Readonly<Record<string, Player>> {
		return this.#store.state.players;
	}

	/** What is wrong with the board, or with its solver. */
	get failure(): Failure | null {
		return this.#store.state.failure;
	}

	/** The board and its game as one short word, for links and for the attribute `position`; null when no code can say them. */
	get code(): string | null {
		const { state } = this.#store;
		const { problem, match } = state;
		const moves = isSettled(state) ? match?.record.moves : [];
		try {
			return problem && encode({ ...problem, moves: moves ?? [] });
		} catch (error) {
			if (error instanceof UnsoundError) {
				return null;
			}
			throw error;
		}
	}

	/** How a puzzle stands. */
	get puzzle(): "open" | "solved" | "given-up" {
		return this.#store.state.puzzle;
	}

	/** Whether a perfect player waits. */
	get paused(): boolean {
		return this.#store.state.paused;
	}

	set paused(paused: boolean) {
		this.#play.setPaused(paused);
	}

	/** The square of the chosen piece. */
	get selected(): Square | null {
		return this.#view?.selected ?? null;
	}

	set selected(square: Square | null) {
		if (this.#view !== null) {
			this.#view.selected = square;
		}
	}

	/** The move that the reader points at, drawn as an arrow. */
	get pointed(): Move | null {
		return this.#store.state.pointed;
	}

	set pointed(move: Move | null) {
		this.#play.point(move);
	}

	// What a page around the board does.

	/**
	 * Makes a legal move. Returns whether it was made: a puzzle takes none but the best.
	 * @param by `reader` for a move that the reader has made elsewhere on the page, which is then told like one on the board.
	 */
	play(move: Move, by: "host" | "reader" = "host"): Promise<boolean> {
		return this.#play.play(move, by);
	}

	/** Makes a best move. */
	playBest(): void {
		this.#play.playBest("host");
	}

	/**
	 * Takes back a move, and the perfect opponent's reply; where there is none to be taken back, the change of the board that was
	 * made before.
	 */
	async undo(): Promise<void> {
		const [canStep] = this.#canStep();
		await (canStep ? this.#turn(-1) : this.#unedit(this.#past, this.#future));
	}

	/** Makes again what was undone. */
	async redo(): Promise<void> {
		const [, canStep] = this.#canStep();
		await (canStep ? this.#turn(1) : this.#unedit(this.#future, this.#past));
	}

	/** Changes the board as a reader does in `edit`: it can be undone, and is told by the event `edit`. */
	edit(problem: BoardProblem): void {
		this.#edit(() => problem);
	}

	/** Goes back to the beginning of the game; in `edit`, to the board as it was put up. */
	async reset(): Promise<void> {
		const here = this.#here();
		const isPutUp = ({ problem }: Given) => problem === this.#putUp;
		const [first, ...rest] = this.#past.slice(Math.max(0, this.#past.findIndex(isPutUp)));
		if (this.mode === "edit" && here !== null && !isPutUp(here) && first !== undefined) {
			this.#past.length -= rest.length + 1;
			this.#future.push(here, ...rest.reverse());
			const { kept } = first;
			await this.#show(
				kept ? { ...first, kept: { ...kept, record: seek(kept.record, 0) } } : first,
			);
			this.#tell("edit", { problem: first.problem });
			return;
		}
		if (await this.#play.restart()) {
			this.#assignPlayers();
		}
	}

	/** Goes to a ply of the game. */
	seek(ply: number): Promise<void> {
		return this.#play.seek(ply);
	}

	/** Goes so many plies on, or back. */
	step(plies: number): Promise<void> {
		return this.#play.step(plies);
	}

	/** Best play from the position on the board, which also becomes what follows in the game. An open puzzle is given up by it. */
	async solution(): Promise<Line["moves"]> {
		const { state } = this.#store;
		if (isOpenPuzzle(state)) {
			this.#store.set({ puzzle: "given-up", players: {}, paused: true });
		}
		const line = await this.#play.showLine();
		this.#store.set({ line });
		if (isOpenPuzzle(state)) {
			this.announce(`${this.#words.puzzle.solution} ${lineText(this.#words, line)}`, true);
		}
		return line;
	}

	/** Puts a board up, when it is solved. Returns whether that went well and no other was put up meanwhile. */
	open(
		problem: BoardProblem,
		{ moves = [], ply = 0, table, signal, undoable = false }: OpenOptions = {},
	): Promise<boolean> {
		const given = { problem, moves, before: undoable ? this.#here() : null };
		this.#given = given;
		this.#isStale = false;
		return this.#begin(async () => this.#given ?? given, table, signal, ply);
	}

	/** Says a text to those who hear the page, and shows it under the board for a while unless it is seen elsewhere. */
	announce(text: string, seen = false): void {
		this.#announcer?.say(text, seen);
	}

	declare addEventListener: {
		<Name extends keyof BoardEventMap>(
			type: Name,
			listener: (this: CatchmateBoard, event: BoardEventMap[Name]) => void,
			options?: boolean | AddEventListenerOptions,
		): void;
		(
			type: string,
			listener: EventListenerOrEventListenerObject | null,
			options?: boolean | AddEventListenerOptions,
		): void;
	};

	#tell<Name extends keyof BoardEventMap>(type: Name, detail: BoardEventMap[Name]["detail"]): void {
		const leaves = type !== "error" && type !== "update";
		this.dispatchEvent(new CustomEvent(type, { detail, bubbles: leaves, composed: leaves }));
	}

	// Its life in a document.

	override connectedCallback(): void {
		super.connectedCallback();
		if (this.#ended.signal.aborted) {
			this.#ended = new AbortController();
		}
		this.#chooseLanguage();
		watchLanguage(this, () => this.#chooseLanguage(), this.#ended.signal);
		this.#listen(this.#ended.signal);
		// It may come back after it was freed.
		this.#isStale ||= this.#store.state.match === null;
	}

	disconnectedCallback(): void {
		this.#ended.abort();
		// A board that is only moved is back before this.
		setTimeout(() => {
			if (!this.isConnected) {
				this.#free();
			}
		});
	}

	#free(): void {
		const { problem } = this.#store.state;
		this.#opening.abort();
		const kept = this.#play.close();
		if (problem !== null && kept !== null) {
			this.#given = { problem, moves: [], kept };
		}
		this.#view?.dispose();
		this.#view = null;
		sharing.leave(this);
	}

	#reopen(): void {
		this.#isStale = true;
		this.requestUpdate();
	}

	#listen(signal: AbortSignal): void {
		const near = new IntersectionObserver(
			(entries) => {
				this.#isNear = entries.at(-1)?.isIntersecting ?? false;
				if (this.#isNear) {
					this.#wake();
				}
			},
			{ rootMargin: nearness },
		);
		near.observe(this);
		const content = new MutationObserver(() => this.#readContent());
		content.observe(this, { childList: true, characterData: true, subtree: true });
		signal.addEventListener("abort", () => {
			near.disconnect();
			content.disconnect();
		});
		// The parser has more to say as long as the document is not whole.
		if (this.ownerDocument.readyState === "loading") {
			const read = () => {
				this.#readContent();
				this.requestUpdate();
			};
			this.ownerDocument.addEventListener("DOMContentLoaded", read, { signal });
		}
	}

	#wake(): void {
		if (!this.#isAwake) {
			this.#isAwake = true;
			this.requestUpdate();
		}
	}

	#readContent(): void {
		const content = contentOf(this);
		if (content !== this.#content) {
			this.#content = content;
			if (this.position === null) {
				this.#given = null;
				this.#reopen();
			}
		}
	}

	/** The element's own language, else that of the place it stands in, else the browser's. */
	#chooseLanguage(): void {
		const tag = languageTag(this);
		this.#words = languageOf(tag === "" ? navigator.languages : [tag]);
		if (this.#view !== null) {
			this.#view.words = this.#words;
		}
		this.requestUpdate();
	}

	// Its board.

	protected override willUpdate(changed: Changes): void {
		this.#checkSettings();
		const { mode } = this;
		const [from, to] = [plyOf(this.plyFrom) ?? 0, plyOf(this.plyTo) ?? Number.POSITIVE_INFINITY];
		const hints = hintsOf(this.hints, mode);
		this.#play.opponent = this.opponent;
		const { state } = this.#store;
		const { range } = state;
		if (
			state.mode !== mode ||
			state.hints !== hints ||
			range.from !== from ||
			range.to !== Math.max(from, to)
		) {
			this.#store.set({ mode, hints, range: { from, to: Math.max(from, to) } });
		}
		if (sourceKeys.some((key) => changed.has(key) && !(changed.get(key) === undefined))) {
			this.#isStale = true;
			const { problem, moves } = this.#given ?? {};
			const isOther = !this.#isJustGiven && (changed.has("position") || changed.has("game"));
			this.#given = isOther || !problem || !moves ? null : { problem, moves };
		}
		this.#isJustGiven = false;
		if (this.loading !== "lazy") {
			this.#isAwake = true;
		}
	}

	protected override update(changed: Changes): void {
		const { state } = this.#store;
		const root = this.renderRoot as ShadowRoot;
		// The colours are the style sheet's, which sees attributes alone.
		if (changed.has("theme") && (this.theme !== "auto" || this.hasAttribute("theme"))) {
			this.setAttribute("theme", this.theme);
		}
		render(this.#whole(state), root);
		const part = (name: string) => root.querySelector(`.${name}`) as HTMLElement;
		if (this.#announcer === null) {
			this.#announcer = new Announcer(part("live"), part("notice"));
			listenToKeys(part("root"), {
				playBest: () => {
					if (!hidesValues(this.#store.state)) {
						this.#play.playBest("reader");
					}
				},
				step: (plies) => void this.step(plies),
				seek: (ply) => void this.seek(ply),
				undo: () => void this.undo(),
				redo: () => void this.redo(),
			});
			this.#content = contentOf(this);
		}
		if (this.isConnected) {
			this.#view ??= this.#makeView(part("board"));
		}
		const scene = this.#scene(state);
		if (scene !== null) {
			const { style } = part("board");
			style.setProperty("--rows", String(scene.game.board.rows));
			style.setProperty("--columns", String(scene.game.board.columns));
			this.#view?.update(scene);
		}
	}

	#makeView(place: HTMLElement): BoardView {
		return new BoardView(place, this.#words, {
			play: (move) => void this.#play.play(move),
			point: (move) => this.#play.point(move),
			refuse: (why) => this.#refuse(why),
			select: () => this.#change(),
			carry: (from, over) => this.#carry(from, over),
			put: (from, to) => this.#edit((problem) => put(problem, from, to)),
			paint: (square, obstacle, joins) =>
				this.#edit((problem) => paint(problem, square, obstacle), joins),
		});
	}

	protected override updated(changed: Changes): void {
		if (changed.has("mode") || changed.has("human")) {
			this.#changeMode(changed.get("mode") as Mode | undefined);
		}
		if (this.isConnected && this.#isAwake && this.#isStale && !this.#isPartial()) {
			this.#isStale = false;
			this.#find();
		}
		if (this.#isChanged) {
			this.#isChanged = false;
			this.#tell("update", null);
		}
	}

	#change(): void {
		this.#isChanged = true;
		this.requestUpdate();
	}

	#changeMode(old: Mode | undefined): void {
		const { state } = this.#store;
		const { match, failure } = state;
		if (match === null) {
			return;
		}
		const here = this.#here();
		const { kept } = this.#play;
		if (old === "edit" && here && kept && failure !== null && !isSettled(state)) {
			// Elsewhere a board that cannot be solved is no use: the last that could comes back, and Redo has the other.
			this.#future.push(here);
			const { game, record } = match;
			void this.#show({ problem: { game, position: record.positions[0] }, moves: [], kept });
		}
		if (this.mode === "puzzle" && old !== undefined && old !== "puzzle") {
			void this.reset();
		} else {
			this.#assignPlayers();
		}
	}

	/** Whether the text between the tags may go on. */
	#isPartial(): boolean {
		const isParsed = this.ownerDocument.readyState !== "loading";
		return !isParsed && this.position === null && this.#given === null;
	}

	/** Looks for a board where the author may have put one, and puts it up. */
	#find(): void {
		const given = this.#given;
		const text = this.position ?? this.#content;
		if (given === null && text === "") {
			this.#takeDown();
			return;
		}
		const moves = typeof this.moves === "string" ? (parseMoves(this.moves) ?? []) : this.moves;
		void this.#begin(
			async (solver) => {
				const found = given ?? (await readBoard(solver, text, this.#rulesNamed(solver)));
				return moves === null || moves.length === 0 ? found : { ...found, moves };
			},
			undefined,
			undefined,
			plyOf(this.ply) ?? 0,
		);
	}

	/** Leaves no board up. */
	#takeDown(): void {
		this.#opening.abort();
		this.#play.close();
		this.#forget();
		this.#store.set({ problem: null, solving: false, progress: null, failure: null });
	}

	#rulesNamed({ games }: Solver): Rules | undefined {
		const rules = games.find(({ id }) => id === this.game);
		if (this.game !== null && rules === undefined) {
			this.#complain("game", this.game, "the game of the text");
		}
		return rules;
	}

	/** Solves a board and puts it up. A worker that dies meanwhile is started again once. */
	async #begin(
		find: (solver: Solver) => Promise<Given>,
		table?: Table,
		wanted?: AbortSignal,
		ply = 0,
	): Promise<boolean> {
		this.#opening.abort();
		this.#opening = new AbortController();
		const own = this.#opening.signal;
		const signal = wanted === undefined ? own : AbortSignal.any([own, wanted]);
		const { problem: before } = this.#store.state;
		let solved = table;
		if (!this.#store.state.solving) {
			this.#store.set({ solving: true });
		}
		for (let attempt = 1; ; attempt++) {
			try {
				const { problem, moves, kept, before: here } = await find(await sharing.use(this));
				signal.throwIfAborted();
				if (this.#store.state.match === null) {
					this.#store.set({ problem });
				}
				solved ??= await this.#solve(problem, signal);
				const isBest = moves.length === 0 && this.#wantsGame(ply);
				const opening = kept ?? { moves: isBest ? ("best" as const) : moves, ply };
				const illegal = await this.#play.open(solved, problem, opening, signal);
				if (problem !== before) {
					this.#putUp = problem;
					here ? this.#remember(here) : this.#forget();
				}
				if (illegal !== null) {
					this.#complain("moves", this.#words.moves.move(illegal), "the moves before it");
				}
				return true;
			} catch (error) {
				const { match } = this.#store.state;
				if (solved !== undefined && solved !== match?.table) {
					solved.dispose();
				}
				if (signal.aborted) {
					return false;
				}
				if (!isEngineError(error) || attempt > 1) {
					this.#fail(error instanceof SourceError ? error.failure : failureOf(error, null));
					return false;
				}
				solved = undefined;
			}
		}
	}

	/** Whether the author speaks of a game, given or not: of one of its plies, or in a show of where it ends. */
	#wantsGame(ply: number): boolean {
		const { mode, range } = this.#store.state;
		return ply > 0 || range.from > 0 || (mode === "show" && Number.isFinite(range.to));
	}

	async #solve(problem: BoardProblem, signal: AbortSignal): Promise<Table> {
		const { match } = this.#store.state;
		if (match?.game === problem.game) {
			return match.table;
		}
		const table = await sharing.solve(this, problem.game, () => this.#isNear, {
			here: this.mode === "edit",
			signal,
			onProgress: (progress) => {
				if (!signal.aborted) {
					this.#store.hold({ progress });
					this.#drawUnlessSolved();
				}
			},
		});
		if (signal.aborted) {
			table.dispose();
			signal.throwIfAborted();
		}
		return table;
	}

	#fail(failure: Failure): void {
		this.#store.set({ solving: false, progress: null, failure });
		this.#hear({ kind: "failed", failure });
	}

	// What the reader does.

	#turn(direction: -1 | 1): Promise<void> {
		const steps = this.mode === "show" || this.mode === "edit";
		return steps ? this.#play.step(direction) : this.#play.stepTurn(direction);
	}

	/** The board with the game on it, as it is or, while it is being solved, as it is going to be. */
	#here(): Given | null {
		const { problem } = this.#store.state;
		return problem === null
			? null
			: isSettled(this.#store.state)
				? { problem, moves: [], kept: this.#play.kept }
				: (this.#given ?? { problem, moves: [] });
	}

	/** Changes the board; a change that joins the last one is undone with it. */
	#edit(change: (problem: BoardProblem) => BoardProblem, joins = false): void {
		const here = this.#lifted ?? this.#here();
		this.#lifted = null;
		if (here === null) {
			return;
		}
		const problem = change(seen(here));
		if (!joins) {
			this.#remember(here);
		}
		void this.#show({ problem, moves: [] });
		this.#tell("edit", { problem });
	}

	/** Lets Undo bring a board back. What was undone, and the moves taken back, are not made again after another change. */
	#remember(here: Given): void {
		const { kept } = here;
		this.#past.push(kept ? { ...here, kept: { ...kept, record: cut(kept.record) } } : here);
		this.#future = [];
		this.requestUpdate();
	}

	async #unedit(from: Given[], to: Given[]): Promise<void> {
		const here = this.#here();
		const next = from.at(-1);
		if (here !== null && next !== undefined && areEdited(this.mode)) {
			from.pop();
			to.push(here);
			const shown = this.#show(next);
			this.#tell("edit", { problem: seen(next) });
			await shown;
		}
	}

	/** Shows the board as it would be if the dragged piece were dropped there. */
	#carry(from: Square, over: Square | null): void {
		const lifted = this.#lifted ?? this.#here();
		if (lifted !== null && (over !== null || this.#lifted !== null)) {
			this.#lifted = over === null ? null : lifted;
			const moved = over && put(seen(lifted), from, over);
			void this.#show(moved === null ? lifted : { problem: moved, moves: [] });
		}
	}

	/** Shows a changed board at once, and what it is worth when that is known: together, if it is known before the next task. */
	async #show(given: Given): Promise<void> {
		this.#given = given;
		this.#store.hold({ problem: given.problem, solving: true });
		this.#drawUnlessSolved();
		await this.#begin(async () => given);
	}

	/** Draws what is held of a solve, unless its verdict comes before the next task. */
	#drawUnlessSolved(): void {
		setTimeout(() => {
			if (this.#store.state.solving) {
				this.#change();
			}
		});
	}

	/** Forgets the boards before and after. */
	#forget(): void {
		this.#past = [];
		this.#future = [];
		this.#lifted = null;
		this.requestUpdate();
	}

	/** Whether a step back and one on are within the game on the board. */
	#canStep(): readonly [boolean, boolean] {
		const { state } = this.#store;
		const { index, moves } = this.#play.wanted ?? { index: 0, moves: [] };
		const isHere = isSettled(state);
		return [
			isHere && index > state.range.from,
			isHere && index < Math.min(moves.length, state.range.to),
		];
	}

	#hint(): void {
		const stage = Math.min(3, this.#store.state.stage + 1) as 1 | 2 | 3;
		const say = () => this.announce(hintText(this.#words, this.#store.state), true);
		this.#store.set({ stage });
		if (stage < 3) {
			say();
			return;
		}
		const record = this.#store.state.match?.record;
		void this.#play.line().then((line) => {
			if (this.#store.state.match?.record === record) {
				this.#store.set({ line });
				say();
			}
		});
	}

	#refuse(why: Refusal): void {
		if (this.mode !== "show") {
			this.#hear({ kind: why });
		}
	}

	#assignPlayers(): void {
		const { state } = this.#store;
		const sides = state.match?.game.rules.sides.map(({ name }) => name) ?? [];
		const named = typeof this.human === "string" ? wordsIn(this.human) : null;
		const wrong = sides.length === 0 ? [] : (named?.filter((name) => !sides.includes(name)) ?? []);
		if (wrong.length > 0) {
			this.#complain("human", this.human, "the side to move");
		}
		this.#play.setPlayers(playersOf(state, wrong.length > 0 ? null : named));
	}

	/** Says what has happened, and tells it to the page around when it comes from the reader. */
	#hear(news: News): void {
		const { state } = this.#store;
		const { match } = state;
		const isQuiet = news.kind === "opened" && this.#isFirst;
		if (news.kind === "opened") {
			this.#isFirst = false;
			this.#assignPlayers();
		}
		if (!isQuiet) {
			this.announce(newsText(this.#words, state, news), isSeen(news));
		}
		if (news.kind === "failed") {
			const { place, message } = failureText(this.#words, news.failure);
			const { failure } = news;
			const said = place === null ? message : `${place}: ${message}`;
			if (failure.kind === "input" || failure.kind === "code") {
				// It is the author who can mend it.
				console.warn(`<${this.localName}>: ${said}`);
			}
			this.#report({ message: said, failure });
		}
		if (match === null) {
			return;
		}
		const { record } = match;
		const value = shownValue(state);
		if (news.kind === "opened" && state.problem !== null) {
			this.#tell("solve", { problem: state.problem, value });
		}
		if (news.kind === "moved" && news.by !== "host") {
			const { by, move, side, grade } = news;
			const ply = record.index;
			this.#tell("move", { move, side, by, ply, position: currentPosition(record), value, grade });
			if (match.value.over) {
				this.#tell("end", { winner: match.value.winner, ply });
			}
		}
		if (news.kind === "solved") {
			this.#tell("solved", { moves: record.moves, mistakes: state.mistakes });
		}
	}

	// What is wrong with its attributes.

	#checkSettings(): void {
		for (const [name, values] of Object.entries(choices) as [Choice, readonly string[]][]) {
			if (!values.includes(this[name])) {
				if (this[name] !== null) {
					this.#complain(name, this[name], values[0]);
				}
				Object.assign(this, { [name]: values[0] });
			}
		}
		// Null where the attribute was taken away.
		this.controls ??= "auto";
		if (!areControls(this.controls)) {
			this.#complain("controls", this.controls, "auto");
			this.controls = "auto";
		}
		for (const [name, value] of [
			["ply", this.ply],
			["ply-from", this.plyFrom],
			["ply-to", this.plyTo],
		] as const) {
			if (plyOf(value) === null) {
				this.#complain(name, value, "none");
			}
		}
		if (typeof this.moves === "string" && parseMoves(this.moves) === null) {
			this.#complain("moves", this.moves, "none");
		}
	}

	/** Says once, on the console and in an event, that a value is wrong. */
	#complain(name: string, value: unknown, fallback: string | undefined): void {
		const message = `<${this.localName}>: ${name}=${JSON.stringify(value)} is not possible; it is taken to be ${fallback}.`;
		if (!this.#complaints.has(message)) {
			this.#complaints.add(message);
			console.warn(message);
			queueMicrotask(() => this.#report({ message, failure: { kind: "attribute", name, value } }));
		}
	}

	#report(trouble: Trouble): void {
		this.#tell("error", trouble);
	}

	// What is drawn.

	#scene(state: GameState): Scene | null {
		const { match, problem, mode, stage, line } = state;
		const isEdited = mode === "edit" && problem !== null;
		if (match === null && problem === null) {
			return null;
		}
		const best = match?.moves[0]?.move;
		const hinted = best?.from && stage >= 1 ? [{ square: best.from, shape: "ring" as const }] : [];
		const arrows = best !== undefined && stage >= 2 ? [best] : [];
		const follows = stage === 3 && line !== null ? line.slice(0, 3) : [];
		const common = {
			marks: [...this.marks, ...hinted],
			arrows: [...this.arrows, ...arrows, ...follows.slice(1)],
			heat: this.heat,
		};
		if (match === null || isEdited) {
			const here = this.#here();
			return here === null
				? null
				: {
						...common,
						...seen(here),
						moves: [],
						lastMove: null,
						pointed: null,
						shows: "nothing",
						does: mode === "edit" && match !== null ? "edit" : "look",
					};
		}
		const isHuman = playerToMove(state) === "human" && mode !== "show";
		return {
			...common,
			game: match.game,
			position: currentPosition(match.record),
			moves: shownMoves(state),
			lastMove: lastMove(match.record),
			pointed: state.pointed,
			shows: mode === "show" ? "nothing" : hidesValues(state) ? "squares" : "values",
			does: isHuman ? "play" : "look",
		};
	}

	/** Whether there is something between the tags that can be seen. */
	#hasFallback(): boolean {
		return (
			this.querySelector(":scope > :not(script, style, template)") !== null ||
			[...this.childNodes].some((node) => node instanceof Text && node.data.trim() !== "")
		);
	}

	#canGo(): readonly [boolean, boolean] {
		const [canBack, canOn] = this.#canStep();
		const isEdited = areEdited(this.mode);
		return [
			canBack || (isEdited && this.#past.length > 0),
			canOn || (isEdited && this.#future.length > 0),
		];
	}

	#movesPanel(state: GameState): TemplateResult {
		const words = this.#words;
		const { match, pointed } = state;
		const actions = {
			play: (move: Move) => void this.#play.play(move),
			point: (move: Move | null) => this.#play.point(move),
		};
		const heading = (text: TemplateResult) => html`<p class="group-heading">${text}</p>`;
		return html`<div class="moves" part="moves" role="group" aria-label=${words.moves.heading}>
			${
				match !== null && match.moves.length === 0
					? html`<p class="note">${words.moves.none}</p>`
					: hidesValues(state)
						? plainMoves(words, this.legalMoves, pointed, actions)
						: valuedMoves(words, this.values, pointed, actions, heading)
			}
		</div>`;
	}

	#whole(state: GameState): TemplateResult {
		const words = this.#words;
		const shown = controlsOf(this.controls, this.mode);
		const actions: ButtonActions = {
			restart: () => void this.reset(),
			undo: () => void this.undo(),
			redo: () => void this.redo(),
			best: () => this.#play.playBest("reader"),
			pause: () => this.#play.setPaused(true),
			resume: () => this.#play.setPaused(false),
			hint: () => this.#hint(),
			"give-up": () => void this.solution(),
			swap: () => this.#edit(swapTurn),
		};
		const hasBoard = state.match !== null || state.problem !== null;
		return html`<div class="root" part="root" lang=${words.tag} ?data-board=${hasBoard} ?data-printed=${!this.#hasFallback()}>
				<div class="verdict" part="verdict">
					${shown.has("verdict") || state.failure !== null ? verdict(words, state) : null}
				</div>
				<div class="stage">
					<div class="board" part="board"></div>
					${shown.has("buttons") ? buttons(words, state, actions, this.#canGo()) : null}
					<div class="said" ?data-quiet=${state.mode === "show"}>
						${shown.has("verdict") ? notes(words, state) : null}
						<p class="notice" part="notice" aria-hidden="true"></p>
					</div>
				</div>
				${shown.has("moves") && state.match !== null ? this.#movesPanel(state) : null}
				<p class="live visually-hidden" role="status" aria-live="polite"></p>
			</div>
			<slot></slot>`;
	}
}

declare global {
	interface HTMLElementTagNameMap {
		"catchmate-board": CatchmateBoard;
	}
}
