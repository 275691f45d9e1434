/** The example boards of the help, solved when it is opened. */
import { signal } from "@preact/signals-core";
import type { Game, MoveValue, Position, Solver, Square } from "catchmate";
import { work } from "../shell/work.ts";

/** An example board. */
export interface Example {
	readonly gameId: string;
	/** The text of the board. */
	readonly text: string;
	/** How its moves are marked: an arrow for the best, all values, or an arrow for each move of a piece. */
	readonly shows: "best" | "values" | { readonly from: Square };
}

/** A hunt on the points of hare and hounds. */
const hunt = (toMove: string, hounds: string, hare: string) => `graph 11 ${toMove}
names a b1 b2 b3 c1 c2 c3 d1 d2 d3 e
places 0,500 250,250 250,500 250,750 500,250 500,500 500,750 750,250 750,500 750,750 1000,500
edges b1-b2 b2-b3 c1-c2 c2-c3 d1-d2 d2-d3
ways hounds a>b1 a>b2 a>b3 b1>c1 b1>c2 b2>c2 b3>c2 b3>c3 c1>d1 c2>d1 c2>d2 c2>d3 c3>d3 d1>e d2>e d3>e
ways hare a-b1 a-b2 a-b3 b1-c1 b1-c2 b2-c2 b3-c2 b3-c3 c1-d1 c2-d1 c2-d2 c2-d3 c3-d3 d1-e d2-e d3-e
goal hare a
pieces hounds ${hounds}
pieces hare ${hare}
`;

/** The examples of special rules, in order; the last is for all games. */
export const examples = {
	capture: { gameId: "chase", text: "3 4\n....\n.OX.\n....\n", shows: "best" },
	goal: { gameId: "crossing-pawn", text: "3 4 black\n....\n.X.O\nO...\n", shows: "best" },
	jump: { gameId: "cat-and-mouse-2", text: '["##..#","MC.F.","##..#"]\n1\n3\n', shows: "best" },
	hole: {
		gameId: "cat-and-mouse",
		text: `graph 5
places 0,300 400,0 400,600 800,0 800,600
edges 1-2 1-3 2-3 2-4 3-5 4-5
goal mouse 1
closed cat 1
pieces mouse 2
pieces cat 3
`,
		shows: "best",
	},
	heading: {
		gameId: "hare-and-hounds",
		text: hunt("hounds", "b1 b3 c2", "e"),
		shows: { from: { row: 1, column: 6 } },
	},
	past: { gameId: "hare-and-hounds", text: hunt("hare", "b3 c1 c2", "b2"), shows: "best" },
	exit: {
		gameId: "police-and-thief",
		text: "3 4 thief\ngoal thief 1,4\n..X.\n.#..\nO...\n",
		shows: "best",
	},
	gap: {
		gameId: "fox-and-hounds",
		text: "4 8 fox\n#.#.#.#.\n.#O#X#.#\n#X#X#.#.\n.#.#X#.#\n",
		shows: "best",
	},
	block: {
		gameId: "pong-hau-ki",
		text: `graph 5
places 0,0 1000,0 500,500 0,1000 1000,1000
edges 1-3 1-4 2-3 2-5 3-4 3-5 4-5
pieces red 1 4
pieces black 2 5
`,
		shows: "best",
	},
	stuck: {
		gameId: "token",
		text: `graph 5
names a b c d e
places 0,300 300,0 300,600 600,300 900,300
edges a>b a>c b>d c>d d>e
pieces first d
`,
		shows: "best",
	},
	together: { gameId: "cops-and-robber", text: "3 4\n..O.\n.OX.\n....\n", shows: "best" },
	marks: { gameId: "chase", text: "4 4 black\n..O.\n....\n.X..\n....\n", shows: "values" },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleName = keyof typeof examples;

export const examplesOf = (gameId: string): readonly ExampleName[] =>
	(Object.keys(examples) as ExampleName[]).filter(
		(name) => name !== "marks" && examples[name].gameId === gameId,
	);

/** An example board with the values of its moves. */
export interface SolvedExample {
	readonly game: Game;
	readonly position: Position;
	readonly moves: readonly MoveValue[];
}

export const solved = signal<Partial<Readonly<Record<ExampleName, SolvedExample>>>>({});

/** The boards requested so far. */
const asked = new Set<ExampleName>();

/** Solves example boards, each once; failed ones are retried. */
export function solveExamples(
	solver: Promise<Solver>,
	names = Object.keys(examples) as readonly ExampleName[],
): void {
	for (const name of names) {
		if (!asked.has(name)) {
			asked.add(name);
			const failed = () => void asked.delete(name);
			void work.track(solve(name, solver).catch(failed));
		}
	}
}

async function solve(name: ExampleName, starting: Promise<Solver>): Promise<void> {
	const { gameId, text } = examples[name];
	const solver = await starting;
	const [problem] = (await solver.read(gameId, text)).problems;
	if (problem !== undefined) {
		const { game, position } = problem;
		const table = await solver.solve(game);
		const moves = await table.moves(position).finally(() => table.dispose());
		solved.value = { ...solved.peek(), [name]: { game, position, moves } };
	}
}
