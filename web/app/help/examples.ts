/** The example boards of the help, and solving them. */
import type { Position, Solver } from "catchmate";
import { work } from "../shell/work.ts";
import type { Help } from "./model.ts";

/** An example board. */
export interface Example {
	readonly gameId: string;
	readonly rows: number;
	readonly columns: number;
	readonly position: Position;
	/** How its moves are marked: an arrow for the best, or all values. */
	readonly shows: "best" | "values";
}

const at = (row: number, column: number) => ({ row, column });

export const examples = {
	capture: {
		gameId: "chase",
		rows: 3,
		columns: 4,
		position: { toMove: "white", pieces: { white: [at(2, 2)], black: [at(2, 3)] } },
		shows: "best",
	},
	goal: {
		gameId: "crossing-pawn",
		rows: 3,
		columns: 4,
		position: { toMove: "black", pieces: { red: [at(3, 1), at(2, 4)], black: [at(2, 2)] } },
		shows: "best",
	},
	marks: {
		gameId: "chase",
		rows: 4,
		columns: 4,
		position: { toMove: "black", pieces: { white: [at(1, 3)], black: [at(3, 2)] } },
		shows: "values",
	},
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleName = keyof typeof examples;

/** The boards requested so far. */
const asked = new Set<ExampleName>();

/** Solves the example boards, each once. */
export function solveExamples(help: Help, solver: Promise<Solver>): void {
	for (const name of Object.keys(examples) as ExampleName[]) {
		if (!asked.has(name)) {
			asked.add(name);
			void work.during(solve(name, help, solver));
		}
	}
}

async function solve(name: ExampleName, help: Help, starting: Promise<Solver>): Promise<void> {
	const { gameId, rows, columns, position } = examples[name];
	try {
		const solver = await starting;
		const rules = solver.games.find(({ id }) => id === gameId);
		if (rules !== undefined) {
			const game = { rules, board: { rows, columns, obstacles: [] } };
			const table = await solver.solve(game);
			const moves = await table.moves(position).finally(() => table.dispose());
			help.solved.value = { ...help.solved.peek(), [name]: { game, position, moves } };
		}
	} catch {
		// The board stays empty until the help is drawn with a working solver.
		asked.delete(name);
	}
}
