/** The lines of a hunt: JSON objects as `solve --json` prints them, with a field about the hunt. */
import type { Solver } from "catchmate/workshop";
import type { RandomBoard } from "../engine/workshop-module.ts";
import type { HuntedBoard, HuntState } from "../hunt.ts";
import { words } from "./language.ts";
import { solvedObject } from "./solve.ts";
import { BAD_INPUT, Exit, MOST_TEXT_BYTES, placeOf, readBytes } from "./terminal.ts";

/** What determines the boards of all jobs of a hunt. */
export interface Hunt {
	readonly game: string;
	readonly goal: string;
	readonly size: RandomBoard;
	readonly seed: number;
	readonly jobs: number;
	readonly shard: number;
	readonly shards: number;
}

/** The fields that all lines of a job have. */
const factsOf = ({ goal, size, seed, shard, shards, jobs }: Hunt, job: number) => ({
	goal,
	rows: size.rows,
	columns: size.columns,
	obstacles: size.percent,
	seed,
	shard,
	shards,
	job: job + 1,
	jobs,
});

/** A board of a hunt, solved, with what is told of the hunt. */
export async function solvedLine(solver: Solver, code: string, hunt: object): Promise<string> {
	const { game, position } = solver.decode(code);
	const problem = { game, position, board: 1, line: 1 };
	const table = await solver.solve(game, { position, moves: true });
	const solved = { problem, table, whole: null, signature: {} };
	const object = { ...(await solvedObject(solver, solved)), hunt };
	table.dispose();
	return `${JSON.stringify(object)}\n`;
}

/** The board that a job has found. */
export const lineOf = (
	solver: Solver,
	hunt: Hunt,
	job: number,
	{ code, score, boards }: HuntedBoard,
) => solvedLine(solver, code, { ...factsOf(hunt, job), score, boards });

/** A line for each job, with its best board if it has one and with all that it needs to go on. */
export async function keptLines(
	solver: Solver,
	hunt: Hunt,
	states: readonly HuntState[],
): Promise<string> {
	const lines = states.map((state, job) => {
		const facts = { ...factsOf(hunt, job), state };
		const { best } = state;
		if (best === null) return `${JSON.stringify({ game: hunt.game, hunt: facts })}\n`;
		return solvedLine(solver, best.code, { ...facts, score: best.score, boards: best.boards });
	});
	return (await Promise.all(lines)).join("");
}

const readText = async (path: string) =>
	new TextDecoder().decode(await readBytes(path, MOST_TEXT_BYTES));

// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
type Line = any;

/** The lines of a text that are not empty, each with its number. */
const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line, index) => ({ line, number: index + 1 }))
		.filter(({ line }) => line !== "");

/** The states of all jobs in a file. @throws Exit if it is of something else */
export async function statesIn(hunt: Hunt, file: string): Promise<readonly HuntState[]> {
	const refuse = (reason: string) => new Exit(BAD_INPUT, placeOf(file) + reason);
	const lines = linesOf(await readText(file));
	const states = lines.map(({ line }, job): HuntState => {
		try {
			const { game, hunt: own }: Line = JSON.parse(line);
			for (const [name, value] of Object.entries(factsOf(hunt, job))) {
				if (own[name] === value && game === hunt.game) continue;
				throw refuse(words.otherHunt(name, JSON.stringify(own[name]), JSON.stringify(value)));
			}
			if (typeof own.state === "object" && own.state !== null) return own.state;
		} catch (error) {
			if (error instanceof Exit) throw error;
		}
		throw refuse(words.noHuntFile);
	});
	if (states.length !== hunt.jobs) throw refuse(words.noHuntFile);
	return states;
}

/** The boards of several hunts for the same, each once and without what jobs need to go on, the hardest first. */
export async function mergedLines(files: readonly string[]): Promise<string> {
	const found: { readonly score: number; readonly board: string; readonly text: string }[] = [];
	let first: { readonly game: string; readonly goal: string } | undefined;
	for (const file of files) {
		for (const { line, number } of linesOf(await readText(file))) {
			const refuse = (reason: string) =>
				new Exit(BAD_INPUT, placeOf(file) + words.onLine(number, reason));
			let object: Line;
			try {
				object = JSON.parse(line);
			} catch {
				throw refuse(words.noHuntLine);
			}
			const { game, hunt } = object ?? {};
			const goal = hunt?.goal;
			if (typeof game !== "string" || typeof goal !== "string") throw refuse(words.noHuntLine);
			first ??= { game, goal };
			if (first.game !== game || first.goal !== goal) {
				throw refuse(words.otherGoal(game, goal, first.game, first.goal));
			}
			delete hunt.state;
			if (object.board === undefined) continue;
			if (typeof hunt.score !== "number" || object.position === undefined) {
				throw refuse(words.noHuntLine);
			}
			const board = JSON.stringify([object.board, object.position]);
			found.push({ score: hunt.score, board, text: `${JSON.stringify(object)}\n` });
		}
	}
	const best = found.toSorted((one, other) => other.score - one.score);
	const once = new Map(best.toReversed().map((each) => [each.board, each]));
	return best
		.filter((each) => once.get(each.board) === each)
		.map(({ text }) => text)
		.join("");
}
