/** The element `<catchmate-board>`. Importing it defines nothing: define.ts does that, or the caller under another name. */
import { signal } from "@preact/signals-core";
import type {
	AnnotatedLine,
	Line,
	Move,
	MoveValue,
	PositionValue,
	Rules,
	Solver,
	Square,
	Table,
} from "catchmate";
import { type PropertyDeclarations, type PropertyValues, unsafeCSS } from "lit";
import type { BoardProblem } from "../model/edit.ts";
import type { Overlay } from "../model/overlay.ts";
import type { GameRecord } from "../model/record.ts";
import { isSame } from "../model/same.ts";
import { boardActions, buttonActions, keyActions, listenToKeys } from "./actions.ts";
import { AnnotationFocus } from "./annotation.ts";
import { checkFor, controlsOf, misspeltAttributes, settingsOf } from "./attributes.ts";
import { BoardController } from "./board-controller.ts";
import styles from "./element.css";
import type { Listening } from "./events.ts";
import type { Failure } from "./failure.ts";
import { hidesValues, shownMoves, shownValue } from "./judging.ts";
import { AuthorProperties, type Report } from "./properties.ts";
import { Reports } from "./reports.ts";
import { Session } from "./session.ts";
import { attributeNames } from "./settings.ts";
import { type OpenOptions, pageLink, type SavedGame } from "./snapshot.ts";
import { SourceController } from "./source.ts";
import { currentGame, humansOf, repetition } from "./state.ts";
import { LanguageController, NearController, SchemeController } from "./surroundings.ts";
import { sharedSolver } from "./tables.ts";
import { partOf, template } from "./template.ts";
import type { BoardOpening, CurrentGame, Player } from "./types.ts";

export type * from "./events.ts";
export type { OpenOptions, SavedGame } from "./snapshot.ts";
export type * from "./types.ts";

/**
 * A board of a pursuit game, solved perfectly: to look at, analyse, play, edit, or solve as a puzzle.
 *
 * @tagname catchmate-board
 *
 * @fires {CustomEvent} solve - The board is solved and drawn. `detail`: `problem`, `value`.
 * @fires {CustomEvent} begin - A game begins: on a board just opened, again from its start, or where the reader takes up one that was analysed. `detail`: `game`, `why` (`opened`, `restarted`, `taken-up`).
 * @fires {CustomEvent} move - The reader or the opponent has moved. `detail`: `move`, `side`, `by`, `ply`, `position`, `value`, `grade`.
 * @fires {CustomEvent} end - A move has ended the game, or `callOff()` has. `detail`: `winner`, `ply`, `start`.
 * @fires {CustomEvent} hint - The reader has taken a hint: the piece, the move, or best play. `detail`: `stage`, from 1 to 3.
 * @fires {CustomEvent} edit - The reader has changed the board. `detail`: `problem`.
 * @fires {CustomEvent} cancelled - The reader has cancelled the solve; the board has no verdict.
 * @fires {CustomEvent} give-up - The reader wants to give up the puzzle; after `preventDefault()` it stays open, and the page decides.
 * @fires {CustomEvent} mistake - The reader has tried a wrong move in a puzzle; after `preventDefault()` the board neither says why nor plays it out. `detail`: `move`, `reply`, `grade`, `mistakes`.
 * @fires {CustomEvent} solved - The reader has solved the puzzle. `detail`: `moves`, `mistakes`.
 * @fires {CustomEvent} error - An error occurred; does not bubble. `detail`: `message`, `failure`.
 * @fires {CustomEvent} update - A property has changed; does not bubble.
 *
 * @slot - Shown without JavaScript, and before the board is drawn: a picture or the text of the board.
 * @slot buttons - Shown at the end of the row of buttons, if there are any: a button of the page's own.
 * @slot legend - Shown under the board in place of the notes, while there are none. Without it, no space is reserved for notes.
 * @csspart root - Everything drawn by the element.
 * @csspart rules - The rules of the game, above the verdict.
 * @csspart link - The link to Catchmate's page, under the board.
 * @csspart verdict - The sentence above the board; errors, if there is no board.
 * @csspart stage - The board, with the buttons and the notes below it.
 * @csspart board - The container of the board, which determines its size.
 * @csspart controls - The row of buttons.
 * @csspart button - Each button.
 * @csspart moves - The list of moves.
 * @csspart move - Each move.
 * @csspart comment - The author's comment on the position.
 * @csspart variation - Each button that leads into a variation, back, or to the next comment.
 * @csspart hint - A hint, or the solution of a puzzle.
 * @csspart success - The sentence about a solved puzzle.
 * @csspart error - An error.
 * @csspart notes - The area below the board for temporary messages: hints, errors, progress of a solve.
 * @csspart notice - A sentence that is shown for a few seconds.
 * @cssprop [--catchmate-font] - The typeface.
 * @cssprop [--catchmate-accent] - Focus, arrows, selected pieces.
 * @cssprop [--catchmate-accent-tint] - The background of selected things.
 * @cssprop [--catchmate-ink] - Text.
 * @cssprop [--catchmate-soft-ink] - Less important text.
 * @cssprop [--catchmate-surface] - The background of buttons.
 * @cssprop [--catchmate-ground] - The background of text fields.
 * @cssprop [--catchmate-line] - Thin lines.
 * @cssprop [--catchmate-square] - The board's squares of the lighter tone.
 * @cssprop [--catchmate-square-dark] - Those of the darker tone.
 * @cssprop [--catchmate-square-line] - The lines between them.
 * @cssprop [--catchmate-frame] - The frame around them.
 * @cssprop [--catchmate-obstacle] - Obstacles.
 * @cssprop [--catchmate-win] - The mark of a won position.
 * @cssprop [--catchmate-draw] - The mark of a drawn position.
 * @cssprop [--catchmate-loss] - The mark of a lost position.
 * @cssprop [--catchmate-board-height=80vh] - The board's maximum height.
 * @cssprop [--catchmate-least-width=0px] - The least width of the board's drawing, in pixels; in a narrower element it scrolls sideways.
 * @cssprop [--catchmate-numbers] - With `none`, rows and columns have no numbers.
 * @cssprop [--catchmate-touch=manipulation] - The `touch-action` of the squares: with `none`, a finger paints in `edit` instead of scrolling the page.
 */
export class CatchmateBoard extends AuthorProperties {
	static override styles = unsafeCSS(styles);

	static override properties: PropertyDeclarations = {
		// Setting the same problem again opens it again.
		problem: { attribute: false, hasChanged: () => true },
		selected: { attribute: false, noAccessor: true },
		pointed: { attribute: false, noAccessor: true },
		paused: { attribute: false, noAccessor: true },
		humans: { attribute: false, noAccessor: true },
	};

	/**
	 * Makes the solver that all boards share. A page that serves worker and module as separate files sets it before the
	 * first board loads: `CatchmateBoard.load = () => load({ workerUrl, wasm })`.
	 */
	static get load(): () => Promise<Solver> {
		return sharedSolver.load;
	}

	static set load(load: () => Promise<Solver>) {
		sharedSolver.load = load;
	}

	readonly #language = new LanguageController(this);
	readonly #session = new Session(
		() => this.#near.isUrgent,
		() => this.#change(),
		(news) => this.#reports.hear(news),
	);
	readonly #reports: Reports = new Reports(this, this.#session, this.#language);
	readonly #scheme: SchemeController = new SchemeController(this, this.#session.work);
	readonly #near: NearController = new NearController(this, this.#session.work);
	readonly #source = new SourceController(this, this.#session, this.#near, this.#reports);
	readonly #board: BoardController = new BoardController(
		this,
		this.#session,
		this.#language,
		boardActions(this.#session, this.#reports, () => this.#change()),
	);
	readonly #actions = buttonActions(this.#session, this.#reports, () => this.#board.rest);
	/** The sides that the page lets the reader play; null for those that the author names. */
	#humans: readonly string[] | null = null;
	/** Whether a property has changed since the last `update` event. */
	#isChanged = false;
	/** Counts the drawings. */
	readonly #drawn = signal(0);

	// Properties for the page to read.

	/** The session for public properties: reading it makes effects and computed signals depend on each drawing. */
	get #read(): Session {
		void this.#drawn.value;
		return this.#session;
	}

	/** The board as it was opened or edited; null before there is one. */
	get problem(): BoardProblem | null {
		return this.#read.problem;
	}

	set problem(problem: BoardProblem | null) {
		this.#source.request(problem);
	}

	/** The board with the position shown, solved or not; null before there is one. */
	get shownProblem(): BoardProblem | null {
		return this.#read.shownProblem;
	}

	/** The game on the board, with the position shown; null while the board is not solved. */
	get record(): GameRecord | null {
		return this.#read.state.match?.record ?? null;
	}

	/** The number and the opener of the current board. */
	get opening(): BoardOpening {
		return this.#read.state.opening;
	}

	/** The game on the board with its hints, mistakes and end; null while the board is not solved. */
	get currentGame(): CurrentGame | null {
		return currentGame(this.#read.state);
	}

	/** The game on the board, for `open` to continue it later; null while the board is not solved. */
	get savedGame(): SavedGame | null {
		return this.#session.game.saved;
	}

	/** The moves with comments and variations in the board's text; null without any. */
	get annotated(): AnnotatedLine | null {
		return this.#read.annotated;
	}

	/** The rules of the game on the board; null while the board is not solved. */
	get rules(): Rules | null {
		return this.#read.state.match?.game.rules ?? null;
	}

	/** Whether values are hidden: in an open puzzle, otherwise unless `hints` shows them all. */
	get hidesValues(): boolean {
		// Includes settings not drawn yet.
		return hidesValues({ ...this.#read.state, ...settingsOf(this, this.#humans) });
	}

	/** The value of the position shown; null while it is unknown or hidden. */
	get value(): PositionValue | null {
		return shownValue(this.#read.state);
	}

	/** The layers over the board: those of the page, of the author, and of the comment shown. */
	get layers(): Overlay {
		void this.#drawn.value;
		return this.#board.layers;
	}

	/** The legal moves with values, best first; empty while values are hidden. */
	get values(): readonly MoveValue[] {
		return hidesValues(this.#read.state) ? [] : shownMoves(this.#read.state);
	}

	/** The legal moves; sorted by square while values are hidden. */
	get legalMoves(): readonly Move[] {
		return shownMoves(this.#read.state).map(({ move }) => move);
	}

	/** The board's table; null while the board is not solved, and while values are hidden. */
	get table(): Table | null {
		return hidesValues(this.#read.state) ? null : this.#read.table;
	}

	/** The solver that all boards share. It is kept while this board is in a document. */
	get solver(): Promise<Solver> {
		return this.#session.solver;
	}

	/** The player of each side of the game on the board. */
	get players(): Readonly<Record<string, Player>> {
		return this.#read.state.players;
	}

	/**
	 * The sides that the reader plays. Setting them in `play` replaces those that `human` names, unless the game has no such
	 * sides; null is the default again.
	 */
	get humans(): readonly string[] {
		return humansOf(this.#read.state);
	}

	set humans(given: readonly string[] | null) {
		const names = this.taken("humans", given);
		if (!isSame(names, this.#humans)) {
			this.#humans = names;
			this.requestUpdate();
		}
	}

	/** How often the position has occurred, if more often than when the reader last went on; otherwise null. */
	get repetition(): number | null {
		return repetition(this.#read.state);
	}

	/** The failure of the board or of its solver; null for none. */
	get failure(): Failure | null {
		return this.#read.state.failure;
	}

	/** The board and its game as a code, for links and for the attribute `position`; null if they are too large for a code. */
	get code(): string | null {
		return this.#read.code;
	}

	/** The state of a puzzle. */
	get puzzleState(): "open" | "solved" | "given-up" {
		return this.#read.state.puzzle;
	}

	/** The number of the reader's moves that the puzzle has refused so far. */
	get mistakes(): number {
		return this.#read.state.mistakes;
	}

	/** Whether a perfect player is paused. */
	get paused(): boolean {
		return this.#read.state.paused;
	}

	set paused(paused: boolean) {
		this.#session.game.opponents.setPaused(this.taken("paused", paused));
	}

	/** The square of the selected piece. */
	get selected(): Square | null {
		void this.#drawn.value;
		return this.#board.selected;
	}

	set selected(square: Square | null) {
		this.#board.selected = this.taken("selected", square);
	}

	/** The move that the reader points at, drawn as an arrow. */
	get pointed(): Move | null {
		return this.#read.state.pointed;
	}

	set pointed(move: Move | null) {
		this.#session.game.point(this.taken("pointed", move));
	}

	// Methods.

	/**
	 * Makes a legal move. Returns whether it was made: a puzzle refuses all but best moves.
	 * @param by `reader` for a move that the reader made elsewhere on the page, which is announced like one on the board
	 */
	play(move: Move, by: "host" | "reader" = "host"): Promise<boolean> {
		return this.#session.game.move(move, by);
	}

	/** Makes a best move. */
	playBest(): void {
		this.#session.game.moveBest("host");
	}

	/** Takes back a move and the perfect opponent's reply; if there is none, the last edit of the board. */
	undo(): Promise<void> {
		return this.#session.edits.travel(-1);
	}

	/** Redoes the last undone move or edit. */
	redo(): Promise<void> {
		return this.#session.edits.travel(1);
	}

	/** Edits the board as a reader does in `edit`: it can be undone, and fires the event `edit`. */
	edit(problem: BoardProblem): void {
		this.#session.edits.edit(() => problem);
	}

	/** Goes back to the start of the game; in `edit`, to the board as it was opened. */
	reset(): Promise<void> {
		return this.#session.edits.reset();
	}

	/** Goes to a ply of the game. */
	seek(ply: number): Promise<void> {
		return this.#session.game.seek(ply);
	}

	/** Shows another line of the same game, which `record` had before, at one of its plies. */
	follow(line: GameRecord, ply: number): Promise<void> {
		return this.#session.game.follow(line, ply);
	}

	/** Goes forward by a number of plies, back if it is negative. */
	step(plies: number): Promise<void> {
		return this.#session.game.step(plies);
	}

	/** Continues a game despite a repetition of its position. */
	goOn(): void {
		this.#session.game.opponents.goOn();
	}

	/** Calls off an endless game: nobody wins, unless its rules give endless play to a side. */
	callOff(): void {
		this.#session.game.callOff();
	}

	/** Shows best play from the current position, which also becomes the rest of the game. Gives up an open puzzle. */
	solution(): Promise<Line["moves"]> {
		return this.#session.game.solution();
	}

	/**
	 * Opens a board and solves it. The old board is shown until then, but only for a moment. Returns whether the board
	 * was solved before another one was opened.
	 */
	open(problem: BoardProblem, options: OpenOptions = {}): Promise<boolean> {
		this.#source.settle();
		const onShow = () => {
			options.onShow?.();
			// Waits for properties just set by the page. A board that was never in a document has no pending update.
			return this.hasUpdated ? this.updateComplete : undefined;
		};
		return this.#session.openProblem(problem, { ...options, onShow });
	}

	/** Announces a text to screen readers, and shows it below the board for a moment unless it is `seen` elsewhere. */
	announce(text: string, seen = false): void {
		this.#reports.announce(text, seen);
	}

	/** Announces to screen readers where all pieces stand, and who is to move. */
	announcePieces(): void {
		this.#reports.announcePieces();
	}

	/**
	 * Resolves once all pending work is done and drawn: reading and solving a board, requests to its table, moves of
	 * automatic players with their delay, and animations. Never rejects: a failure also ends the work. Waits while two
	 * automatic players play each other, but not for a notice to disappear. A removed board is idle; in a hidden tab,
	 * where nothing is drawn, it waits until the tab is shown.
	 */
	idle(): Promise<void> {
		return this.#session.work.idle();
	}

	declare addEventListener: Listening<CatchmateBoard>;

	// Connected and disconnected.

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		// A moved element is reconnected before this runs.
		this.#session.work.after(0, () => {
			if (!this.isConnected) {
				this.#session.release();
				this.#board.dispose();
			}
		});
	}

	/** Makes a new style sheet in another document, because a style sheet belongs to one document. */
	adoptedCallback(): void {
		const { defaultView } = this.ownerDocument;
		if (defaultView !== null && this.renderRoot instanceof ShadowRoot) {
			const sheet = new defaultView.CSSStyleSheet();
			sheet.replaceSync(styles);
			this.renderRoot.adoptedStyleSheets = [sheet];
		}
	}

	// Drawing.

	protected override willUpdate(changed: PropertyValues): void {
		const warn: Report = (...wrong) => this.#reports.warn(...wrong);
		this.reportWrong(warn);
		checkFor(this.problem?.game ?? null, this, warn);
		this.#session.game.opponents.choose = this.opponent;
		this.#session.configure(settingsOf(this, this.#humans));
		if (this.hasUpdated) this.#source.follow(changed);
	}

	protected override render(): unknown {
		const { words } = this.#language;
		return template(
			words,
			this.#session,
			controlsOf(this),
			this.#source,
			this.#actions,
			pageLink(this.page, this.#session, this.#source.puzzle),
			this.#scheme.scheme,
		);
	}

	protected override firstUpdated(): void {
		const known = [...attributeNames, "lang"];
		for (const [name, meant] of misspeltAttributes(this.getAttributeNames(), known)) {
			this.#reports.suspect(name, meant);
		}
		this.addController(new AnnotationFocus(this));
		listenToKeys(partOf(this.renderRoot, "root"), keyActions(this.#session, this.#reports));
	}

	protected override updated(): void {
		if (this.#isChanged) {
			this.#isChanged = false;
			this.#reports.dispatch(["update", null]);
			this.#drawn.value = this.#drawn.peek() + 1;
		}
	}

	#change(): void {
		this.#isChanged = true;
		this.requestUpdate();
	}
}
