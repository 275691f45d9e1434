/**
 * Runs puzzles: opens them, counts slips and hints, and keeps results. The element decides which moves are right: see
 * web/element/puzzle-judge.ts.
 */
import { batch, signal } from "@preact/signals-core";
import type { Solver } from "catchmate";
import type { SavedGame } from "../../element/element.ts";
import { dayOf, type Puzzle, puzzleOfDay } from "../../model/puzzle.ts";
import {
	type Attempt,
	addAttempt,
	addDay,
	attemptAt,
	foundIn,
	noAttempt,
	type Progress,
	resultOf,
	streakOn,
} from "../../model/puzzle-progress.ts";
import { currentPosition, startRecord } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";
import type { Outcome } from "../board/state.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import { hintKind } from "./hint-kind.ts";
import { Path } from "./path.ts";
import { question } from "./question.ts";
import { finish, ratingOf } from "./rating.ts";
import type { Current, Deps } from "./state.ts";
import { Storm } from "./storm.ts";

/** The game of a puzzle from an earlier visit; null if there is none. */
function savedGameOf(
	{ left }: Progress,
	{ number, code }: Puzzle,
	solver: Solver,
): SavedGame | null {
	if (left?.number !== number) {
		return null;
	}
	try {
		const { game, position } = solver.decode(code);
		const { moves, positions, ...of } = solver.decode(left.code);
		if (!isSame(of, { game, position })) {
			return null;
		}
		const opened = startRecord(position);
		const record = { positions: [position, ...positions], moves, index: moves.length } as const;
		return { record, opened, puzzle: "open", mistakes: 0, hintsTaken: 0, line: null };
	} catch {
		// Written by an earlier version of the page.
		return null;
	}
}

export class PuzzleSession {
	readonly current = signal<Current | null>(null);
	/** The person's refused moves and hints, including those before a restart or a reload. */
	readonly attempt = signal(noAttempt);
	readonly #deps: Deps;
	readonly puzzles: readonly Puzzle[];
	readonly solver: Solver;
	readonly path: Path;
	readonly storm: Storm;
	/** The slips and hints before the current game: those of earlier visits, and before a restart. */
	#before: Attempt = noAttempt;
	/** The latest game of the current puzzle; null before the engine has solved it. */
	#left: SavedGame | null = null;

	constructor(deps: Deps, puzzles: readonly Puzzle[], solver: Solver) {
		this.#deps = deps;
		this.puzzles = puzzles;
		this.solver = solver;
		this.path = new Path(puzzles, () => ({ puzzle: this.#onPath, progress: this.progress }));
		const { board } = deps;
		this.storm = new Storm(deps, puzzles);
		board.addEventListener("update", () => {
			this.#leaveForOther();
			this.#count();
			if (this.#isSolving) {
				this.#left = board.savedGame ?? this.#left;
			}
		});
		board.addEventListener("begin", ({ detail: { why } }) => {
			if (why === "restarted" && this.#isSolving) {
				this.#before = this.attempt.peek();
			}
		});
		board.addEventListener("hint", ({ detail: { stage } }) => {
			if (stage === 1) {
				void work.during(this.#announceKind());
			}
		});
		board.addEventListener("solved", () => this.#solved());
		board.addEventListener("give-up", (event) => {
			if (this.isUnsolvedOnBoard) {
				event.preventDefault();
				this.#askToGiveUp();
			}
		});
	}

	/** The puzzle on the board; null before the first. */
	get puzzle(): Puzzle | null {
		return this.current.value?.puzzle ?? null;
	}

	/** The puzzle on the board, unless it is opened as that of the day. */
	get #onPath(): Puzzle | null {
		return this.current.value?.day === null ? this.puzzle : null;
	}

	get progress(): Progress {
		return preferences.get("puzzles");
	}

	get today(): number {
		return dayOf(Date.now());
	}

	/** Opens a puzzle by number, or the puzzle of the day for null; the last one as it was left. */
	async open(number: number | null): Promise<Outcome> {
		const { board, frame, open } = this.#deps;
		const { puzzles, today } = this;
		const ofDay = puzzleOfDay(puzzles, today);
		const puzzle = number === null ? ofDay : puzzles[number - 1];
		if (puzzle === undefined) {
			return { kind: "no-puzzle", number: number ?? 0 };
		}
		const [current, attempt, page] = [
			this.current.peek(),
			this.attempt.peek(),
			this.path.turned.peek(),
		];
		const [before, left] = [this.#before, this.#left];
		const options = { activity: "puzzle", plyTo: puzzle.plies } as const;
		if (current?.puzzle === puzzle && left !== null) {
			return open({ ...current.problem }, "puzzle", { ...options, saved: left });
		}
		const solver = await board.solver;
		const { game, position } = solver.decode(puzzle.code);
		const problem = { game, position };
		const outcome = await open(problem, "puzzle", {
			...options,
			saved: savedGameOf(this.progress, puzzle, solver),
			onShow: () => {
				const day = puzzle === ofDay ? today : null;
				const link = number === null ? "puzzle" : `puzzle=${number}`;
				this.#before = attemptAt(this.progress, puzzle.number);
				this.#left = null;
				this.storm.leave();
				this.#take({ puzzle, day, link, problem, gain: null }, this.#before, null);
			},
		});
		if (typeof outcome === "object") {
			// The previous board returns.
			this.#take(current, attempt, page);
			[this.#before, this.#left] = [before, left];
		} else if (outcome === "shown" && puzzle.lesson !== null) {
			board.announce(frame.words.puzzles.lesson(puzzle.lesson), true);
		}
		return outcome;
	}

	/** Begins a storm; its puzzles are not the current one. */
	beginStorm(): Promise<void> {
		this.#take(null, noAttempt, this.path.turned.peek());
		return this.storm.begin();
	}

	#take(current: Current | null, attempt: Attempt, page: number | null): void {
		batch(() => {
			this.current.value = current;
			this.attempt.value = attempt;
			this.path.turned.value = page;
		});
	}

	/** Whether the puzzle is on the board. */
	get #isShown(): boolean {
		return this.current.value !== null && this.#deps.board.opening.by === "puzzle";
	}

	/** Whether the puzzle is on the board and being solved. */
	get #isSolving(): boolean {
		return this.#isShown && this.#deps.frame.activity === "puzzle";
	}

	/** Whether the board is an unsolved puzzle, which values would spoil. */
	get isUnsolvedOnBoard(): boolean {
		const { puzzle, progress } = this;
		return this.#isShown && puzzle !== null && resultOf(progress, puzzle.number) === undefined;
	}

	/** The length of the streak that giving up this puzzle would end. */
	get #endangeredStreak(): number {
		return this.current.value?.day == null ? 0 : streakOn(this.progress, this.today);
	}

	/** Gives up the puzzle after a question. */
	#askToGiveUp(): void {
		const { board, frame } = this.#deps;
		const current = this.current.peek();
		question(frame.words.puzzles.ask(this.#endangeredStreak), () => {
			// The browser's Back button may have changed the puzzle meanwhile.
			if (this.current.peek() === current && this.isUnsolvedOnBoard) {
				this.#finish(null);
				void board.solution();
			}
		});
	}

	/** Shows the finished puzzle with all values, before the first slip, or else the first move. */
	review(): void {
		const { board, frame } = this.#deps;
		const { progress, puzzle } = this;
		const found = (puzzle && foundIn(progress, puzzle)) ?? [];
		const slip = found.findIndex((mark) => mark === "slip" || mark === "slips");
		frame.setActivity("analyse");
		void board.seek(2 * Math.max(0, slip));
	}

	/** The next puzzle of the path; null if there is none. */
	get next(): Puzzle | null {
		return this.path.next(this.#onPath);
	}

	/** Leaves the activity if the board is no longer the puzzle's. */
	#leaveForOther(): void {
		const { board, frame } = this.#deps;
		if (frame.activity === "puzzle" && board.opening.by !== "puzzle") {
			frame.setActivity("analyse");
		}
	}

	#count(): void {
		const { board } = this.#deps;
		const game = board.currentGame;
		if (!this.#isSolving || game === null) {
			return;
		}
		const { slips, hints } = this.#before;
		this.#note({ slips: slips + game.mistakes, hints: hints + game.hints }, game.found);
		this.#rememberPlace(game.found + game.mistakes > 0);
		this.#keepMoves();
		if (board.puzzleState === "given-up") {
			this.#finish(null);
		}
	}

	/** Announces the kind of the best move if only one piece can move: naming that piece would help nobody. */
	async #announceKind(): Promise<void> {
		const { board, frame } = this.#deps;
		const { problem, record } = board;
		if (!this.#isSolving || problem === null || record === null) {
			return;
		}
		const position = currentPosition(record);
		const solver = await board.solver;
		// The board hides its table while the puzzle is open.
		const table = await solver.solve(problem.game);
		const moves = await table.moves(position).finally(() => table.dispose());
		const kind = hintKind(problem.game, position, moves);
		if (kind !== null && board.record === record) {
			board.announce(frame.words.puzzles.hintKinds[kind]);
		}
	}

	/** Stores the puzzle of the path that is worked at. */
	#rememberPlace(isBegun: boolean): void {
		const puzzle = this.#onPath;
		const isOnPath = puzzle?.isTrivial === false;
		if (isBegun && isOnPath && this.progress.last !== puzzle.number) {
			preferences.change("puzzles", (before) => ({ ...before, last: puzzle.number }));
		}
	}

	/** Stores the moves of the puzzle, for a later visit. */
	#keepMoves(): void {
		const { puzzle, progress } = this;
		const { code, record } = this.#deps.board;
		const hasMoves = (record?.moves.length ?? 0) > 0;
		if (puzzle === null || code === null || !this.isUnsolvedOnBoard) {
			return;
		}
		const isKept = progress.left?.number === puzzle.number;
		if (hasMoves ? !isKept || progress.left?.code !== code : isKept) {
			const left = hasMoves ? { number: puzzle.number, code } : null;
			preferences.change("puzzles", (before) => ({ ...before, left }));
		}
	}

	/** Stores slips and hints. @param found the number of moves found */
	#note(attempt: Attempt, found: number): void {
		const { puzzle } = this;
		const { slips, hints } = this.attempt.peek();
		if (puzzle !== null && (attempt.slips !== slips || attempt.hints !== hints)) {
			this.attempt.value = attempt;
			preferences.change("puzzles", (progress) =>
				addAttempt(progress, puzzle.number, attempt, found),
			);
		}
	}

	/** Stores the first result. @param attempt null if the solution was seen */
	#finish(attempt: Attempt | null): void {
		const current = this.current.peek();
		if (current === null || resultOf(this.progress, current.puzzle.number) !== undefined) {
			return;
		}
		let gain = 0;
		preferences.change("puzzles", (before) => {
			const after = finish(before, current.puzzle, attempt);
			gain = Math.round(ratingOf(after).rating) - Math.round(ratingOf(before).rating);
			return after;
		});
		this.current.value = { ...current, gain: current.puzzle.lesson === null ? gain : null };
	}

	#solved(): void {
		const current = this.current.peek();
		if (current === null || !this.#isSolving) {
			return;
		}
		this.#count();
		this.#finish(this.attempt.peek());
		const { day, puzzle } = current;
		if (day !== null) {
			preferences.change("puzzles", (progress) =>
				resultOf(progress, puzzle.number) === null ? progress : addDay(progress, day),
			);
		}
	}
}
