/** The table of a solve for one position: answers about solved positions. */
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
	type CountOptions,
	checkListener,
	checkObject,
	checkReportOptions,
	checkSignal,
	type ReportOptions,
} from "./options.ts";
import type { Game, Line, MoveValue, Position, PositionValue } from "./types.ts";

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
