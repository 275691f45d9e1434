/// <reference lib="esnext.disposable" preserve="true" />
/** The package's front: a solver, and the tables that it makes. */
import { BoardSolver, BoardTable, type SolveOptions } from "./board-solver.ts";
import { reportAnswer, reportLine, reportMoves } from "./report.ts";
import type {
	CountProgress,
	Findings,
	Game,
	Position,
	ReportOptions,
	Statistics,
} from "./types.ts";
import { writeAnswer } from "./write.ts";

// Engines that predate explicit resource management have no such symbol; `using` would then find the one a polyfill made.
const disposeSymbol: typeof Symbol.dispose =
	Symbol.dispose ?? (Symbol.for("Symbol.dispose") as typeof Symbol.dispose);

/**
 * Solves games. Made by `load()`; to be disposed of when it is no longer needed, which also ends its worker.
 */
export class Solver extends BoardSolver {
	/**
	 * Writes a position in the contest's format.
	 * @returns null when the format has no word for it: the other side to move, an obstacle in chase, a game of no contest.
	 * @throws UnsoundError when the position is not one of the game's.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * console.log(await solver.write(game, position));
	 * console.log(await solver.write(game, { ...position, toMove: "black" }));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 8 2 4 1 5
	 *
	 * null
	 * ```
	 */
	write(game: Game, position: Position): Promise<string | null> {
		return this.engine.ask("write", game, position);
	}

	override async solve(game: Game, options: SolveOptions = {}): Promise<Table> {
		return new Table(this.engine, ...(await this.settle(game, options)));
	}

	/** Disposes of it, for `using`. */
	[disposeSymbol](): void {
		this.dispose();
	}
}

/** How the counting of a table's positions is followed and stopped. */
export interface CountOptions {
	/** Stops it; its promise is then rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Is told how far it has come, every few milliseconds and once at its end. */
	readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/**
 * The outcome and the distance of every position of a game. A table is memory, in the worker where there is one: dispose of it
 * when it is no longer needed.
 *
 * Every question about a position throws an UnsoundError when it is not one of the game's, and an EngineError after
 * `dispose`.
 */
export class Table extends BoardTable {
	/**
	 * How many positions are worth what, the longest wins and losses, and the mutual zugzwangs. Gives way to other work, as a
	 * solve does; counting that was stopped goes on from where it was when it is asked for again.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * const { toMove, byDistance } = await table.statistics();
	 * console.log(toMove.white.wins, toMove.white.losses, toMove.black.longestWin?.distance);
	 * console.log(byDistance.slice(0, 4));
	 *
	 * // Placements that nobody wants to move in; unless it is stopped.
	 * const controller = new AbortController();
	 * const small = decode("1CQkAASQBSwARPcM");
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
	async statistics({ signal, onProgress }: CountOptions = {}): Promise<Statistics> {
		for (;;) {
			signal?.throwIfAborted();
			const { counted, found } = await this.ask("statistics");
			signal?.throwIfAborted();
			onProgress?.({ counted, positions: this.positions });
			if (found !== null) return found;
		}
	}

	/**
	 * One number for the whole table, as 16 hexadecimal digits: equal tables have equal signatures, on every machine.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * console.log(await table.signature());
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 1216c7d325ce4b08
	 * ```
	 */
	signature(): Promise<string> {
		return this.ask("signature");
	}

	/**
	 * The contest's answer for a position: "BLACK 20", "Red 75", "Tie".
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
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
		return writeAnswer(this.game.rules, await this.lookup(position));
	}

	/**
	 * The answer and what the options ask for, as text for a terminal.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
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
	async report(
		position: Position,
		{ moves = false, line = false, boards = false }: ReportOptions = {},
	): Promise<string> {
		const { game } = this;
		const lines = reportAnswer(game, position, await this.lookup(position), boards);
		if (moves) lines.push(...reportMoves(position.toMove, await this.moves(position)));
		if (line) lines.push(...reportLine(game, position, await this.line(position), boards));
		return `${lines.join("\n")}\n`;
	}

	/**
	 * Holds the value of every position against the rules and the values of the positions that its moves lead to, independently
	 * of how it was found. A table without a fault is proved right. Gives way to other work, as a solve does.
	 * @example
	 * ```js
	 * import { decode, load } from "catchmate";
	 *
	 * const { game, position } = decode("1Ac4WIAzzUx");
	 * const solver = await load();
	 * const table = await solver.solve(game);
	 * console.log(await table.verify());
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * { positions: 8192, fault: null }
	 * ```
	 */
	verify(): Promise<Findings> {
		return this.ask("verify");
	}

	/** Disposes of it, for `using`. */
	[disposeSymbol](): void {
		this.dispose();
	}
}
