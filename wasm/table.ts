/** The tables that a solver makes: answers about solved positions. */
import type { ByteSlice, PositionSlice, TableValues } from "./arrays.ts";
import type { Engine, LocalEngine } from "./engine/engine.ts";
import { expectValue, type Result } from "./engine/failures.ts";
import type {
	Args,
	Found,
	PositionQuestions,
	SliceQuestions,
	TableFacts,
	TableJobs,
} from "./engine/jobs.ts";
import type * as module from "./engine/module.ts";
import { ComparisonError, EngineError } from "./errors.ts";
import {
	checkBoardNumber,
	checkListener,
	checkObject,
	checkReportOptions,
	checkSignal,
	type ReportOptions,
} from "./options.ts";
import type {
	Changes,
	CountProgress,
	Game,
	Line,
	MoveValue,
	Position,
	PositionValue,
	SolvedPosition,
	Square,
	SquareValue,
	Statistics,
	TableFormat,
	Verdict,
} from "./types.ts";

// Older engines lack this symbol; `using` then finds the one that a polyfill defines under the same name.
export const disposeSymbol: typeof Symbol.dispose =
	Symbol.dispose ?? (Symbol.for("Symbol.dispose") as typeof Symbol.dispose);

/**
 * The result of a solve for one position: the outcomes and distances of that position, of its continuations under best
 * play, and, if asked for, of its moves. A table takes memory: dispose of it when it is no longer needed.
 *
 * Questions about a position throw an InvalidPositionError if it is not valid in the game, an UnknownPositionError if
 * the table does not know it, and an EngineError after `dispose`.
 */
export class PartialTable {
	readonly #engine: Engine;
	/** Converts values into plain data for an engine in another thread; undefined if the engine is in this thread. */
	readonly #reader: LocalEngine | undefined;
	readonly #id: number;
	#disposed = false;
	/** The game that was solved. */
	readonly game: Game;
	/** The number of positions in the table, with both sides to move. */
	readonly positions: number;
	/** The longest distance in it, in plies. */
	readonly longest: number;
	/** The memory used by the solve, in bytes. */
	readonly bytes: number;

	/** @internal */
	constructor(
		engine: Engine,
		reader: LocalEngine | undefined,
		id: number,
		game: Game,
		facts: TableFacts,
	) {
		this.#engine = engine;
		this.#reader = reader;
		this.#id = id;
		this.game = game;
		this.positions = facts.positions;
		this.longest = facts.longest;
		this.bytes = facts.bytes;
	}

	/** @internal */
	protected async ask<Name extends keyof PositionQuestions>(
		question: Name,
		...[position, ...others]: Parameters<PositionQuestions[Name]>
	): Promise<ReturnType<PositionQuestions[Name]>> {
		this.#refuseWhenDisposed();
		const sent = this.plain(position, (module) => module.copyPosition(this.game, position));
		return this.#engine.ask(this.#id, question, [sent, ...others] as Parameters<
			PositionQuestions[Name]
		>);
	}

	/** @internal */
	protected async slice<Name extends keyof SliceQuestions>(
		name: Name,
		...args: Parameters<SliceQuestions[Name]>
	): Promise<ReturnType<SliceQuestions[Name]>> {
		this.#refuseWhenDisposed();
		return this.#engine.ask(this.#id, name, args);
	}

	/**
	 * The value as plain data, if the engine is in another thread.
	 * @internal
	 */
	protected plain<T>(value: T, copy: (module: module.CatchmateModule) => Result<T>): T {
		return this.#reader?.call((module) => expectValue(copy(module))) ?? value;
	}

	/** @internal */
	protected async run<Name extends keyof TableJobs>(
		job: Name,
		options: CountOptions,
		...others: Args<Name> extends [number, ...infer Others] ? Others : never
	): Promise<Found<Name>> {
		this.#refuseWhenDisposed();
		const { signal, onProgress } = checkObject(options);
		const control = { signal: checkSignal(signal), onProgress: checkListener(onProgress) };
		try {
			const args: unknown = [this.#id, ...others];
			return await this.#engine.run(job, args as Args<Name>, control as never);
		} catch (error) {
			if (error instanceof EngineError) this.#refuseWhenDisposed();
			throw error;
		}
	}

	/**
	 * The engine's number for another table.
	 * @internal
	 */
	protected numberOf(other: unknown): number {
		if (!(other instanceof PartialTable)) {
			throw new TypeError("other is not a table");
		}
		other.#refuseWhenDisposed();
		if (other.#engine !== this.#engine) {
			const message = "the tables were made by two solvers, or in two threads";
			throw new ComparisonError(message, "apart");
		}
		return other.#id;
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the table was disposed of");
	}

	/**
	 * The value of a position for the side to move.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * console.log(await table.lookup(position));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * {
	 *   outcome: 'loss',
	 *   distance: 20,
	 *   winner: 'black',
	 *   over: false,
	 *   ending: null
	 * }
	 * ```
	 */
	async lookup(position: Position): Promise<PositionValue> {
		return this.ask("lookup", position);
	}

	/**
	 * The legal moves with their values for the side to move, best first: wins, the quickest first; draws; losses, the
	 * longest first. None if the game is over.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
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
	async moves(position: Position): Promise<MoveValue[]> {
		return this.ask("moves", position);
	}

	/**
	 * The principal line from a position, to the end of the game or the first repetition.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
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
	async line(position: Position): Promise<Line> {
		return this.ask("line", position);
	}

	/**
	 * The answer for a position in the words of the game's contest: "BLACK 20", "Red 75", "Tie".
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * console.log(await table.answer(position));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * BLACK 20
	 * ```
	 */
	async answer(position: Position): Promise<string> {
		return this.ask("answer", position);
	}

	/**
	 * The answer and the parts that the options ask for, as text for a terminal.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const report = await table.report(position, { moves: true, boards: true });
	 * console.log(report.trimEnd());
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * BLACK 20
	 * O white, X black:
	 *   ....X...
	 *   ...O....
	 *   ........
	 *   ........
	 *   ........
	 *   ........
	 *   ........
	 *   ........
	 * moves of white, best first:
	 *   (2,4)-(3,4)  loss in 20 plies
	 *   (2,4)-(2,3)  loss in 16 plies
	 *   (2,4)-(1,4)  loss in 2 plies
	 *   (2,4)-(2,5)  loss in 2 plies
	 * ```
	 */
	async report(position: Position, options: ReportOptions = {}): Promise<string> {
		return this.ask("report", position, checkReportOptions(options));
	}

	/**
	 * Frees the table's memory.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
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

	/** Calls `dispose`, for `using`. */
	[disposeSymbol](): void {
		this.dispose();
	}
}

/** Options of work on all positions of a table. */
export interface CountOptions {
	/** Stops the work; its promise is rejected with the signal's reason. The next call continues from there. */
	readonly signal?: AbortSignal | undefined;
	/** Called with the progress, at most 60 times a second and once at the end. */
	readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** Options of a table's file. */
export interface FileOptions {
	/** Ends the file: its next piece is rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Called after each piece, with the positions so far. */
	readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** The options of a verification. */
export interface VerifyOptions extends CountOptions {
	/** The board's number in the report; the default is 1. */
	readonly board?: number | undefined;
}

/** The result of a whole solve: the outcome and distance of every position of a game. */
export class Table extends PartialTable {
	/**
	 * The value of the position with the piece on `piece` moved elsewhere, for every square on which it could stand.
	 * Values are for the side to move. Where pieces of both sides share a square, `side` names one of them.
	 * @throws RangeError if no piece stands on `piece`, or pieces of both sides do and no side is named.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
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
	async heatmap(
		position: Position,
		piece: Square & { readonly side?: string },
	): Promise<SquareValue[]> {
		// Another thread takes only plain data.
		const isObject = Object(piece) === piece;
		const { side = null, ...square } = isObject ? piece : ({} as typeof piece);
		if (side !== null && typeof side !== "string") {
			throw new TypeError("piece.side must be a string");
		}
		return this.ask("heatmap", position, isObject ? square : piece, side);
	}

	/**
	 * Counts the positions by outcome and distance, and finds the longest wins and losses and the mutual zugzwangs. Works
	 * in slices, like a solve; after it was stopped, the next call continues.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const { toMove, byDistance } = await table.statistics();
	 * console.log(toMove.white.wins, toMove.white.losses, toMove.black.longestWin?.distance);
	 * console.log(byDistance.slice(0, 4));
	 *
	 * // Placements that nobody wants to move in; unless it is stopped.
	 * const controller = new AbortController();
	 * const small = solver.decode("1CQkAASQBSwARPcM");
	 * const other = await solver.solve(small.game);
	 * const { zugzwangs } = await other.statistics({ signal: controller.signal });
	 * for (const { outcomes, placements } of zugzwangs) console.log(outcomes, placements);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 224 3872 21
	 * [ 128, 640, 4, 16 ]
	 * { red: 'loss', black: 'loss' } 30
	 * { red: 'loss', black: 'draw' } 24
	 * ```
	 */
	async statistics(options: CountOptions = {}): Promise<Statistics> {
		return this.run("statistics", options);
	}

	/**
	 * Compares this table with that of other rules, on the same board with as many pieces on each side. Counts the
	 * positions by their outcomes in both tables, with an example of each change. Works in slices, like a solve; after it
	 * was stopped, the next call continues.
	 * @throws ComparisonError if the tables cannot be compared.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game } = solver.decode("1Ac4WIAzzUx");
	 * const [white, black] = game.rules.sides;
	 * const rules = { ...game.rules, id: "chase-variant", sides: [{ ...white, mayPass: true }, black] };
	 * const before = await solver.solve(game);
	 * const after = await solver.solve({ ...game, rules });
	 * const { toMove } = await before.compare(after);
	 * for (const { before, after, positions, example } of toMove.white.outcomes) {
	 * 	console.log(before, after, positions, example?.before.distance ?? null);
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * win win 224 null
	 * loss draw 3808 22
	 * loss loss 64 null
	 * ```
	 */
	async compare(other: Table, options: CountOptions = {}): Promise<Changes> {
		return this.run("compare", options, this.numberOf(other));
	}

	/**
	 * A hash of the whole table, 16 hexadecimal digits: equal tables have equal signatures on every machine.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * console.log(await table.signature());
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 1216c7d325ce4b08
	 * ```
	 */
	async signature(options: CountOptions = {}): Promise<string> {
		return this.run("signature", options);
	}

	/**
	 * The values of all positions as arrays of numbers, copied once out of the solver's memory. Works in slices, like a
	 * solve; after it was stopped, the next call continues.
	 * @throws RangeError if the arrays are too large for the browser.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const { axes, outcomes, distances } = await table.values();
	 * console.log(axes.map(({ side, size }) => `${side ?? "to move"} ${size}`).join(", "));
	 *
	 * // White on row 2, column 4, to move; black on row 1, column 5.
	 * const index = ((1 * 8 + 3) * 2 + 0) * 64 + (0 * 8 + 4);
	 * console.log(outcomes[index], distances[index]);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * white 64, to move 2, black 64
	 * -1 20
	 * ```
	 */
	async values(options: CountOptions = {}): Promise<TableValues> {
		return this.run("values", options);
	}

	/**
	 * Goes through all positions with their values, in the order of `values`.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * let wins = 0;
	 * for await (const { position, outcome } of table) {
	 * 	if (position.toMove === "white" && outcome === "win") wins += 1;
	 * }
	 * console.log(wins);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 224
	 * ```
	 */
	async *[Symbol.asyncIterator](): AsyncGenerator<SolvedPosition, void, void> {
		for (let first: number | null = 0; first !== null; ) {
			const { positions, next }: PositionSlice = await this.slice("positionsFrom", first);
			yield* positions;
			first = next;
		}
	}

	/**
	 * The table as a file, piece by piece: all positions with their values, as `catchmate table` writes them.
	 * @throws TypeError if there is no such format.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * let text = "";
	 * for await (const bytes of table.file("csv")) text += new TextDecoder().decode(bytes);
	 * console.log(text.split("\n", 3).join("\n"));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * to_move,white_row,white_column,black_row,black_column,outcome,distance
	 * white,1,1,1,1,loss,0
	 * white,1,1,1,2,win,1
	 * ```
	 */
	async *file(
		format: TableFormat,
		options: FileOptions = {},
	): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
		const { signal, onProgress } = checkObject(options);
		checkSignal(signal);
		checkListener(onProgress);
		let counted = 0;
		for (let first: number | null = 0; first !== null; ) {
			signal?.throwIfAborted();
			const { bytes, positions, next }: ByteSlice = await this.slice("bytesFrom", first, format);
			yield bytes;
			counted += positions;
			onProgress?.({ counted, positions: this.positions });
			first = next;
		}
	}

	/**
	 * Checks the value of every position against the rules and the values after its moves, independently of the solver. A
	 * table without a fault is proved right. Works in slices, like a solve.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const { positions, fault } = await table.verify();
	 * console.log(positions, fault);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 8192 null
	 * ```
	 */
	async verify(options: VerifyOptions = {}): Promise<Verdict> {
		return this.run("verify", options, checkBoardNumber(checkObject(options).board));
	}
}
