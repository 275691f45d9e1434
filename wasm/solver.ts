/// <reference lib="esnext.disposable" preserve="true" />
/** The package's front: a solver, which makes tables, reads and writes. */
import {
	checkBudget,
	checkCode,
	checkFlag,
	checkGame,
	checkListener,
	checkMoves,
	checkPosition,
} from "./engine/checks.ts";
import { type Engine, type LocalEngine, withGame } from "./engine/engine.ts";
import type * as module from "./engine/module.ts";
import {
	expectValue,
	fromMove,
	fromPosition,
	toCodedGame,
	toMove,
	toRules,
} from "./engine/values.ts";
import type { WorkerEngine } from "./engine/worker-engine.ts";
import { InputError } from "./errors.ts";
import { type Chunk, readProblems } from "./reading.ts";
import { disposeSymbol, PartialTable, Table } from "./table.ts";
import type {
	CodedGame,
	Encodable,
	Game,
	LibraryGame,
	Move,
	Position,
	Problem,
	Progress,
	Rules,
} from "./types.ts";

/** The limits of a solve, and the means to follow and stop it. */
export interface SolveOptions {
	/**
	 * Whether a small game, of up to 1,150,000 positions, is solved in the thread that asks, a few milliseconds at a time, and not
	 * in the worker: its answers then usually come before the next frame is drawn. A larger one is the worker's all the same.
	 */
	readonly mainThread?: boolean | undefined;
	/** The most bytes that the solve may take; it is never more than the module's memory can have, 4 GB. */
	readonly memoryBudget?: number | undefined;
	/** Stops the solve; its promise is then rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Is told how far the solve has come, at most 60 times a second and once at its end. */
	readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** The options of a solve that settles one position, and not a whole table. */
export interface PartialSolveOptions extends SolveOptions {
	/** The position: what cannot follow from it is left out, and the solve ends as soon as it is settled. */
	readonly position: Position;
	/** Whether to settle what its moves lead to as well, so that the table can say what each of them is worth. */
	readonly moves?: boolean | undefined;
}

/** The limits of the boards of a text. */
export interface ReadOptions {
	/** The most bytes that a board may take to solve; it is never more than the module's memory can have, 4 GB. */
	readonly memoryBudget?: number | undefined;
}

/** The problems of a text, up to the first error. */
export interface Reading {
	readonly problems: readonly Problem[];
	readonly error: InputError | null;
}

/** The most positions of a table that is made in this thread: those of three pieces, two of them alike, on 104 squares. */
const MOST_POSITIONS = 1_150_000;

/** The number of positions of a game, either side to move. */
function positionsOf({ rules, board }: Game): number {
	const squares = board.rows * board.columns - board.obstacles.length;
	return rules.sides.reduce((count, { pieces }) => {
		let ways = count;
		for (let piece = 0; piece < pieces; piece++) ways *= (squares - piece) / (piece + 1);
		return ways;
	}, 2);
}

/**
 * Solves games. Made by `load()`; to be disposed of when it is no longer needed, which also ends its worker.
 *
 * Questions that take no solve are answered at once, by a module in this thread. Should that module ever fail, such a call throws an
 * EngineError, until another one has been started a moment later.
 */
export class Solver {
	readonly #local: LocalEngine;
	#worker: WorkerEngine | undefined;
	#lastTable = 0;
	/** The package's version. */
	readonly version: string = packageVersion;
	/** The games that come with the package. */
	readonly library: readonly LibraryGame[];
	/** Their rules. */
	readonly games: readonly Rules[];

	/** @internal */
	constructor(local: LocalEngine, worker: WorkerEngine | undefined) {
		this.#local = local;
		this.#worker = worker;
		this.library = local.call((module) =>
			module.games().map((entry) => ({ ...entry, rules: toRules(module, entry.rules) })),
		);
		this.games = this.library.map(({ rules }) => rules);
	}

	/**
	 * Finds the outcome and the distance of every position of a game, either side to move, or of one position: in a browser in
	 * a worker, in Node in this thread, giving way to other work.
	 * @throws TableTooLargeError before any work when the game takes more memory than there is; or later, if it turns out to
	 * last so long that its distances do.
	 * @throws InvalidRulesError or InvalidPositionError when the rules are no game's, or the position is not the game's.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
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
	solve(game: Game, options: PartialSolveOptions): Promise<PartialTable>;
	solve(game: Game, options?: SolveOptions): Promise<Table>;
	async solve(
		given: Game,
		options: SolveOptions & Partial<PartialSolveOptions> = {},
	): Promise<PartialTable> {
		const { signal, onProgress } = options;
		const game = checkGame(given);
		const isPartial = options.position !== undefined;
		const scope = {
			position: isPartial ? checkPosition(game, options.position) : undefined,
			moves: checkFlag(options.moves, "moves"),
			memoryBudget: checkBudget(options.memoryBudget),
		};
		const control = { signal, onProgress: checkListener(onProgress) };
		const mainThread = checkFlag(options.mainThread, "mainThread");
		signal?.throwIfAborted();
		const isSmall = mainThread && positionsOf(game) <= MOST_POSITIONS;
		const engine = isSmall ? this.#local : await this.#engineForLongWork();
		this.#lastTable += 1;
		const id = this.#lastTable;
		const facts = await engine.solve(id, game, scope, control);
		return isPartial
			? new PartialTable(engine, id, game, facts)
			: new Table(engine, id, game, facts);
	}

	/** The worker's, once that has started; this thread's, where none can be. One that has run before may run again later. */
	async #engineForLongWork(): Promise<Engine> {
		try {
			await this.#worker?.ready();
		} catch (error) {
			if (this.#worker?.hasRun) throw error;
			this.#worker?.dispose();
			this.#worker = undefined;
		}
		return this.#worker ?? this.#local;
	}

	/**
	 * Reads a text with boards of a game, one of the package's by its id or any other by its rules: in the format of the game's
	 * contest, or drawn. A string of bytes is UTF-8. A board that takes more than `memoryBudget` bytes to solve is an error.
	 * @returns the boards in it, up to the first error, and that error; an error never throws away the boards before it.
	 * @throws TypeError when the package has no game of that id.
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
	 * unknown-character line 8, column 2: board 2: found '?', expected one of . # X O *
	 * ```
	 */
	async read(
		game: string | Rules,
		text: string | Uint8Array,
		options: ReadOptions = {},
	): Promise<Reading> {
		const problems: Problem[] = [];
		try {
			for await (const problem of this.problems(game, [text], options)) problems.push(problem);
			return { problems, error: null };
		} catch (error) {
			if (error instanceof InputError) return { problems, error };
			throw error;
		}
	}

	/**
	 * Reads a text that comes in pieces, in memory for about one board: each of its boards as soon as it is complete. See `read`
	 * for what it may be.
	 * @throws InputError at the first error, after the boards before it.
	 * @example
	 * ```js
	 * import { Readable } from "node:stream";
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const input = Readable.from([Buffer.from("2 1 1"), Buffer.from(" 2 2\n")]);
	 * for await (const { game, position } of solver.problems("chase", input)) {
	 * 	const table = await solver.solve(game, { position });
	 * 	console.log(await table.answer(position));
	 * 	table.dispose();
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * BLACK 2
	 * ```
	 */
	async *problems(
		game: string | Rules,
		chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
		{ memoryBudget }: ReadOptions = {},
	): AsyncGenerator<Problem, void, undefined> {
		yield* readProblems(this.#local, this.#rulesOf(game), chunks, memoryBudget);
	}

	#rulesOf(game: string | Rules): Rules {
		if (typeof game !== "string") return game;
		const known = this.games.find(({ id }) => id === game);
		if (known !== undefined) return known;
		const ids = this.games.map(({ id }) => JSON.stringify(id)).join(" or ");
		throw new TypeError(`game is ${JSON.stringify(game)}, expected ${ids}, or rules`);
	}

	/**
	 * Writes a position as a text that `read` reads: in the format of the game's contest, where that can say it, or else as a
	 * drawing.
	 * @throws InvalidRulesError or InvalidPositionError when the rules are no game's, or the position is not the game's.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * console.log(solver.write(game, position));
	 * console.log(solver.write(game, { ...position, toMove: "black" }));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 8 2 4 1 5
	 *
	 * 8 8 black
	 * ....X...
	 * ...O....
	 * ........
	 * ........
	 * ........
	 * ........
	 * ........
	 * ........
	 *
	 * ```
	 */
	write(game: Game, position: Position): string {
		return this.#ask(game, position, (handle, plain) => handle.write(plain));
	}

	/**
	 * The legal moves of a position, piece by piece, in the order of the board; none when the game is over.
	 * @throws InvalidRulesError or InvalidPositionError when the rules are no game's, or the position is not the game's.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * console.log(solver.legalMoves(game, position).map(({ to }) => to));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * [
	 *   { row: 1, column: 4 },
	 *   { row: 2, column: 5 },
	 *   { row: 3, column: 4 },
	 *   { row: 2, column: 3 }
	 * ]
	 * ```
	 */
	legalMoves(game: Game, position: Position): Move[] {
		const moves = this.#ask(game, position, (handle, plain) => handle.legalMoves(plain));
		return moves.map((move) => toMove(game.board, move));
	}

	/**
	 * Sees to it that rules are a game's, and a position one of that game's.
	 * @throws InvalidRulesError or InvalidPositionError, with the facts in its fields, when one is not.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * solver.validate(game, position);
	 * try {
	 * 	solver.validate(game, { ...position, pieces: { white: [], black: [] } });
	 * } catch (error) {
	 * 	console.log(error.name, error.code, error.side, error.expected);
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * InvalidPositionError piece-count white 1
	 * ```
	 */
	validate(game: Game, position: Position): void {
		this.#ask(game, position, (handle, plain) => handle.validate(plain));
	}

	/**
	 * The list of the games for a person: a line for each, its id and what it is.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * for (const line of solver.listGames().trimEnd().split("\n")) console.log(line.split(":")[0]);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * chase             a hunt on an open square board, white by one square, black by one or two
	 * crossing-pawn     two red pieces hunt a black pawn that makes for the top row
	 * fox-and-hounds    four hounds that only go forward shut in a fox that makes for their first row
	 * police-and-thief  a policeman, who also goes aslant, catches a thief, who runs for an exit
	 * cat-and-mouse-2   a mouse must reach the food before a cat, uncaught, both in jumps
	 * cat-and-mouse     a mouse on a graph makes for its hole, which the cat cannot enter
	 * hare-and-hounds   three hounds that never go back shut in a hare on a board of eleven points
	 * pong-hau-ki       two against two on five points, whoever cannot move loses
	 * token             both move one token on a directed graph, whoever cannot move loses
	 * cops-and-robber   cops who all move in a turn catch a robber on a grid or any graph
	 * ```
	 */
	listGames(): string {
		return this.#local.call((module) => module.listGames());
	}

	/** A question about a position that takes no table. */
	#ask<T>(
		given: Game,
		position: Position,
		question: (
			handle: module.Game,
			position: module.Position,
			game: Game,
		) => module.Result<T, module.Failure>,
	): T {
		const game = checkGame(given);
		const checked = checkPosition(game, position);
		return this.#local.call((module) =>
			withGame(module, game, Infinity, (handle) => {
				const result = question(handle, fromPosition(module, game, checked), game);
				return expectValue(module, result, game.rules);
			}),
		);
	}

	/**
	 * Writes a position, and the moves played from it, as a short text of letters, digits, `-` and `_`, which stands in an
	 * address as it is. Equal positions have equal codes.
	 * @throws InvalidRulesError or InvalidPositionError when the rules are no game's, or the position is not the game's; CodeError
	 * when a move is not legal, or there is too much for a code.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { problems: [problem] } = await solver.read("chase", "8 2 4 1 5");
	 * const move = { from: { row: 2, column: 4 }, to: { row: 2, column: 5 } };
	 * console.log(solver.encode(problem), solver.encode({ ...problem, moves: [move] }));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 1Ac4WIAzzUx 1Ac4WIF2p8r
	 * ```
	 */
	encode({ game, position, moves = [] }: Encodable): string {
		const checked = checkMoves(moves);
		return this.#ask(game, position, (handle, plain, { board }) =>
			handle.encode(
				plain,
				checked.map((move) => fromMove(board, move)),
			),
		);
	}

	/**
	 * Reads a code that `encode` wrote. What comes out is a valid position of the game on the board, and legal moves.
	 * @throws CodeError whatever else the text is.
	 * @example
	 * ```js
	 * import { CodeError, load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position, moves } = solver.decode("1Ac4WIF2p8r");
	 * console.log(game.rules.id, game.board.rows, position.pieces.black, moves.map(({ from }) => from));
	 * try {
	 * 	solver.decode("1Ac4WIF2p8R");
	 * } catch (error) {
	 * 	console.log(error instanceof CodeError, error.code);
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * chase 8 [ { row: 1, column: 5 } ] [ { row: 2, column: 4 } ]
	 * true checksum
	 * ```
	 */
	decode(code: string): CodedGame {
		const text = checkCode(code);
		return this.#local.call((module) =>
			toCodedGame(module, expectValue(module, module.decode(text))),
		);
	}

	/**
	 * Frees everything, all tables included, and ends the worker.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * solver.dispose();
	 * await solver.solve(game).catch((error) => console.log(error.name, error.message));
	 * ```
	 * prints
	 * ```text
	 * EngineError the solver was disposed of
	 * ```
	 */
	dispose(): void {
		this.#worker?.dispose();
		this.#local.dispose();
	}

	/** Disposes of it, for `using`. */
	[disposeSymbol](): void {
		this.dispose();
	}
}
