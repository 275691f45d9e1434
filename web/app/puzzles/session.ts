/**
 * Runs puzzles: opens them, counts slips and hints, and keeps results. The element decides which moves are right: see
 * web/element/puzzle.ts.
 */
import type { PuzzlesWords } from "../../locale/en/puzzles.ts";
import { puzzlesWords } from "../../locale/further-words.ts";
import { dayOf, type Puzzle, puzzleOfDay } from "../../model/puzzle.ts";
import {
	type Attempt,
	addAttempt,
	addDay,
	attemptAt,
	noAttempt,
	resultOf,
	streakOn,
} from "../../model/puzzle-progress.ts";
import { currentPosition } from "../../model/record.ts";
import type { Opened } from "../shell/open-board.ts";
import { work } from "../shell/work.ts";
import { hintKind } from "./hint-kind.ts";
import type { Host } from "./host.ts";
import { Path } from "./path.ts";
import { question } from "./question.ts";
import { finish, ratingOf } from "./rating.ts";
import type { PuzzlesState } from "./state.ts";
import { Thumbnails } from "./thumbnails.ts";

/** How an unsolved puzzle can be ended. */
type Leaving = keyof PuzzlesWords["asks"];

export class PuzzleSession {
	readonly #host: Host;
	readonly puzzles: readonly Puzzle[];
	readonly path: Path;
	readonly thumbnails: Thumbnails;
	/** The slips and hints before the current game: those of earlier visits, and before a restart. */
	#before: Attempt = noAttempt;

	constructor(host: Host, puzzles: readonly Puzzle[]) {
		this.#host = host;
		this.puzzles = puzzles;
		this.path = new Path(puzzles, host.slice);
		const { board } = host;
		this.thumbnails = new Thumbnails(board);
		board.addEventListener("update", () => {
			this.#leaveForOther();
			this.#count();
		});
		board.addEventListener("begin", ({ detail: { why } }) => {
			if (why === "restarted" && this.#isSolving) {
				const { slips, hints } = this.state;
				this.#before = { slips, hints };
			}
		});
		board.addEventListener("hint", ({ detail: { stage } }) => {
			if (stage === 1) {
				void work.during(this.#tellKind());
			}
		});
		board.addEventListener("solved", () => this.#solved());
		board.addEventListener("give-up", (event) => {
			if (this.isAtStake) {
				event.preventDefault();
				this.ask("give-up", () => void board.solution());
			}
		});
	}

	get state(): PuzzlesState {
		return this.#host.slice.state;
	}

	get today(): number {
		return dayOf(Date.now());
	}

	/** Opens the puzzle of a number, or of the day for null. */
	async open(number: number | null): Promise<Opened> {
		const { board, frame, openBoard, slice } = this.#host;
		const { puzzles, today } = this;
		const ofDay = puzzleOfDay(puzzles, today);
		const puzzle = number === null ? ofDay : puzzles[number - 1];
		if (puzzle === undefined) {
			return { kind: "no-puzzle", number: number ?? 0 };
		}
		const { game, position } = (await board.solver).decode(puzzle.code);
		const problem = { game, position };
		const { current, slips, hints, page } = this.state;
		const before = this.#before;
		const outcome = await openBoard(problem, {
			by: "puzzle",
			plyTo: puzzle.plies,
			onShow: () => {
				const day = puzzle === ofDay ? today : null;
				const link = number === null ? "puzzle" : `puzzle=${number}`;
				const begun = attemptAt(this.state.progress, puzzle.number);
				slice.set({ current: { puzzle, day, link, problem, gain: null }, page: null, ...begun });
				this.#before = begun;
				frame.setActivity("puzzle");
			},
		});
		if (typeof outcome === "object") {
			// The previous board is back.
			slice.set({ current, slips, hints, page });
			this.#before = before;
		}
		return outcome;
	}

	/** Whether the puzzle is on the board. */
	get #isShown(): boolean {
		return this.state.current !== null && this.#host.board.opening.by === "puzzle";
	}

	/** Whether the puzzle is on the board and being solved. */
	get #isSolving(): boolean {
		return this.#isShown && this.#host.frame.activity === "puzzle";
	}

	/** Whether the board is an unsolved puzzle, which revealing its values would spoil. */
	get isAtStake(): boolean {
		const { current, progress } = this.state;
		const isNew = current !== null && resultOf(progress, current.puzzle.number) === undefined;
		return this.#isShown && isNew;
	}

	/** The length of the streak that leaving this puzzle would end. */
	get #daysAtStake(): number {
		const { current, progress } = this.state;
		return current?.day == null ? 0 : streakOn(progress, this.today);
	}

	/** Asks whether to leave or give up the puzzle, and if so, does that. */
	ask(what: Leaving, act: () => void): void {
		const { tag } = this.#host.frame.words;
		const { current } = this.state;
		question(puzzlesWords(tag).asks[what](this.#daysAtStake), () => {
			// The browser's Back button may have changed the puzzle meanwhile.
			if (this.state.current === current && this.isAtStake) {
				this.#finish(null);
				act();
			}
		});
	}

	/** Shows the finished puzzle with all values. */
	review(): void {
		this.#host.frame.setActivity("analyse");
	}

	/** The next puzzle on the path; null if there is none. */
	get next(): Puzzle | null {
		const { current } = this.state;
		return current && this.path.next(current.puzzle);
	}

	/** Leaves the activity if the board is no longer the puzzle's. */
	#leaveForOther(): void {
		const { frame } = this.#host;
		if (frame.activity === "puzzle" && !this.#isShown) {
			frame.setActivity("analyse");
		}
	}

	#count(): void {
		const { board } = this.#host;
		const game = board.currentGame;
		if (!this.#isSolving || game === null) {
			return;
		}
		const { slips, hints } = this.#before;
		this.#note({ slips: slips + game.mistakes, hints: hints + game.hints });
		if (board.puzzle === "given-up") {
			this.#finish(null);
		}
	}

	/** Which piece moves says nothing where only one can: what its move does is said instead, for a moment. */
	async #tellKind(): Promise<void> {
		const { board, frame } = this.#host;
		const { problem, record } = board;
		if (!this.#isSolving || problem === null || record === null) {
			return;
		}
		const position = currentPosition(record);
		const solver = await board.solver;
		// The board keeps its own table to itself while the puzzle is open.
		const table = await solver.solve(problem.game);
		const moves = await table.moves(position).finally(() => table.dispose());
		const kind = hintKind(problem.game, position, moves);
		if (kind !== null && board.record === record) {
			board.announce(puzzlesWords(frame.words.tag).hintKinds[kind]);
		}
	}

	/** Remembers slips and hints, so that a reload does not forget them. */
	#note(attempt: Attempt): void {
		const { slice, remember } = this.#host;
		const { current, slips, hints } = this.state;
		if (current !== null && (attempt.slips !== slips || attempt.hints !== hints)) {
			slice.set(attempt);
			remember((progress) => addAttempt(progress, current.puzzle.number, attempt));
		}
	}

	/** Records the first result. @param attempt null if the solution was seen */
	#finish(attempt: Attempt | null): void {
		const { slice, remember } = this.#host;
		const { current, progress } = this.state;
		if (current === null || resultOf(progress, current.puzzle.number) !== undefined) {
			return;
		}
		let gain = 0;
		remember((before) => {
			const after = finish(before, current.puzzle, attempt);
			gain = Math.round(ratingOf(after).rating) - Math.round(ratingOf(before).rating);
			return after;
		});
		slice.set({ current: { ...current, gain } });
	}

	#solved(): void {
		const { current } = this.state;
		if (current === null || !this.#isSolving) {
			return;
		}
		this.#count();
		const { slips, hints } = this.state;
		this.#finish({ slips, hints });
		const { day, puzzle } = current;
		if (day !== null) {
			this.#host.remember((progress) =>
				resultOf(progress, puzzle.number) === null ? progress : addDay(progress, day),
			);
		}
	}
}
