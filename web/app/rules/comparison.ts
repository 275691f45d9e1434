/** The controller of the comparison: solves the board by both rules, compares the tables, and maps the position on the board. */
import type { CountProgress, Game, Position, Rules, Square, Table } from "catchmate";
import { sameSquare, squareKey, tokenHolder } from "../../board/position.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { failureOf } from "../../element/failure.ts";
import type { Piece } from "../analysis/state.ts";
import type { Context } from "../context.ts";
import type { Slice } from "../store.ts";
import { areComparable, areSame } from "./own-rules.ts";
import { comparisonId } from "./panels.ts";
import type { ChangedSquare, Compared, RulesState } from "./state.ts";

/** The time that the board rests before it is compared, in milliseconds: not at each square of a stroke. */
const pause = 120;

/** The pause between two reports of progress, in milliseconds: short enough to be seen to go on. */
const progressInterval = 100;

/** The two tables of a comparison. */
interface Tables {
	readonly before: Table;
	readonly after: Table;
}

/** The game that is compared, and the rules that it is compared with. */
interface Wanted {
	readonly game: Game;
	readonly against: Rules;
}

const isSame = (one: Wanted | null, other: Wanted | null): boolean =>
	one?.game === other?.game && one?.against === other?.against;

/** What is to be compared; null while nothing is. */
function wantedOf({ rules, tools }: Context): Wanted | null {
	const { against } = rules.state;
	const game = tools.problem?.game;
	const isWanted =
		game !== undefined &&
		against !== null &&
		!areSame(game.rules, against) &&
		areComparable(game.rules, against);
	return isWanted ? { game, against } : null;
}

/** The last comparison, if it is that of the board. */
export function currentOf(context: Context): Compared | null {
	const { compared } = context.rules.state;
	return isSame(compared, wantedOf(context)) ? compared : null;
}

/** The piece whose squares are compared: the one chosen on the board, else the one chosen beside it, else the first of the side to move. */
export function mappedPiece(
	{ board, rules }: Context,
	{ pieces, toMove }: Position,
): Piece & { readonly square: Square | undefined } {
	for (const [side, squares] of Object.entries(pieces)) {
		const index = squares.findIndex((square) => sameSquare(square, board.selected));
		if (index >= 0) {
			return { side, index, square: squares[index] };
		}
	}
	const first = (board.rules && tokenHolder(board.rules)) ?? toMove;
	const { side, index } = rules.state.piece ?? { side: first, index: 0 };
	const square = pieces[side]?.[index];
	return square === undefined
		? { side: first, index: 0, square: pieces[first]?.[0] }
		: { side, index, square };
}

async function mapOf(
	{ before, after }: Tables,
	position: Position,
	piece: Square,
): Promise<ChangedSquare[]> {
	const [befores, afters] = await Promise.all([
		before.heatmap(position, piece),
		after.heatmap(position, piece),
	]);
	const byKey = new Map(befores.map((value) => [squareKey(value.square), value]));
	return afters.flatMap((value) => {
		const { square } = value;
		const old = byKey.get(squareKey(square));
		return old === undefined ? [] : [{ square, before: old, after: value }];
	});
}

export class Comparison {
	#wanted: Wanted | null = null;
	/** Ends the comparison that is under way. */
	#run = new AbortController();
	#tables: Tables | null = null;
	/** The position and the piece that were mapped last. */
	#mapped = "";

	/** Follows the page as it has been drawn: compares what is to be seen, and frees what is not any more. */
	follow(context: Context): void {
		const isSeen = document.getElementById(comparisonId) !== null;
		const wanted = isSeen ? wantedOf(context) : null;
		if (!isSame(wanted, this.#wanted)) {
			this.#wanted = wanted;
			this.#run.abort();
			this.#run = new AbortController();
			this.#free();
			if (wanted !== null) {
				void this.#compare(context.board, context.rules, wanted, this.#run.signal);
			}
		}
		void this.#map(context);
	}

	#free(): void {
		this.#tables?.before.dispose();
		this.#tables?.after.dispose();
		this.#tables = null;
		this.#mapped = "";
	}

	async #compare(
		board: CatchmateBoard,
		slice: Slice<RulesState>,
		{ game, against }: Wanted,
		signal: AbortSignal,
	): Promise<void> {
		const tables: Table[] = [];
		let told = performance.now();
		const onProgress = (progress: CountProgress) => {
			if (performance.now() - told >= progressInterval) {
				told = performance.now();
				slice.set({ progress });
			}
		};
		let found: Compared["found"];
		slice.set({ progress: null });
		try {
			await new Promise((resolve) => setTimeout(resolve, pause));
			signal.throwIfAborted();
			const solver = await board.solver;
			const before = await solver.solve({ ...game, rules: against }, { signal });
			tables.push(before);
			const after = await solver.solve(game, { signal });
			tables.push(after);
			found = { known: await before.compare(after, { signal, onProgress }) };
			signal.throwIfAborted();
			this.#tables = { before, after };
		} catch (error) {
			for (const table of tables) {
				table.dispose();
			}
			found = { failure: failureOf(error) };
		}
		if (!signal.aborted) {
			slice.set({ compared: { game, against, found, map: null } });
		}
	}

	/** Maps the position on the board, unless that is done. */
	async #map(context: Context): Promise<void> {
		const tables = this.#tables;
		const position = context.tools.problem?.position;
		const compared = currentOf(context);
		if (tables === null || position === undefined || compared === null) {
			return;
		}
		const { square: piece } = mappedPiece(context, position);
		const key = JSON.stringify([position, piece]);
		if (piece === undefined || key === this.#mapped) {
			return;
		}
		this.#mapped = key;
		let squares: readonly ChangedSquare[] | null;
		try {
			squares = await mapOf(tables, position, piece);
		} catch {
			// One of the rules forbids pieces to share a square, or the board is being edited.
			squares = null;
		}
		const latest = context.rules.state.compared;
		if (this.#mapped === key && latest !== null && isSame(latest, compared)) {
			context.rules.set({ compared: { ...latest, map: { position, piece, squares } } });
		}
	}
}
