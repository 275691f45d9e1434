/// <reference lib="esnext.disposable" preserve="true" />
/** The package's main class: a solver, which makes tables and reads and writes positions. */
import { type LocalEngine, withGame } from "./engine/engine.ts";
import type { Engines } from "./engine/engines.ts";
import { expectValue, type Result } from "./engine/failures.ts";
import type * as module from "./engine/module.ts";
import { InputError } from "./errors.ts";
import {
	checkBudget,
	checkCode,
	checkFlag,
	checkListener,
	checkObject,
	checkSignal,
	checkText,
	type Encodable,
	type PartialSolveOptions,
	type ReadOptions,
	type SolveOptions,
} from "./options.ts";
import { disposeSymbol, PartialTable } from "./partial-table.ts";
import { type Chunk, readProblems } from "./reading.ts";
import { Table } from "./table.ts";
import type {
	AnnotatedGame,
	CodedGame,
	Game,
	LibraryGame,
	Move,
	Position,
	Problem,
	Rules,
} from "./types.ts";

/** What `read` found: the problems up to the first error, and the error, null if there is none. */
export interface Reading {
	readonly problems: readonly Problem[];
	readonly error: InputError | null;
}

/** The largest table made in this thread, in positions: three pieces, two of them alike, on 104 squares. */
const MOST_POSITIONS = 1_150_000;

/**
 * Solves games. `load()` makes it. Dispose of it when it is no longer needed: that also ends its worker.
 *
 * Calls that return no promise are answered by a module in the calling thread. If that module ever fails, they throw
 * an EngineError until a new one has started, a moment later.
 */
export class Solver {
	/** @internal */
	protected readonly engines: Engines;
	/** The package's version. */
	readonly version: string = packageVersion;
	/** The games that come with the package. */
	readonly library: readonly LibraryGame[];
	/** The rules of `library`. */
	readonly games: readonly Rules[];
	#lastTable = 0;

	/** @internal */
	constructor(engines: Engines) {
		this.engines = engines;
		this.library = engines.local.call((module) => module.games());
		this.games = this.library.map(({ rules }) => rules);
	}

	get #local(): LocalEngine {
		return this.engines.local;
	}

	/** @internal */
	protected rulesOf(game: string | Rules): Rules {
		if (typeof game !== "string") return game;
		const known = this.games.find(({ id }) => id === game);
		if (known !== undefined) return known;
		const ids = this.games.map(({ id }) => JSON.stringify(id)).join(" or ");
		throw new TypeError(`game is ${JSON.stringify(game)}, expected ${ids}, or rules`);
	}

	/**
	 * Finds the outcome and distance of every position of a game, or of one position and what decides it. Solves in a
	 * worker in a browser, and in the calling thread in Node, in slices of a few milliseconds.
	 * @throws TableTooLargeError if the game needs more memory than allowed or available: usually before any work, but
	 * for very long games only when their distances outgrow it.
	 * @throws InvalidRulesError or InvalidPositionError if the rules or the position are not valid.
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
		const { signal, onProgress, position } = checkObject(options);
		const memoryBudget = checkBudget(options.memoryBudget);
		const made = await this.#local.callSoon((module) => {
			const game = expectValue(module.copyGame(given));
			return withGame(module, game, memoryBudget, (handle) => ({
				game,
				position: position === undefined ? null : expectValue(handle.validate(position)),
				positions: handle.positions(),
			}));
		});
		const { game } = made;
		const moves = checkFlag(options.moves, "moves");
		const control = { signal: checkSignal(signal), onProgress: checkListener(onProgress) };
		const mainThread = checkFlag(options.mainThread, "mainThread");
		signal?.throwIfAborted();
		const isSmall = mainThread && made.positions <= MOST_POSITIONS;
		const engine = isSmall ? this.#local : await this.engines.forLongWork();
		const reader = engine === this.#local ? undefined : this.#local;
		this.#lastTable += 1;
		const id = this.#lastTable;
		const args = [id, game, made.position, moves, memoryBudget] as const;
		const facts = await engine.run("solve", [...args], control);
		return position === undefined
			? new Table(engine, reader, id, game, facts)
			: new PartialTable(engine, reader, id, game, facts);
	}

	/**
	 * Reads all boards of a text. `game` is the id of a game of the package, or rules. The text is in the format of the
	 * game's contest, or has drawings; bytes are read as UTF-8. A board that needs more than `memoryBudget` bytes to
	 * solve is an error.
	 * @returns the boards up to the first error, and that error.
	 * @throws TypeError if the package has no game with that id.
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
	 * Reads a text that arrives in chunks: yields each board as soon as it is complete, and holds about one board in
	 * memory. See `read` for the text.
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
		options: ReadOptions = {},
	): AsyncGenerator<Problem, void, undefined> {
		const { memoryBudget } = checkObject(options);
		yield* readProblems(this.#local, this.rulesOf(game), chunks, memoryBudget);
	}

	/**
	 * Writes a position as a text that `read` can read: in the format of the game's contest if that can express it,
	 * otherwise as a drawing.
	 * @throws InvalidRulesError or InvalidPositionError if the rules or the position are not valid.
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
		return this.#ask(game, (handle) => handle.write(position));
	}

	/**
	 * Reads the first board of a text and the line of moves after it, with comments in braces and variations in brackets.
	 * Without moves, the line is empty.
	 * @throws InputError at the first error: an illegal move's names the legal ones.
	 * @throws TypeError if the package has no game with that id.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const text = "8 2 4 1 5\nmoves: {White is caught in 20.} 2,4-2,5 {Towards it.} (2,4-3,4 {Or away.})";
	 * const { comment, moves } = solver.readAnnotated("chase", text);
	 * console.log(comment.text, moves[0].comment.text, moves[0].variations.length);
	 * try {
	 * 	solver.readAnnotated("chase", "8 1 1 8 8\nmoves: 1,1-2,2");
	 * } catch (error) {
	 * 	console.log(error.message);
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * White is caught in 20. Towards it. 1
	 * line 2, column 8: found '1,1-2,2', expected a legal move: 1,1-1,2 1,1-2,1
	 * ```
	 */
	readAnnotated(game: string | Rules, text: string, options: ReadOptions = {}): AnnotatedGame {
		const budget = checkBudget(checkObject(options).memoryBudget);
		const rules = this.rulesOf(game);
		const whole = checkText(text);
		return this.#local.call((module) => expectValue(module.readAnnotated(rules, whole, budget)));
	}

	/**
	 * Writes a game with comments and variations as a text that `readAnnotated` can read.
	 * @throws RangeError if a move is not legal; InvalidRulesError or InvalidPositionError as `write`.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position, moves } = solver.decode("1Ac4WIF2p8r");
	 * const told = moves.map((move) => ({ move, comment: { text: "To the right." } }));
	 * console.log(solver.writeAnnotated({ game, position, moves: told }));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 8 2 4 1 5
	 * moves:
	 * 2,4-2,5 {To the right.}
	 *
	 * ```
	 */
	writeAnnotated(annotated: AnnotatedGame): string {
		const { game, position } = checkObject(annotated, "annotated");
		return this.#ask(game, (handle) => handle.writeAnnotated(position, annotated));
	}

	/**
	 * The legal moves of a position, piece by piece in the order of their squares; none if the game is over.
	 * @throws InvalidRulesError or InvalidPositionError if the rules or the position are not valid.
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
		return this.#ask(game, (handle) => handle.legalMoves(position));
	}

	/**
	 * Checks that rules are valid on a board, and a position in that game.
	 * @throws InvalidRulesError or InvalidPositionError, with the facts in its fields, if they are not.
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
		this.#ask(game, (handle) => handle.validate(position));
	}

	/**
	 * The list of games as text: a line for each, with its id and description.
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

	/** Asks the local module a question about a game that needs no table. */
	#ask<T>(game: Game, question: (handle: module.Game) => Result<T>): T {
		return this.#local.call((module) =>
			withGame(module, game, Infinity, (handle) => expectValue(question(handle))),
		);
	}

	/**
	 * Writes a position and the moves played from it as a short code of letters, digits, `-` and `_`, which needs no
	 * escaping in a URL. Equal positions have equal codes.
	 * @throws InvalidRulesError or InvalidPositionError if the rules or the position are not valid; CodeError if a move
	 * is not legal, or if board or game are too large for a code.
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
	encode(problem: Encodable): string {
		const { game, position, moves = [] } = checkObject(problem, "problem");
		return this.#ask(game, (handle) => handle.encode(position, moves));
	}

	/**
	 * Reads a code that `encode` wrote. The result holds a valid position and legal moves.
	 * @throws CodeError if the text is no such code.
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
		return this.#local.call((module) => expectValue(module.decode(text)));
	}

	/**
	 * Frees all memory, including all tables, and ends the worker.
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
		this.engines.dispose();
	}

	/** Calls `dispose`, for `using`. */
	[disposeSymbol](): void {
		this.dispose();
	}
}
