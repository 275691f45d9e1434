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
import { render } from "lit/html.js";
import { type BoardProblem, paint, put, swapTurn } from "../board/edit.ts";
import { currentPosition, type GameRecord } from "../board/record.ts";
import type { Mark } from "../board/state.ts";
import { BoardView, type Refusal } from "../board/view.ts";
import { languageOf } from "../locale/index.ts";
import type { Words } from "../locale/words.ts";
import { type Failure, failureText } from "../view/failure.ts";
import { listenToKeys } from "../view/keys.ts";
import { Announcer, isSeen, newsText } from "./announcer.ts";
import { Boards } from "./boards.ts";
import { mend } from "./complaints.ts";
import styles from "./element.css";
import type { BoardEventMap } from "./events.ts";
import { languageTag, watchLanguage } from "./language.ts";
import { type Opponent, Play } from "./play.ts";
import { type Changes, type PropertyOptions, ReactiveElement } from "./reactive.ts";
import { Renewals } from "./renewals.ts";
import { sceneOf } from "./scene.ts";
import { controlsOf, hintsOf, type Loading, plyOf, type Theme, wordsIn } from "./settings.ts";
import { sharing } from "./sharing.ts";
import { contentOf, movesOf, readBoard } from "./source.ts";
import {
	type GameState,
	type Hints,
	hidesValues,
	isOpenPuzzle,
	isSettled,
	type Mode,
	type News,
	type Player,
	Store,
	shownMoves,
	shownValue,
} from "./state.ts";
import { hintText, lineText } from "./verdict.ts";
import { type Actions, whole } from "./whole.ts";

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
 * @attr {string} human - In `play`, the sides that the reader plays, by name, with a space between; the one that begins the game by default.
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
	/** The sides that the reader plays, by name, with a space between; null for the one that begins the game. */
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
		new Renewals((game) => sharing.solve(this.#boards, game, () => this.#boards.isNear, {})),
		() => matchMedia("(prefers-reduced-motion: reduce)").matches,
	);
	readonly #boards = new Boards(this.#store, this.#play, {
		edit: (problem) => this.#tell("edit", { problem }),
		refuse: (move) => this.#complain("moves", this.#words.moves.move(move), "the moves before it"),
	});
	readonly #complaints = new Set<string>();
	/** What the buttons do, and the list of moves. */
	readonly #actions: Actions = {
		restart: () => void this.reset(),
		undo: () => void this.undo(),
		redo: () => void this.redo(),
		best: () => this.#play.playBest("reader"),
		pause: () => this.#play.setPaused(true),
		resume: () => this.#play.setPaused(false),
		hint: () => this.#hint(),
		"give-up": () => void this.solution(),
		swap: () => this.#boards.edit(swapTurn),
		play: (move) => void this.#play.play(move),
		point: (move) => this.#play.point(move),
	};
	#words: Words = languageOf([]);
	#view: BoardView | null = null;
	#announcer: Announcer | null = null;
	/** Whether a board was given by the page around since the last drawing: a text that was changed in the same moment counts less. */
	#isJustGiven = false;
	/** Ends what is heard outside of the element. */
	#ended = new AbortController();
	/** Whether the board may load: at once, or when a lazy one is near the screen. */
	#isAwake = false;
	/** Whether a board has to be looked for. */
	#isStale = true;
	#content = "";
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
		return this.#store.state.problem ?? this.#boards.given?.problem ?? null;
	}

	set problem(problem: BoardProblem | null) {
		this.#boards.given = problem && { problem, moves: [] };
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
		return sharing.use(this.#boards);
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
		await (canStep ? this.#turn(-1) : this.#boards.unedit(-1));
	}

	/** Makes again what was undone. */
	async redo(): Promise<void> {
		const [, canStep] = this.#canStep();
		await (canStep ? this.#turn(1) : this.#boards.unedit(1));
	}

	/** Changes the board as a reader does in `edit`: it can be undone, and is told by the event `edit`. */
	edit(problem: BoardProblem): void {
		this.#boards.edit(() => problem);
	}

	/** Goes back to the beginning of the game; in `edit`, to the board as it was put up. */
	async reset(): Promise<void> {
		if (this.mode === "edit" && (await this.#boards.uneditAll())) {
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
		const given = { problem, moves, before: undoable ? this.#boards.here : null };
		this.#boards.given = given;
		this.#isStale = false;
		return this.#boards.open(() => given, { ply, table, signal });
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
		this.#boards.free();
		this.#view?.dispose();
		this.#view = null;
	}

	#reopen(): void {
		this.#isStale = true;
		this.requestUpdate();
	}

	#listen(signal: AbortSignal): void {
		const near = new IntersectionObserver(
			(entries) => {
				this.#boards.isNear = entries.at(-1)?.isIntersecting ?? false;
				if (this.#boards.isNear) {
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
				this.#boards.given = null;
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
		mend(this, (...wrong) => this.#complain(...wrong));
		const { mode } = this;
		const from = plyOf(this.plyFrom) ?? 0;
		const to = Math.max(from, plyOf(this.plyTo) ?? Number.POSITIVE_INFINITY);
		const hints = hintsOf(this.hints, mode);
		this.#play.opponent = this.opponent;
		const { state } = this.#store;
		const { range } = state;
		if (state.mode !== mode || state.hints !== hints || range.from !== from || range.to !== to) {
			this.#store.set({ mode, hints, range: { from, to } });
		}
		if (sourceKeys.some((key) => changed.has(key) && !(changed.get(key) === undefined))) {
			this.#isStale = true;
			const { problem, moves } = this.#boards.given ?? {};
			const isOther = !this.#isJustGiven && (changed.has("position") || changed.has("game"));
			this.#boards.given = isOther || !problem || !moves ? null : { problem, moves };
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
		this.#draw(state, root);
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
				...this.#actions,
			});
			this.#content = contentOf(this);
		}
		if (this.isConnected) {
			this.#view ??= this.#makeView(part("board"));
		}
		const scene = sceneOf(state, this, this.#boards.seen);
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
			carry: (from, over) => this.#boards.carry(from, over),
			put: (from, to) => this.#boards.edit((problem) => put(problem, from, to)),
			paint: (square, obstacle, joins) =>
				this.#boards.edit((problem) => paint(problem, square, obstacle), joins),
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
		if (this.#store.state.match === null) {
			return;
		}
		if (old === "edit") {
			this.#boards.leaveEdit();
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
		return !isParsed && this.position === null && this.#boards.given === null;
	}

	/** Looks for a board where the author may have put one, and puts it up. */
	#find(): void {
		const { given } = this.#boards;
		const text = this.position ?? this.#content;
		if (given === null && text === "") {
			this.#boards.takeDown();
			return;
		}
		const moves = movesOf(this.moves) ?? [];
		void this.#boards.open(
			async (solver) => {
				const found = given ?? (await readBoard(solver, text, this.#rulesNamed(solver)));
				return moves.length === 0 ? found : { ...found, moves };
			},
			{ ply: plyOf(this.ply) ?? 0 },
		);
	}

	#rulesNamed({ games }: Solver): Rules | undefined {
		const rules = games.find(({ id }) => id === this.game);
		if (this.game !== null && rules === undefined) {
			this.#complain("game", this.game, "the game of the text");
		}
		return rules;
	}

	// What the reader does.

	#turn(direction: -1 | 1): Promise<void> {
		const steps = this.mode === "show" || this.mode === "edit";
		return steps ? this.#play.step(direction) : this.#play.stepTurn(direction);
	}

	/** Whether a step back and one on are within the game on the board. */
	#canStep(): readonly [boolean, boolean] {
		const { state } = this.#store;
		const { index, moves } = this.#play.wanted ?? { index: 0, moves: [] };
		const isHere = isSettled(state);
		return [
			isHere && index > this.#play.first,
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
		const sides = this.rules?.sides ?? [];
		const named = typeof this.human === "string" ? wordsIn(this.human) : null;
		const areSides = named?.every((own) => sides.some(({ name }) => name === own)) ?? true;
		if (!areSides) {
			this.#complain("human", this.human, "the side to move");
		}
		this.#play.assign(areSides ? named : null);
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
			this.#tell("error", { message: said, failure });
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

	/** Says once, on the console and in an event, that a value is wrong. */
	#complain(name: string, value: unknown, fallback: string | undefined): void {
		const message = `<${this.localName}>: ${name}=${JSON.stringify(value)} is not possible; it is taken to be ${fallback}.`;
		if (!this.#complaints.has(message)) {
			this.#complaints.add(message);
			console.warn(message);
			const failure = { kind: "attribute", name, value } as const;
			queueMicrotask(() => this.#tell("error", { message, failure }));
		}
	}

	// What is drawn.

	/** Whether there is something between the tags that can be seen. */
	#hasFallback(): boolean {
		return (
			this.querySelector(":scope > :not(script, style, template)") !== null ||
			[...this.childNodes].some((node) => node instanceof Text && node.data.trim() !== "")
		);
	}

	#canGo(): readonly [boolean, boolean] {
		const [canBack, canOn] = this.#canStep();
		const [canUnedit, canReedit] = this.#boards.canUnedit;
		return [canBack || canUnedit, canOn || canReedit];
	}

	#draw(state: GameState, root: ShadowRoot): void {
		const shown = controlsOf(this.controls, this.mode);
		render(
			whole(this.#words, state, shown, this.#actions, this.#canGo(), !this.#hasFallback()),
			root,
		);
	}
}

declare global {
	interface HTMLElementTagNameMap {
		"catchmate-board": CatchmateBoard;
	}
}
