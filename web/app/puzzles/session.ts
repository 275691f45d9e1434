/**
 * Runs puzzles: opens them, counts slips and keeps results. The element decides which moves are right: see
 * web/element/play.ts.
 */
import type { PuzzlesWords } from "../../locale/en/puzzles.ts";
import { puzzlesWords } from "../../locale/words.ts";
import { dayOf, levelOf, type Puzzle, puzzleOfDay, readList } from "../../model/puzzle.ts";
import { addDay, addResult, resultOf, streakOn } from "../../model/puzzle-progress.ts";
import type { Opened } from "../kernel/open-board.ts";
import type { Host } from "./host.ts";
import { list } from "./list.ts";
import { question } from "./question.ts";
import type { PuzzlesState } from "./state.ts";

/** How an unsolved puzzle can be ended. */
type Leaving = keyof PuzzlesWords["asks"];

export class PuzzleSession {
	readonly #host: Host;
	readonly puzzles: readonly Puzzle[] = readList(list);
	/** The slips before the last restart; below, those since. */
	#before = 0;
	#since = 0;

	constructor(host: Host) {
		this.#host = host;
		const { board } = host;
		board.addEventListener("update", () => {
			this.#leaveForOther();
			this.#count();
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
		const { current, slips } = this.state;
		const before = { plyTo: board.plyTo, before: this.#before, since: this.#since };
		const outcome = await openBoard(problem, {
			onShow: () => {
				const day = puzzle === ofDay ? today : null;
				const link = number === null ? "puzzle" : `puzzle=${number}`;
				slice.set({ current: { puzzle, day, link, problem }, slips: 0 });
				this.#before = 0;
				this.#since = 0;
				board.plyTo = puzzle.plies;
				frame.setActivity("puzzle");
			},
		});
		if (typeof outcome === "object") {
			// The previous board is back.
			slice.set({ current, slips });
			this.#before = before.before;
			this.#since = before.since;
			board.plyTo = before.plyTo;
		}
		return outcome;
	}

	/** Whether the board is an unsolved puzzle, which revealing its values would spoil. */
	get isAtStake(): boolean {
		const { current, progress } = this.state;
		const isShown = current !== null && current.problem === this.#host.board.problem;
		return isShown && resultOf(progress, current.puzzle.number) === undefined;
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
				this.#see();
				act();
			}
		});
	}

	/** Shows the finished puzzle with all values. */
	review(): void {
		this.#host.frame.setActivity("analyse");
	}

	/** The next puzzle: the first unsolved one after the current, if possible of the same game and level. */
	get next(): Puzzle | null {
		const { puzzles } = this;
		const { current, progress } = this.state;
		if (current === null) {
			return null;
		}
		const { puzzle } = current;
		const others = [...puzzles.slice(puzzle.number), ...puzzles.slice(0, puzzle.number - 1)];
		const open = others.filter(({ number }) => resultOf(progress, number) === undefined);
		const isLike = (other: Puzzle) =>
			other.game === puzzle.game && levelOf(other) === levelOf(puzzle);
		return open.find(isLike) ?? open[0] ?? others[0] ?? null;
	}

	/** The games with puzzles, in the order of the list. */
	get games(): readonly string[] {
		return [...new Set(this.puzzles.map(({ game }) => game))];
	}

	listGame(listed: string): void {
		this.#host.slice.set({ listed });
	}

	/** Leaves the activity if the board is no longer the puzzle's. */
	#leaveForOther(): void {
		const { board, frame } = this.#host;
		if (frame.state.activity === "puzzle" && board.problem !== this.state.current?.problem) {
			frame.setActivity("analyse");
		}
	}

	#count(): void {
		const { board, frame, slice } = this.#host;
		if (frame.state.activity !== "puzzle" || board.problem !== this.state.current?.problem) {
			return;
		}
		if (board.mistakes < this.#since) {
			this.#before += this.#since;
		}
		this.#since = board.mistakes;
		const slips = this.#before + this.#since;
		if (slips !== this.state.slips) {
			slice.set({ slips });
		}
		if (board.puzzle === "given-up") {
			this.#see();
		}
	}

	/** Records that the solution was seen. */
	#see(): void {
		const { current } = this.state;
		if (current !== null) {
			this.#host.remember((progress) => addResult(progress, current.puzzle.number, null));
		}
	}

	#solved(): void {
		const { current } = this.state;
		const { board, frame } = this.#host;
		if (frame.state.activity !== "puzzle" || board.problem !== current?.problem) {
			return;
		}
		this.#count();
		const { slips } = this.state;
		const { day, puzzle } = current;
		this.#host.remember((progress) => {
			const added = addResult(progress, puzzle.number, slips);
			const isCounted = day !== null && resultOf(added, puzzle.number) !== null;
			return isCounted ? addDay(added, day) : added;
		});
	}
}
