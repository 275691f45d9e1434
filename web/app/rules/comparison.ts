/** Runs comparisons: solves the board by both rules, compares the tables, and maps the current position. */
import type { CountProgress, Position, Square, Table } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { failureOf } from "../../element/failure.ts";
import { areComparable, areSame } from "../../model/own-rules.ts";
import { type Piece, sameSquare, squareKey, tokenHolder } from "../../model/position.ts";
import { atIntervals, work } from "../shell/work.ts";
import type { ChangedSquare, Compared, RulesLab, RulesView, Wanted } from "./model.ts";

/**
 * How long the board must be unchanged before it is compared, in milliseconds, so that brush strokes are not
 * interrupted.
 */
const pause = 120;

/** The two tables of a comparison. */
interface Tables {
	readonly before: Table;
	readonly after: Table;
}

const isSame = (one: Wanted | null, other: Wanted | null): boolean =>
	one?.game === other?.game && one?.against === other?.against;

/** The comparison to make; null for none. */
function wantedOf({ against, problem }: RulesLab): Wanted | null {
	const game = problem?.game;
	const isWanted =
		game !== undefined &&
		against !== null &&
		!areSame(game.rules, against) &&
		areComparable(game.rules, against);
	return isWanted ? { game, against } : null;
}

/** The last comparison, if it is of the current board; otherwise null. */
export function currentOf(lab: RulesLab): Compared | null {
	const compared = lab.compared.value;
	return isSame(compared, wantedOf(lab)) ? compared : null;
}

/** The piece to map: the one selected on the board, or chosen in the panel, or the first of the side to move. */
export function mappedPiece(
	{ board, rules }: Pick<RulesView, "board" | "rules">,
	{ pieces, toMove }: Position,
): Piece & { readonly square: Square | undefined } {
	for (const [side, squares] of Object.entries(pieces)) {
		const index = squares.findIndex((square) => sameSquare(square, board.selected));
		if (index >= 0) {
			return { side, index, square: squares[index] };
		}
	}
	const first = { side: (board.rules && tokenHolder(board.rules)) ?? toMove, index: 0 };
	const chosen = rules.piece.value ?? first;
	const isThere = pieces[chosen.side]?.[chosen.index] !== undefined;
	const { side, index } = isThere ? chosen : first;
	return { side, index, square: pieces[side]?.[index] };
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
	readonly #board: CatchmateBoard;
	readonly #lab: RulesLab;
	#wanted: Wanted | null = null;
	/** Aborts the current comparison. */
	#run = new AbortController();
	#tables: Tables | null = null;
	/** The position and piece mapped last. */
	#mapped = "";

	constructor(board: CatchmateBoard, lab: RulesLab) {
		this.#board = board;
		this.#lab = lab;
	}

	/** Compares if the panel is visible; otherwise frees the tables. */
	follow(isSeen: boolean): void {
		const wanted = isSeen ? wantedOf(this.#lab) : null;
		if (!isSame(wanted, this.#wanted)) {
			this.#wanted = wanted;
			this.#run.abort();
			this.#run = new AbortController();
			this.#free();
			if (wanted !== null) {
				void work.during(this.#compare(wanted, this.#run.signal));
			}
		}
		void work.during(this.#map());
	}

	#free(): void {
		this.#tables?.before.dispose();
		this.#tables?.after.dispose();
		this.#tables = null;
		this.#mapped = "";
	}

	async #compare({ game, against }: Wanted, signal: AbortSignal): Promise<void> {
		const lab = this.#lab;
		const tables: Table[] = [];
		const onProgress = atIntervals((progress: CountProgress) => {
			lab.progress.value = progress;
		});
		let found: Compared["found"];
		lab.progress.value = null;
		try {
			await new Promise((resolve) => setTimeout(resolve, pause));
			signal.throwIfAborted();
			const solver = await this.#board.solver;
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
			lab.compared.value = { game, against, found, map: null };
		}
	}

	/** Maps the current position, unless that is done. */
	async #map(): Promise<void> {
		const lab = this.#lab;
		const tables = this.#tables;
		const position = lab.problem?.position;
		const compared = currentOf(lab);
		if (tables === null || position === undefined || compared === null) {
			return;
		}
		const { square: piece } = mappedPiece({ board: this.#board, rules: lab }, position);
		const key = JSON.stringify([position, piece]);
		if (piece === undefined || key === this.#mapped) {
			return;
		}
		this.#mapped = key;
		let squares: readonly ChangedSquare[] | null;
		try {
			squares = await mapOf(tables, position, piece);
		} catch {
			// One of the rules forbids sharing a square, or the board is being edited.
			squares = null;
		}
		const latest = lab.compared.value;
		if (this.#mapped === key && latest !== null && isSame(latest, compared)) {
			lab.compared.value = { ...latest, map: { position, piece, squares } };
		}
	}
}
