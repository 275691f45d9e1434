/** Two engines as one: small tables can be made in this thread, where they are mostly done before the next frame; all else is the worker's. */
import type { Answer, Engine, Questions, SolveControl, SolveScope, TableHandle } from "./engine.ts";
import type { Game } from "./types.ts";

/** The most positions of a table that is made in this thread: those of three pieces, two of them alike, on 104 squares. */
const MOST_POSITIONS = 1_150_000;

/** How many positions a game has, either side to move. */
function positionsOf({ rules, board }: Game): number {
	const squares = board.rows * board.columns - board.obstacles.length;
	return rules.sides.reduce((count, { pieces }) => {
		let ways = count;
		for (let piece = 0; piece < pieces; piece++) ways *= (squares - piece) / (piece + 1);
		return ways;
	}, 2);
}

/** Tables of this thread have numbers below zero. */
export class PairedEngine implements Engine {
	readonly #worker: Engine;
	readonly #here: Engine;

	constructor(worker: Engine, here: Engine) {
		this.#worker = worker;
		this.#here = here;
	}

	ask<Name extends keyof Questions>(
		question: Name,
		...args: Parameters<Questions[Name]>
	): Promise<Answer<Name>> {
		const [table, ...rest] = args as readonly unknown[];
		return typeof table === "number" && table < 0
			? this.#here.ask(question, ...([-table, ...rest] as Parameters<Questions[Name]>))
			: this.#worker.ask(question, ...args);
	}

	async solve(game: Game, scope: SolveScope, control: SolveControl): Promise<TableHandle> {
		if (!scope.here || positionsOf(game) > MOST_POSITIONS) {
			return this.#worker.solve(game, scope, control);
		}
		const handle = await this.#here.solve(game, scope, control);
		return { ...handle, id: -handle.id };
	}

	release(table: number): void {
		if (table < 0) this.#here.release(-table);
		else this.#worker.release(table);
	}

	dispose(): void {
		this.#worker.dispose();
		this.#here.dispose();
	}
}
