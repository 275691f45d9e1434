/** Runs puzzles: opens them, counts slips and hints, and stores results. The element judges the moves: judging.ts. */
import { batch, signal } from "@preact/signals-core";
import type { Solver } from "catchmate";
import type { SavedGame } from "../../element/element.ts";
import { dayOf, earlierDayOf, type Puzzle, puzzleOfDay } from "../../model/puzzle.ts";
import {
	type Attempt,
	addAttempt,
	addDay,
	addLostDay,
	attemptAt,
	foundIn,
	noAttempt,
	type Progress,
	resultOf,
	streakOn,
} from "../../model/puzzle-progress.ts";
import { startRecord } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";
import type { Outcome } from "../board/state.ts";
import { flyHome } from "../shell/flight.ts";
import { preferences } from "../shell/preferences.ts";
import { playSound } from "../shell/sound.ts";
import { Path } from "./path.ts";
import { question } from "./question.ts";
import { finish, ratingOf } from "./rating.ts";
import type { Current, Deps } from "./state.ts";
import { Storm } from "./storm.ts";

/** Where the results of the puzzle of the day and of the path are kept, in the order of preference. */
const homes = {
	day: ["#streak", ".week [aria-current] .week-mark"],
	path: [".stage-stop[aria-current] .stage-number", "#activities [value=puzzle] + span"],
};

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
		// Stored by an earlier version of the page.
		return null;
	}
}

export class PuzzleSession {
	readonly current = signal<Current | null>(null);
	/** The slips and hints of the current puzzle, including those before a restart or a reload. */
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
	/** The numbers of puzzles opened from the page, not by a link. */
	readonly #own = new Set<number>();

	constructor(deps: Deps, puzzles: readonly Puzzle[], solver: Solver) {
		const { board, page } = deps;
		this.#deps = deps;
		this.puzzles = puzzles;
		this.solver = solver;
		this.path = new Path(puzzles, () => ({ puzzle: this.#onPath, progress: this.progress }));
		this.storm = new Storm(deps, puzzles);
		board.addEventListener("update", () => {
			if (page.activity === "puzzle" && board.opening.by !== "puzzle") {
				page.setActivity("analyse");
			}
			this.#count();
			if (this.#isSolving) this.#left = board.savedGame ?? this.#left;
		});
		board.addEventListener("begin", ({ detail: { why } }) => {
			if (why === "restarted" && this.#isSolving) this.#before = this.attempt.peek();
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

	/** The puzzle on the board, unless it is a day's. */
	get #onPath(): Puzzle | null {
		const { day = null, earlierDay = null } = this.current.value ?? {};
		return day === null && earlierDay === null ? this.puzzle : null;
	}

	get progress(): Progress {
		return preferences.get("puzzles");
	}

	get today(): number {
		return dayOf(Date.now());
	}

	/** The puzzle of the day. */
	get ofDay(): Puzzle | undefined {
		return puzzleOfDay(this.puzzles, this.today);
	}

	/**
	 * Opens a puzzle by number, or the puzzle of the day for null; the last one with its game.
	 * @param isLinked whether a link opens it, perhaps a friend's to an earlier day's puzzle
	 */
	async open(number: number | null, isLinked = false): Promise<Outcome> {
		const { board, page, open } = this.#deps;
		const { ofDay } = this;
		const puzzle = number === null ? ofDay : this.puzzles[number - 1];
		if (puzzle === undefined) {
			return { kind: "no-puzzle", number: number ?? 0 };
		}
		const [current, attempt] = [this.current.peek(), this.attempt.peek()];
		const [shownSet, before, left] = [this.path.shownSet.peek(), this.#before, this.#left];
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
				const day = puzzle === ofDay ? this.today : null;
				if (!isLinked) this.#own.add(puzzle.number);
				const isOwn = this.#own.has(puzzle.number) || this.progress.last === puzzle.number;
				const isEarlier = isLinked && day === null && !isOwn;
				const earlierDay = isEarlier ? earlierDayOf(this.puzzles, puzzle, this.today) : null;
				const link = number === null ? "puzzle" : `puzzle=${number}`;
				this.#before = attemptAt(this.progress, puzzle.number);
				this.#left = null;
				this.storm.leave();
				this.#take({ puzzle, day, earlierDay, link, problem, gain: null }, this.#before);
			},
		});
		if (typeof outcome === "object") {
			// The previous board returns.
			this.#take(current, attempt, shownSet);
			[this.#before, this.#left] = [before, left];
		} else if (outcome === "shown" && puzzle.lesson !== null) {
			const note = page.words.puzzles.lesson(puzzle.lesson);
			board.announce(`${this.lessonTitle(puzzle)} · ${note}`, true);
		}
		return outcome;
	}

	/** The number of a lesson among all. */
	lessonTitle(lesson: Puzzle): string {
		const { lessons } = this.path;
		const { lessonAt } = this.#deps.page.words.puzzles;
		return lessonAt(lessons.indexOf(lesson) + 1, lessons.length);
	}

	/** Begins a storm; its puzzles are not the current one. */
	beginStorm(): Promise<void> {
		this.#take(null, noAttempt, this.path.shownSet.peek());
		return this.storm.begin();
	}

	#take(current: Current | null, attempt: Attempt, shownSet: number | null = null): void {
		batch(() => {
			this.current.value = current;
			this.attempt.value = attempt;
			this.path.shownSet.value = shownSet;
		});
	}

	/** Whether the puzzle is on the board. */
	get #isShown(): boolean {
		return this.current.value !== null && this.#deps.board.opening.by === "puzzle";
	}

	/** Whether the puzzle is on the board and being solved. */
	get #isSolving(): boolean {
		return this.#isShown && this.#deps.page.activity === "puzzle";
	}

	/** Whether the board is an unsolved puzzle, which values would spoil. */
	get isUnsolvedOnBoard(): boolean {
		const { puzzle, progress } = this;
		return this.#isShown && puzzle !== null && resultOf(progress, puzzle.number) === undefined;
	}

	/** Gives up the puzzle after a question. */
	#askToGiveUp(): void {
		const { board, page } = this.#deps;
		const current = this.current.peek();
		const streak = current?.day == null ? 0 : streakOn(this.progress, this.today);
		question(page.words.puzzles.ask(streak), () => {
			// The browser's Back button may have changed the puzzle meanwhile.
			if (this.current.peek() === current && this.isUnsolvedOnBoard) {
				this.#finish(null);
				void board.solution();
			}
		});
	}

	/** Shows the finished puzzle with all values, before the first move not found at once, or else the first. */
	review(): void {
		const { board, page } = this.#deps;
		const found = (this.puzzle && foundIn(this.progress, this.puzzle)) ?? [];
		const missed = found.findIndex((mark) => mark !== "clean");
		page.setActivity("analyse");
		void board.seek(2 * Math.max(0, missed));
	}

	/** Today's puzzle after an earlier day's, if it has no result; otherwise the next of the path, null for none. */
	get next(): Puzzle | null {
		const { ofDay } = this;
		const isEarlier = (this.current.value?.earlierDay ?? null) !== null;
		if (isEarlier && ofDay && resultOf(this.progress, ofDay.number) === undefined) return ofDay;
		return this.path.next(this.#onPath);
	}

	/** Counts slips and hints, and stores them with the moves. */
	#count(): void {
		const { board } = this.#deps;
		const { puzzle } = this;
		const game = board.currentGame;
		if (!this.#isSolving || game === null || puzzle === null) {
			return;
		}
		const { number } = puzzle;
		const { mistakes, hints, found } = game;
		const attempt = { slips: this.#before.slips + mistakes, hints: this.#before.hints + hints };
		if (!isSame(attempt, this.attempt.peek())) {
			this.attempt.value = attempt;
			preferences.change("puzzles", (before) => addAttempt(before, number, attempt, found));
		}
		const isOnPath = this.#onPath?.isTrivial === false;
		if (found + mistakes > 0 && isOnPath && this.progress.last !== number) {
			preferences.change("puzzles", (before) => ({ ...before, last: number }));
		}
		this.#storeMoves(puzzle);
		if (board.puzzleState === "given-up") {
			this.#finish(null);
		}
	}

	#storeMoves({ number }: Puzzle): void {
		const { code, record } = this.#deps.board;
		const { left = null } = this.progress;
		if (code === null || !this.isUnsolvedOnBoard) {
			return;
		}
		const hasMoves = (record?.moves.length ?? 0) > 0;
		const own = hasMoves ? { number, code } : null;
		if (hasMoves ? !isSame(left, own) : left?.number === number) {
			preferences.change("puzzles", (before) => ({ ...before, left: own }));
		}
	}

	/** Stores the first result. @param attempt null if the solution was seen */
	#finish(attempt: Attempt | null): void {
		const current = this.current.peek();
		if (current === null || resultOf(this.progress, current.puzzle.number) !== undefined) {
			return;
		}
		const rating = () => Math.round(ratingOf(this.progress).rating);
		const before = rating();
		const made = this.#deps.board.currentGame?.found ?? 0;
		const { day, puzzle } = current;
		preferences.change("puzzles", (progress) => {
			const finished = finish(progress, puzzle, attempt, made);
			const isLost = day !== null && resultOf(finished, puzzle.number) === null;
			return isLost ? addLostDay(finished, day) : finished;
		});
		const gain = puzzle.lesson === null ? rating() - before : null;
		this.current.value = { ...current, gain };
	}

	#solved(): void {
		const current = this.current.peek();
		if (current === null || !this.#isSolving) {
			return;
		}
		playSound("won");
		this.#count();
		const isFirst = resultOf(this.progress, current.puzzle.number) === undefined;
		this.#finish(this.attempt.peek());
		const { day, puzzle } = current;
		if (isFirst) flyHome("square", homes[day === null ? "path" : "day"]);
		if (day !== null && resultOf(this.progress, puzzle.number) !== null) {
			preferences.change("puzzles", (progress) => addDay(progress, day, puzzle.number));
		}
	}
}
