/** Searches for hard boards of a library game in a separate worker: for the panel, and after a won game. */
import { computed, signal } from "@preact/signals-core";
import type { Rules, Solver } from "catchmate";
import type { HuntGoal, HuntState, LibraryGame, Workshop } from "catchmate/workshop";
import type { CatchmateBoard } from "../../element/element.ts";
import { obstaclesOf } from "../../model/draughtboard.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Open } from "../board/state.ts";
import type { Activity } from "../shell/activities.ts";
import type { Context } from "../shell/context.ts";
import type { PageState } from "../shell/page-state.ts";
import { atIntervals } from "../shell/work.ts";
import { inWorkshop, WorkshopTask } from "../shell/workshop.ts";

/** The boards to try, and the goal of the hunt. */
interface Wish {
	readonly goal: HuntGoal;
	readonly rows: number;
	readonly columns: number;
	/** Percent of the squares. */
	readonly obstacles: number;
}

/** Small enough for quick results. */
const usualWish: Wish = { goal: "longest", rows: 6, columns: 6, obstacles: 30 };

/** The hardest board so far, with the goal of its hunt. */
export interface Catch {
	readonly goal: HuntGoal;
	readonly score: number;
	readonly code: string;
	readonly problem: BoardProblem;
}

/** A won game: its board at the start, the winner, and the distance, in plies. */
export interface Won {
	readonly problem: BoardProblem;
	readonly side: string;
	readonly distance: number;
}

/** The time to find a harder board, in milliseconds, and the number of boards tried before starting over. */
const patience = 2500;
const triesPerSeed = 10;

const newSeed = () => Math.floor(Math.random() * 2 ** 32);

/** The options of a hunt for this wish, within the sizes of the game. */
function optionsOf({ sizes }: LibraryGame, wish: Wish) {
	const within = (length: number, range: typeof sizes.rows) =>
		range && Math.min(range.most, Math.max(range.least, length));
	const rows = within(wish.rows, sizes.rows);
	const columns = within(wish.columns, sizes.columns);
	return { ...wish, rows: rows ?? undefined, columns: columns ?? undefined, seed: newSeed() };
}

/** The position on a board's best play that is a step harder than a won one; null if another side wins, or the win is too short. */
export async function stepUp(
	solver: Pick<Solver, "decode" | "solve">,
	code: string,
	{ problem: won, side, distance }: Won,
): Promise<Won | null> {
	const { game, position } = solver.decode(code);
	const table = await solver.solve(game, { position });
	try {
		const { winner } = await table.lookup(position);
		const { positions } = await table.line(position);
		const left = (ply: number) => positions.length - 1 - ply;
		const ply = positions.findLastIndex(
			({ toMove }, ply) => toMove === won.position.toMove && left(ply) > distance,
		);
		const harder = positions[ply];
		return winner !== side || harder === undefined
			? null
			: { problem: { game, position: harder }, side, distance: left(ply) };
	} finally {
		table.dispose();
	}
}

interface Deps {
	readonly board: CatchmateBoard;
	readonly page: PageState;
	readonly open: Open;
}

export class Hunt extends WorkshopTask {
	readonly #deps: Deps;
	readonly #library = signal<readonly LibraryGame[]>([]);
	readonly #wish = signal(usualWish);
	/** The number of boards tried; null before the first hunt. */
	readonly tried = signal<number | null>(null);
	readonly best = signal<Catch | null>(null);
	readonly #game = computed(() => this.#gameOf(this.#deps.board.problem?.game.rules));

	constructor(deps: Deps) {
		super();
		this.#deps = deps;
	}

	/** The game on the board; null if it is not in the library. */
	get game(): LibraryGame | null {
		return this.#game.value;
	}

	#gameOf(rules: Rules | undefined): LibraryGame | null {
		return this.#library.value.find(({ rules: { id } }) => id === rules?.id) ?? null;
	}

	/** The wish, within the limits of the game. */
	get wish(): Wish {
		const { value: wish } = this.#wish;
		const { rows, columns } = this.game === null ? wish : optionsOf(this.game, wish);
		return { ...wish, rows: rows ?? wish.rows, columns: columns ?? wish.columns };
	}

	/** Changes the wish, which ends the current hunt. */
	change(change: Partial<Wish>): void {
		this.stop();
		this.#wish.value = { ...this.#wish.peek(), ...change };
	}

	follow(tab: () => string): void {
		void this.#deps.board.solver.then(
			({ library }) => {
				this.#library.value = library;
			},
			() => {
				// The board shows the failure.
			},
		);
		this.stopOutside(tab, "edit");
	}

	async start(): Promise<void> {
		const { game, wish } = this;
		if (game === null) return;
		this.tried.value = 0;
		this.best.value = null;
		await this.run(async (workshop, ended) => {
			const { boards } = await workshop.hunt(game.rules.id, {
				...optionsOf(game, wish),
				onProgress: this.#reporter(workshop, wish.goal, ended),
			});
			if (!ended.aborted) this.tried.value = boards;
		});
	}

	/** Publishes the progress of a hunt: each new best board at once, and the count at intervals. */
	#reporter(workshop: Workshop, goal: HuntGoal, ended: AbortSignal): (state: HuntState) => void {
		const count = atIntervals((boards: number) => {
			this.tried.value = boards;
		});
		return ({ boards, best }) => {
			if (ended.aborted) return;
			count(boards);
			if (best === null || best.code === this.best.peek()?.code) return;
			const { code, score } = best;
			const { game, position } = workshop.decode(code);
			this.tried.value = boards;
			this.best.value = { goal, code, score, problem: { game, position } };
		};
	}

	/** Opens the hardest board in analysis or play. */
	async take(activity: Activity): Promise<void> {
		const found = this.best.peek();
		if (found === null) return;
		await this.#deps.open(found.problem, "hunt", { undoable: true, activity });
	}

	/** A board of the same game and size on which the same side wins a step later; null if none is found in time. */
	async harderBoard(won: Won): Promise<Won | null> {
		const { rules, board } = won.problem.game;
		const game = this.#gameOf(rules);
		if (game === null) return null;
		const { walls, unused } = obstaclesOf(won.problem.game);
		const share = walls.length / (board.rows * board.columns - unused.length);
		const isGraph = board.graph !== undefined;
		const wish = {
			goal: "longest" as const,
			rows: isGraph ? board.columns : board.rows,
			columns: board.columns,
			obstacles: isGraph ? usualWish.obstacles : Math.round(100 * share),
		};
		const until = performance.now() + patience;
		const seek = async (workshop: Workshop): Promise<Won | null> => {
			const options = { ...optionsOf(game, wish), tries: triesPerSeed };
			const { best } = await workshop.hunt(rules.id, options);
			const harder = best && (await stepUp(workshop, best.code, won));
			return harder ?? (performance.now() < until ? seek(workshop) : null);
		};
		return inWorkshop(null, seek).catch(() => null);
	}
}

/** The input of the views of the hunt. */
export interface HuntView extends Context {
	readonly hunt: Hunt;
}
