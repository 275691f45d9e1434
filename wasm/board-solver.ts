/** The package's front, as far as a board needs it: a solver, and the tables that it makes. */
import type {
	Answer,
	Engine,
	EngineDescription,
	Questions,
	TableHandle,
	TableQuestions,
} from "./engine.ts";
import { EngineError, InputError } from "./errors.ts";
import type {
	Game,
	Line,
	MoveValue,
	Position,
	PositionValue,
	Problem,
	Progress,
	Rules,
	Square,
	SquareValue,
} from "./types.ts";

/** What a solve is to settle, what it may take, and how it is followed and stopped. */
export interface SolveOptions {
	/**
	 * A position, if that alone is to be settled and not the whole table: what cannot follow from it is left out, and the solve
	 * ends as soon as it is settled. The table then answers for it, and for what best play makes of it.
	 */
	readonly position?: Position | undefined;
	/** Whether to settle what its moves lead to as well, so that the table can say what each of them is worth. */
	readonly moves?: boolean | undefined;
	/**
	 * Whether a small game, of up to 1,150,000 positions, is solved in the thread that asks, a few milliseconds at a time, and not
	 * in the worker: its answers then usually come before the next frame is drawn. A larger one is the worker's all the same.
	 */
	readonly here?: boolean | undefined;
	/** The most bytes that the solve may take; it is never more than the module's memory can have, 4 GB. */
	readonly memoryBudget?: number | undefined;
	/** Stops the solve; its promise is then rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Is told how far the solve has come, at most 60 times a second and once at its end. */
	readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** What the boards of a text may take. */
export interface ReadOptions {
	/** The most bytes that a board may take to solve; it is never more than the module's memory can have, 4 GB. */
	readonly memoryBudget?: number | undefined;
}

/** What a text holds: its problems, up to the first error. */
export interface Reading {
	readonly problems: readonly Problem[];
	readonly error: InputError | null;
}

/** A solver with what a board needs of it: the one inside the widget is no more than that. */
export class BoardSolver {
	/** @internal */
	protected readonly engine: Engine;
	/** The package's version. */
	readonly version: string;
	/** The rules of the games that come with the package. */
	readonly games: readonly Rules[];

	/** @internal */
	constructor(engine: Engine, { version, games }: EngineDescription) {
		this.engine = engine;
		this.version = version;
		this.games = games;
	}

	/**
	 * Reads a text in the contest's format of a game of the package's; the widget reads strings alone, the package UTF-8 too. A board that takes more than `memoryBudget`
	 * bytes to solve is an error.
	 * @returns the boards in it, up to the first error, and that error; an error never throws away the boards before it.
	 * @throws UnsoundError when no contest's format is known for the game.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { problems, error } = await solver.read("crossing-pawn", "0 2\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.?X\n.O.\n");
	 * for (const { board, position } of problems) console.log(board, position.pieces.black);
	 * console.log(error?.code, error?.message);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 1 [ { row: 3, column: 2 } ]
	 * unknown-character line 8, column 2: board 2: found '?', expected one of . # X O
	 * ```
	 */
	async read(
		gameId: string,
		text: string | Uint8Array,
		{ memoryBudget = Infinity }: ReadOptions = {},
	): Promise<Reading> {
		const { problems, error } = await this.engine.ask("read", gameId, text, memoryBudget);
		return { problems, error: error && new InputError(error.message, error) };
	}

	/**
	 * Finds the outcome and the distance of every position of a game, either side to move: in a browser in a worker, in Node
	 * in this thread, giving way to other work.
	 * @throws TableTooLargeError before any work when the game takes more memory than there is; or later, if it turns out to
	 * last so long that its distances do.
	 * @throws UnsoundError when the rules, the board or the position are not sound.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * // All of it, hearing how far it has come.
	 * let latest;
	 * const table = await solver.solve(game, {
	 * 	onProgress(progress) {
	 * 		latest = progress;
	 * 	},
	 * });
	 * console.log(await table.answer(position), latest.settled, "of", latest.positions);
	 *
	 * // The position alone, which is the sooner done, within a megabyte, unless it is stopped.
	 * const controller = new AbortController();
	 * const { signal } = controller;
	 * const partial = await solver.solve(game, { position, memoryBudget: 1e6, signal });
	 * console.log(await partial.answer(position));
	 *
	 * controller.abort(new Error("not any more"));
	 * await solver.solve(game, { signal }).catch((reason) => console.log(reason.message));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * BLACK 20 8192 of 8192
	 * BLACK 20
	 * not any more
	 * ```
	 */
	async solve(game: Game, options: SolveOptions = {}): Promise<BoardTable> {
		return new BoardTable(this.engine, ...(await this.settle(game, options)));
	}

	/** @internal */
	protected async settle(
		game: Game,
		{
			position,
			moves = false,
			here = false,
			memoryBudget = Infinity,
			signal,
			onProgress,
		}: SolveOptions,
	): Promise<[game: Game, handle: TableHandle]> {
		// The engine's copies stay its own, whatever becomes of the caller's.
		const [held, shown] = [structuredClone(game), structuredClone(game)];
		const scope = { position: structuredClone(position), moves, here, memoryBudget };
		return [shown, await this.engine.solve(held, scope, { signal, onProgress })];
	}

	/**
	 * Frees everything, all tables included, and ends the worker.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * solver.dispose();
	 * await solver.solve(game).catch((error) => console.log(error.name, error.message));
	 * ```
	 * prints
	 * ```text
	 * EngineError the solver was disposed of
	 * ```
	 */
	dispose(): void {
		this.engine.dispose();
	}
}

/** A table with what a board needs of it: one that the widget makes is no more than that. */
export class BoardTable {
	readonly #engine: Engine;
	readonly #id: number;
	#disposed = false;
	/** The game whose table it is. */
	readonly game: Game;
	/** How many positions it holds, either side to move. */
	readonly positions: number;
	/** The longest distance in it, in plies. */
	readonly longest: number;
	/** How many bytes it took to be made. */
	readonly bytes: number;

	/** @internal */
	constructor(engine: Engine, game: Game, handle: TableHandle) {
		this.#engine = engine;
		this.#id = handle.id;
		this.game = game;
		this.positions = handle.positions;
		this.longest = handle.longest;
		this.bytes = handle.bytes;
	}

	/** @internal */
	protected async ask<Name extends keyof TableQuestions>(
		question: Name,
		...args: Parameters<TableQuestions[Name]>
	): Promise<Answer<Name>> {
		if (this.#disposed) throw new EngineError("the table was disposed of");
		const all = [this.#id, ...args] as unknown as Parameters<Questions[Name]>;
		return this.#engine.ask(question, ...all);
	}

	/**
	 * What a position is worth to the side to move.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * console.log(await table.lookup(position));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * { outcome: 'loss', distance: 20, winner: 'black', over: false }
	 * ```
	 */
	lookup(position: Position): Promise<PositionValue> {
		return this.ask("lookup", position);
	}

	/**
	 * What every legal move is worth to the side to move, best first: wins, the quickest first; draws; losses, the longest
	 * first. None when the game is over.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * for (const { move, outcome, distance } of await table.moves(position)) {
	 * 	console.log(move.to, outcome, distance);
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * { row: 3, column: 4 } loss 20
	 * { row: 2, column: 3 } loss 16
	 * { row: 1, column: 4 } loss 2
	 * { row: 2, column: 5 } loss 2
	 * ```
	 */
	moves(position: Position): Promise<MoveValue[]> {
		return this.ask("moves", position);
	}

	/**
	 * A game of best play from a position, to its end or its first repetition.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * const { moves, repeatsFrom } = await table.line(position);
	 * console.log(moves.length, moves[0], repeatsFrom);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 20 { from: { row: 2, column: 4 }, to: { row: 3, column: 4 } } null
	 * ```
	 */
	line(position: Position): Promise<Line> {
		return this.ask("line", position);
	}

	/**
	 * What a position would be worth to the side to move if the piece that stands on `piece` stood elsewhere, for every
	 * square on which it could.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * const values = await table.heatmap(position, { row: 2, column: 4 });
	 * const near = values.filter(({ outcome }) => outcome === "win");
	 * console.log(near.map(({ square }) => square));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * [ { row: 1, column: 4 }, { row: 1, column: 6 }, { row: 2, column: 5 } ]
	 * ```
	 */
	heatmap(position: Position, piece: Square): Promise<SquareValue[]> {
		return this.ask("heatmap", position, piece);
	}

	/**
	 * Frees the table.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * table.dispose();
	 * await table.lookup(position).catch((error) => console.log(error.name, error.message));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * EngineError the table was disposed of
	 * ```
	 */
	dispose(): void {
		if (this.#disposed) return;
		this.#disposed = true;
		this.#engine.release(this.#id);
	}
}
