/** Runs the puzzles: puts them on the board, counts slips, and keeps the results. */
import type { PageFailure } from "../failure.ts";
import { list } from "./list.ts";
import { addDay, addResult, resultOf } from "./progress.ts";
import { dayOf, levelOf, type Puzzle, puzzleOfDay, readList } from "./puzzle.ts";
import type { Host } from "./puzzles.ts";
import type { PuzzlesState } from "./state.ts";

export class PuzzleSession {
	readonly #host: Host;
	readonly puzzles: readonly Puzzle[] = readList(list);
	/** The slips before the last restart, and those since, when we last looked. */
	#before = 0;
	#since = 0;

	constructor(host: Host) {
		this.#host = host;
		const { board } = host;
		board.addEventListener("solve", () => this.#follow());
		board.addEventListener("update", () => this.#count());
		board.addEventListener("solved", () => this.#solved());
	}

	get state(): PuzzlesState {
		return this.#host.slice.state;
	}

	get today(): number {
		return dayOf(Date.now());
	}

	/** Puts a puzzle on the board: the day's, or that of a number. */
	async open(number: number | null): Promise<"shown" | "superseded" | PageFailure> {
		const { board, frame, input, slice } = this.#host;
		const { puzzles, today } = this;
		const ofDay = puzzleOfDay(puzzles, today);
		const puzzle = number === null ? ofDay : puzzles[number - 1];
		if (puzzle === undefined) {
			return { kind: "link", fault: "invalid" };
		}
		const { game, position } = (await board.solver).decode(puzzle.code);
		const problem = { game, position };
		return input.openBoard(problem, {
			onSolved: () => {
				const day = puzzle === ofDay ? today : null;
				const link = number === null ? "puzzle" : `puzzle=${number}`;
				slice.set({ current: { puzzle, day, link, problem }, slips: 0 });
				this.#before = 0;
				this.#since = 0;
				board.plyTo = puzzle.plies;
				frame.setActivity("puzzle");
			},
		});
	}

	/** Whether the puzzle is on the board and still to be solved. */
	get #isOpen(): boolean {
		const { board, frame } = this.#host;
		const isShown = board.problem !== null && board.problem === this.state.current?.problem;
		return isShown && frame.state.activity === "puzzle" && board.puzzle === "open";
	}

	/** The person goes on to what tells the values: an open puzzle cannot be solved any more without them. */
	leave(): void {
		if (this.#isOpen) {
			this.#see();
		}
	}

	/** Has the puzzle looked at with all values, when it is over. */
	review(): void {
		this.#host.frame.setActivity("analyse");
	}

	/** The puzzle to go on with: after the one on the board, one that is still to be solved, of the same game and level if there is one. */
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

	/** The games that have puzzles, in the order of the list. */
	get games(): readonly string[] {
		return [...new Set(this.puzzles.map(({ game }) => game))];
	}

	listGame(listed: string): void {
		this.#host.slice.set({ listed });
	}

	/** Another board has come in the place of the puzzle, by a text or a file: it is no puzzle. */
	#follow(): void {
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

	/** The solution has been seen. */
	#see(): void {
		const { current, progress } = this.state;
		if (current !== null && resultOf(progress, current.puzzle.number) === undefined) {
			this.#host.remember(addResult(progress, current.puzzle.number, null));
		}
	}

	#solved(): void {
		const { current } = this.state;
		if (current === null || this.#host.frame.state.activity !== "puzzle") {
			return;
		}
		this.#count();
		const { progress, slips } = this.state;
		const { number } = current.puzzle;
		const added = addResult(progress, number, slips);
		const isCounted = current.day !== null && resultOf(added, number) !== null;
		this.#host.remember(isCounted ? addDay(added, current.day) : added);
	}
}
