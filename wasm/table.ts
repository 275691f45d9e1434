/** The table of a whole solve: answers about all positions of a game. */
import type { ByteSlice, PositionSlice, TableValues } from "./arrays.ts";
import {
	type CountOptions,
	checkBoardNumber,
	checkListener,
	checkObject,
	checkSignal,
	type FileOptions,
	type VerifyOptions,
} from "./options.ts";
import { PartialTable } from "./partial-table.ts";
import type {
	Changes,
	Position,
	SolvedPosition,
	Square,
	SquareValue,
	Statistics,
	TableFormat,
	Verdict,
} from "./types.ts";

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
