/** A hunt for the hardest board of the game that is shown, in a worker of its own. */
import { computed, effect, signal } from "@preact/signals-core";
import type { HuntGoal, HuntState, LibraryGame, Workshop } from "catchmate/workshop";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Open } from "../board/state.ts";
import type { Activity } from "../shell/activities.ts";
import type { Context } from "../shell/context.ts";
import { type PageFailure, pageFailureOf } from "../shell/failure.ts";
import type { Frame } from "../shell/frame.ts";
import { Lazy } from "../shell/lazy.ts";
import { atIntervals, work } from "../shell/work.ts";
import { loadWorkshop } from "../shell/workshop.ts";

/** What is loaded when the panel is first opened. */
export const content = new Lazy(() => import("./view.ts"));

/** What its views are given. */
export interface HuntView extends Context {
	readonly hunt: Hunt;
}

/** The boards to try, and what makes one hard. */
interface Wish {
	readonly goal: HuntGoal;
	readonly rows: number;
	readonly columns: number;
	readonly obstacles: number;
}

/** The hardest board so far, with the goal of its hunt. */
export interface Catch {
	readonly goal: HuntGoal;
	readonly score: number;
	readonly code: string;
	readonly problem: BoardProblem;
}

/** Boards of this size show quickly how a hunt goes. */
const usualSize = 6;

interface Around {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly open: Open;
}

export class Hunt {
	readonly isOpen = signal(false);
	readonly #around: Around;
	readonly #library = signal<readonly LibraryGame[]>([]);
	readonly #wish = signal<Wish>({
		goal: "longest",
		rows: usualSize,
		columns: usualSize,
		obstacles: 30,
	});
	/** Ends the hunt that is on; null for none. */
	readonly #running = signal<AbortController | null>(null);
	/** The number of boards tried; null before the first hunt. */
	readonly tried = signal<number | null>(null);
	readonly best = signal<Catch | null>(null);
	readonly failure = signal<PageFailure | null>(null);
	/** The game of the library that is shown; null if it is another one. */
	readonly #game = computed(() => {
		const rules = this.#around.board.problem?.game.rules;
		return this.#library.value.find(({ rules: { id } }) => id === rules?.id) ?? null;
	});

	constructor(around: Around) {
		this.#around = around;
	}

	get game(): LibraryGame | null {
		return this.#game.value;
	}

	get isRunning(): boolean {
		return this.#running.value !== null;
	}

	/** The wish, as the game allows it. */
	get wish(): Wish {
		const { value: wish } = this.#wish;
		const { rows, columns } = this.game?.sizes ?? {};
		const within = (length: number, range: typeof rows) =>
			range ? Math.min(range.most, Math.max(range.least, length)) : length;
		return { ...wish, rows: within(wish.rows, rows), columns: within(wish.columns, columns) };
	}

	/** What is wished next; the hunt that is on ends. */
	change(change: Partial<Wish>): void {
		this.stop();
		this.#wish.value = { ...this.#wish.peek(), ...change };
	}

	/** Ends the hunt when its panel is left. */
	follow(tab: () => string): void {
		void this.#around.board.solver.then(
			({ library }) => {
				this.#library.value = library;
			},
			() => {
				// It is said where the board would be.
			},
		);
		effect(() => {
			if (!this.isOpen.value || tab() !== "edit") this.stop();
		});
	}

	stop(): void {
		const running = this.#running.peek();
		this.#running.value = null;
		running?.abort();
	}

	async start(): Promise<void> {
		const { game, wish } = this;
		if (game === null) return;
		this.stop();
		const running = new AbortController();
		this.#running.value = running;
		this.tried.value = 0;
		this.best.value = null;
		this.failure.value = null;
		try {
			const workshop = await work.during(loadWorkshop());
			running.signal.addEventListener("abort", () => workshop.dispose());
			if (running.signal.aborted) workshop.dispose();
			await this.#hunt(workshop, game, wish, running.signal);
			this.stop();
		} catch (error) {
			if (this.#running.peek() !== running) return;
			this.failure.value = pageFailureOf(error);
			this.stop();
		}
	}

	async #hunt(
		workshop: Workshop,
		{ rules, sizes }: LibraryGame,
		{ goal, rows, columns, obstacles }: Wish,
		ended: AbortSignal,
	): Promise<void> {
		const count = atIntervals((boards: number) => {
			this.tried.value = boards;
		});
		const tell = ({ boards, best }: HuntState) => {
			if (ended.aborted) return;
			count(boards);
			if (best === null || best.code === this.best.peek()?.code) return;
			const { code, score } = best;
			const { game, position } = workshop.decode(code);
			this.tried.value = boards;
			this.best.value = { goal, code, score, problem: { game, position } };
		};
		const { boards } = await workshop.hunt(rules.id, {
			goal,
			obstacles,
			...(sizes.rows && { rows }),
			...(sizes.columns && { columns }),
			seed: Math.floor(Math.random() * 2 ** 32),
			onProgress: tell,
		});
		this.tried.value = boards;
	}

	/** Takes the board that was found to be analysed, or to be played. */
	async take(activity: Activity): Promise<void> {
		const found = this.best.peek();
		if (found === null) return;
		await this.#around.open(found.problem, "hunt", { undoable: true, activity });
	}
}
