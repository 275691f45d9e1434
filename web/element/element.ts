/** The element `<catchmate-board>`, to be defined by define.ts or under a name of one's own. Importing it does nothing. */
import type {
	Line,
	Move,
	MoveValue,
	PositionValue,
	Rules,
	Solver,
	Square,
	SquareValue,
	Table,
} from "catchmate";
import { LitElement, type PropertyDeclarations, type PropertyValues, unsafeCSS } from "lit";
import { type BoardProblem, swapTurn } from "../board/edit.ts";
import { type Feature, obstacle } from "../board/features.ts";
import type { Pen } from "../board/pen.ts";
import type { GameRecord } from "../board/record.ts";
import type { Mark } from "../board/state.ts";
import { Announcer } from "./announcer.ts";
import { controlsOf, plyConverter, settingsOf, validateAttributes } from "./attributes.ts";
import { BoardController } from "./board-controller.ts";
import styles from "./element.css";
import { type BoardEvent, type BoardEventMap, eventsOf } from "./events.ts";
import type { Failure } from "./failure.ts";
import { listenToKeys } from "./keys.ts";
import { isSeen, newsText } from "./sentences.ts";
import { Session } from "./session.ts";
import { sharedSolver } from "./shared-solver.ts";
import { SourceController } from "./source.ts";
import { hidesValues, type News, shownMoves, shownValue } from "./state.ts";
import { LanguageController, NearController } from "./surroundings.ts";
import { type Actions, partOf, template } from "./template.ts";
import type { Hints, Loading, Mode, OpenOptions, Opponent, Player, Theme } from "./types.ts";

export type * from "./events.ts";
export type * from "./types.ts";

/**
 * A board of a pursuit game, solved perfectly: to be looked at, analysed, played, edited, or set as a puzzle.
 *
 * @tagname catchmate-board
 * @attr {string} game - The game's id, such as `crossing-pawn`; without it, the game that the position's text is one of.
 * @attr {string} position - The board, as a judge input (its first board) or as a code; without it, the text between the tags.
 * @attr {string} moves - The game that follows, as `1,1-1,2 3,3-1,3`, row and column, or on a graph `b-c` by the points' names; the steps of a turn of several pieces are joined by `+`, a pass is `pass`.
 * @attr {"show"|"analyse"|"play"|"edit"|"puzzle"} [mode=show] - The reader's part.
 * @attr {string} human - In `play`, the sides that the reader plays, by name, with a space between; by default the one that can win, or in a draw the one that begins the game.
 * @attr {"auto"|"off"|"staged"|"full"} [hints=auto] - The help with values: none, a hint at a time, or all of them. By default staged in `play`, else all.
 * @attr {string} [controls=auto] - The parts around the board: `verdict`, `buttons`, `moves`, with a space between, or `none`.
 * @attr {string} lang - The language, `en` or `zh`; by default that of the place, else the browser's.
 * @attr {"auto"|"light"|"dark"} [theme=auto] - The colours; by default those that the reader has chosen in the system.
 * @attr {number} [ply=0] - Which position of the game is seen first. Without moves, the game is one of best play.
 * @attr {number} ply-from - The reader cannot go back beyond this ply.
 * @attr {number} ply-to - The reader cannot go on beyond this ply; a puzzle is solved there, also one that no play ends.
 * @attr {"eager"|"lazy"} [loading=eager] - Lazy: nothing is loaded or solved until the board is near the screen.
 *
 * @fires {CustomEvent} solve - The board is solved and drawn. `detail`: `problem`, `value`.
 * @fires {CustomEvent} move - The reader or the opponent has moved. `detail`: `move`, `side`, `by`, `ply`, `position`, `value`, `grade`.
 * @fires {CustomEvent} end - A move has ended the game. `detail`: `winner`, `ply`.
 * @fires {CustomEvent} hint - The reader has taken a hint: of the piece, the move, or best play. `detail`: `stage`, from 1 to 3.
 * @fires {CustomEvent} edit - The reader has changed the board. `detail`: `problem`.
 * @fires {CustomEvent} solved - The reader has solved the puzzle. `detail`: `moves`, `mistakes`.
 * @fires {CustomEvent} error - Something is wrong; does not bubble. `detail`: `message`, `failure`.
 * @fires {CustomEvent} update - A property has changed; does not bubble.
 *
 * @slot - Shown without JavaScript, until the board is there, and in print: a picture or the text of the board.
 * @slot legend - Shown under the board, in the place of the notes, as long as there is none.
 * @csspart root - All that is drawn.
 * @csspart verdict - The sentence over the board; errors, as long as there is no board.
 * @csspart stage - The board, with the buttons and the notes under it.
 * @csspart board - The place of the board, which decides its size.
 * @csspart controls - The row of buttons.
 * @csspart button - Each of the buttons.
 * @csspart moves - The list of moves.
 * @csspart move - Each of the moves.
 * @csspart hint - A hint, or the solution of a puzzle.
 * @csspart success - The sentence on a solved puzzle.
 * @csspart error - An error.
 * @csspart notes - The place under the board where all that comes and goes is told: hints, errors, how far a solve has come.
 * @csspart notice - A sentence that stays for a few seconds.
 * @cssprop [--catchmate-font] - The typeface.
 * @cssprop [--catchmate-accent] - Focus, arrows, chosen pieces.
 * @cssprop [--catchmate-accent-tint] - The ground of chosen things.
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
 * @cssprop [--catchmate-touch=manipulation] - The `touch-action` of the squares: with `none` a finger paints in `edit` instead of scrolling the page.
 */
export class CatchmateBoard extends LitElement {
	static override styles = unsafeCSS(styles);

	static override properties: PropertyDeclarations = {
		game: {},
		position: {},
		moves: {},
		mode: { useDefault: true },
		human: {},
		hints: { useDefault: true },
		controls: { useDefault: true },
		// The colours are the style sheet's, which sees attributes alone.
		theme: { useDefault: true, reflect: true },
		ply: { converter: plyConverter },
		plyFrom: { attribute: "ply-from", converter: plyConverter },
		plyTo: { attribute: "ply-to", converter: plyConverter },
		loading: { useDefault: true },
		marks: { attribute: false },
		arrows: { attribute: false },
		heat: { attribute: false },
		brush: { attribute: false },
		pen: { attribute: false },
		opponent: { attribute: false },
		// The same problem again puts the board up again.
		problem: { attribute: false, hasChanged: () => true },
		selected: { attribute: false, noAccessor: true },
		pointed: { attribute: false, noAccessor: true },
		paused: { attribute: false, noAccessor: true },
	};

	/**
	 * Makes the solver that all boards share. A page that serves the worker and the module from files of its own sets it before
	 * the first board loads: `CatchmateBoard.load = () => load({ workerUrl, wasm })`.
	 */
	static get load(): () => Promise<Solver> {
		return sharedSolver.load;
	}

	static set load(load: () => Promise<Solver>) {
		sharedSolver.load = load;
	}

	/** The game's id; null for the one that the text is of. */
	game: string | null = null;
	/** The board as a judge input or as a code; null for the text between the tags. */
	position: string | null = null;
	/** The game that follows, or a text of the attribute. */
	moves: string | readonly Move[] | null = null;
	/** The reader's part. */
	mode: Mode = "show";
	/** The sides that the reader plays, by name, with a space between; null for the one that begins the game. */
	human: string | null = null;
	/** The help with values: none, a hint at a time, or all of them. */
	hints: Hints | "auto" = "auto";
	/** The parts around the board, with a space between. */
	controls = "auto";
	/** The colours. */
	theme: Theme = "auto";
	/** The position of the game that is seen first. */
	ply: number | null = null;
	/** The ply beyond which the reader cannot go back. */
	plyFrom: number | null = null;
	/** The ply beyond which the reader cannot go on. */
	plyTo: number | null = null;
	/** Whether to wait until the board is near the screen. */
	loading: Loading = "eager";
	/** Marks on squares, besides the board's own. */
	marks: readonly Mark[] = [];
	/** Moves to be drawn as arrows. */
	arrows: readonly Move[] = [];
	/** The values of the position with a piece elsewhere, as `table.heatmap()` tells them, to be drawn on the squares, on one scale for the board. */
	heat: readonly SquareValue[] = [];
	/** The feature that the reader paints squares with in `edit`: obstacles, a side's goals, or squares closed to a side. */
	brush: Feature = obstacle;
	/** A tool of the page's own that the reader changes a graph with in `edit`, in the place of the brush. */
	pen: Pen | null = null;
	/** Chooses the moves of the sides that the reader does not play, from the position, the values of its moves and the table; null for a best move. */
	opponent: Opponent | null = null;

	readonly #language = new LanguageController(this);
	readonly #near = new NearController(this);
	readonly #session = new Session(
		() => this.#near.isNear,
		() => this.#change(),
		(news) => this.#hear(news),
	);
	readonly #source = new SourceController(
		this,
		this.#session,
		() => this.#near.isNear,
		(...wrong) => this.#warn(...wrong),
	);
	/** The effects of the buttons and of the list of moves. */
	readonly #actions: Actions = {
		restart: () => void this.reset(),
		undo: () => void this.undo(),
		redo: () => void this.redo(),
		best: () => this.#session.play.moveBest("reader"),
		pause: () => this.#session.play.opponents.setPaused(true),
		resume: () => this.#session.play.opponents.setPaused(false),
		hint: () => void this.#session.hint(),
		pass: () => void this.play({ from: null, to: null }, "reader"),
		"give-up": () => void this.solution(),
		swap: () => this.#session.edit(swapTurn),
		play: (move) => void this.play(move, "reader"),
		point: (move) => this.#session.play.point(move),
	};
	readonly #board = new BoardController(this, this.#session, () => this.#language.words, {
		play: this.#actions.play,
		take: () => this.#hear({ kind: "turn" }),
		select: () => this.#change(),
		refuse: (why) => {
			if (this.mode !== "show") {
				this.#hear({ kind: why });
			}
		},
	});
	readonly #announcer = new Announcer(this);
	readonly #warned = new Set<string>();
	#hasOpened = false;
	/** Whether a property has changed since the last event `update`. */
	#isChanged = false;

	// Properties that a page reads.

	/** The board as it was put up or edited; null before there is one. */
	get problem(): BoardProblem | null {
		return this.#session.problem;
	}

	set problem(problem: BoardProblem | null) {
		this.#source.request(problem);
	}

	/** The game on the board, and where in it we are; null before it is solved. */
	get record(): GameRecord | null {
		return this.#session.state.match?.record ?? null;
	}

	/** The rules of the game on the board. */
	get rules(): Rules | null {
		return this.#session.state.match?.game.rules ?? null;
	}

	/** The value of the position on the board; null before that is known and where it may not be told. */
	get value(): PositionValue | null {
		return shownValue(this.#session.state);
	}

	/** The value of each legal move, best first; none where that may not be told. */
	get values(): readonly MoveValue[] {
		return hidesValues(this.#session.state) ? [] : shownMoves(this.#session.state);
	}

	/** The legal moves, in an order that tells nothing where nothing may be told. */
	get legalMoves(): readonly Move[] {
		return shownMoves(this.#session.state).map(({ move }) => move);
	}

	/** The table that answers for the board, as long as the board is not another; null before it is solved and where values are hidden. */
	get table(): Table | null {
		return hidesValues(this.#session.state) ? null : this.#session.table;
	}

	/** The solver that all boards share. It is kept as long as this board is in a document. */
	get solver(): Promise<Solver> {
		return this.#session.solver;
	}

	/** The player of each side of the game on the board. */
	get players(): Readonly<Record<string, Player>> {
		return this.#session.state.players;
	}

	/** The error of the board, or of its solver. */
	get failure(): Failure | null {
		return this.#session.state.failure;
	}

	/** The board and its game as one short word, for links and for the attribute `position`; null when no code can say them. */
	get code(): string | null {
		return this.#session.code;
	}

	/** The state of a puzzle. */
	get puzzle(): "open" | "solved" | "given-up" {
		return this.#session.state.puzzle;
	}

	/** The number of the reader's moves that the puzzle has refused since it began. */
	get mistakes(): number {
		return this.#session.state.mistakes;
	}

	/** Whether a perfect player waits. */
	get paused(): boolean {
		return this.#session.state.paused;
	}

	set paused(paused: boolean) {
		this.#session.play.opponents.setPaused(paused);
	}

	/** The square of the chosen piece. */
	get selected(): Square | null {
		return this.#board.selected;
	}

	set selected(square: Square | null) {
		this.#board.selected = square;
	}

	/** The move that the reader points at, drawn as an arrow. */
	get pointed(): Move | null {
		return this.#session.state.pointed;
	}

	set pointed(move: Move | null) {
		this.#session.play.point(move);
	}

	// Methods.

	/**
	 * Makes a legal move. Returns whether it was made: a puzzle takes none but the best.
	 * @param by `reader` for a move that the reader has made elsewhere on the page, which is then told like one on the board.
	 */
	play(move: Move, by: "host" | "reader" = "host"): Promise<boolean> {
		return this.#session.play.move(move, by);
	}

	/** Makes a best move. */
	playBest(): void {
		this.#session.play.moveBest("host");
	}

	/**
	 * Takes back a move, and the perfect opponent's reply; where there is none to be taken back, the change of the board that was
	 * made before.
	 */
	undo(): Promise<void> {
		return this.#session.travel(-1);
	}

	/** Makes again what was undone. */
	redo(): Promise<void> {
		return this.#session.travel(1);
	}

	/** Changes the board as a reader does in `edit`: it can be undone, and is told by the event `edit`. */
	edit(problem: BoardProblem): void {
		this.#session.edit(() => problem);
	}

	/** Goes back to the beginning of the game; in `edit`, to the board as it was put up. */
	reset(): Promise<void> {
		return this.#session.reset();
	}

	/** Goes to a ply of the game. */
	seek(ply: number): Promise<void> {
		return this.#session.play.seek(ply);
	}

	/** Goes so many plies on, or back. */
	step(plies: number): Promise<void> {
		return this.#session.play.step(plies);
	}

	/** Best play from the position on the board, which also becomes what follows in the game. An open puzzle is given up by it. */
	solution(): Promise<Line["moves"]> {
		return this.#session.solution();
	}

	/** Puts a board up, when it is solved. Returns whether that went well and no other was put up meanwhile. */
	open(problem: BoardProblem, options: OpenOptions = {}): Promise<boolean> {
		this.#source.settle();
		return this.#session.openProblem(problem, options);
	}

	/** Says a text to those who hear the page, and shows it under the board for a while unless it is seen elsewhere. */
	announce(text: string, seen = false): void {
		this.#announcer.say(text, this.#language.words.betweenSentences, seen);
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

	#dispatch([type, detail]: BoardEvent): void {
		const bubbles = type !== "error" && type !== "update";
		this.dispatchEvent(new CustomEvent(type, { detail, bubbles, composed: bubbles }));
	}

	// Its life in a document.

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		// A board that is only moved is back before this.
		setTimeout(() => {
			if (!this.isConnected) {
				this.#session.release();
				this.#board.dispose();
			}
		});
	}

	// Drawing.

	protected override willUpdate(changed: PropertyValues): void {
		validateAttributes(this, this.rules, (...wrong) => this.#warn(...wrong));
		this.#session.play.opponents.choose = this.opponent;
		this.#session.configure(settingsOf(this));
		if (this.hasUpdated) {
			this.#source.follow(changed);
		}
	}

	protected override render(): unknown {
		const { words } = this.#language;
		const controls = controlsOf(this.controls, this.mode);
		return template(words, this.#session, controls, !this.#source.isContentVisible, this.#actions);
	}

	protected override firstUpdated(): void {
		listenToKeys(partOf(this.renderRoot, "root"), {
			playBest: () => {
				if (!hidesValues(this.#session.state)) {
					this.#session.play.moveBest("reader");
				}
			},
			step: (plies) => void this.step(plies),
			seek: (ply) => void this.seek(ply),
			undo: () => void this.undo(),
			redo: () => void this.redo(),
		});
	}

	protected override updated(): void {
		if (this.#isChanged) {
			this.#isChanged = false;
			this.#dispatch(["update", null]);
		}
	}

	// Events.

	#change(): void {
		this.#isChanged = true;
		this.requestUpdate();
	}

	/** Says news, and tells it to the page around when it comes from the reader. */
	#hear(news: News): void {
		const { state } = this.#session;
		const { words } = this.#language;
		const text = newsText(words, state, news);
		// The page's own text comes first.
		if (text !== "" && (news.kind !== "opened" || this.#hasOpened)) {
			this.announce(text, isSeen(news));
		}
		this.#hasOpened ||= news.kind === "opened";
		if (news.kind === "failed" && ["input", "code"].includes(news.failure.kind)) {
			// The author can correct it.
			console.warn(`<${this.localName}>: ${text}`);
		}
		if (news.kind === "illegal-opening") {
			this.#warn(
				"moves",
				words.moves.move(news.move, this.problem?.game.board ?? {}),
				"the moves before it",
			);
		}
		for (const event of eventsOf(state, news, text)) {
			this.#dispatch(event);
		}
	}

	/** Says once, on the console and in an event, that a value is wrong. */
	#warn(name: string, value: unknown, fallback: string): void {
		const message = `<${this.localName}>: ${name}=${JSON.stringify(value)} is not possible; it is taken to be ${fallback}.`;
		if (!this.#warned.has(message)) {
			this.#warned.add(message);
			console.warn(message);
			const failure = { kind: "attribute", name, value } as const;
			queueMicrotask(() => this.#dispatch(["error", { message, failure }]));
		}
	}
}

declare global {
	interface HTMLElementTagNameMap {
		"catchmate-board": CatchmateBoard;
	}
}
