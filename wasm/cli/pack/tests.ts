/** Chooses the tests of a package: boards on which mistakes show, extreme ones, and random ones. */
import type { Problem, Workshop } from "catchmate/workshop";
import type { FileAnswers, RandomBoard } from "../../engine/workshop-module.ts";
import type { Workshop as Internal } from "../../workshop.ts";
import type { PackProblem } from "./problem.ts";
import type { Subtask } from "./subtasks.ts";

/** Methods of Workshop that only this program uses. */
export type Maker = Workshop & Pick<Internal, "randomProblems" | "answersFor">;

export interface PackTest {
	/** From 1, among the tests of all subtasks. */
	readonly number: number;
	readonly input: string;
	readonly answer: string;
	readonly boards: number;
	/** The longest distance. */
	readonly plies: number;
	/** The mistakes that lead to a wrong answer, by their ids. */
	readonly shows: readonly string[];
	/** The boards, from 0, on which a mistake was not tried. */
	untried(mistake: string): readonly number[];
}

/** Boards with more positions are tried only with mistakes that need no solve: five by five in crossing pawn have fewer. */
export const MOST_POSITIONS = 20_000;

/** The random boards made at a time, and the most times until a board that a subtask allows counts as too rare. */
const BATCH = 20;
const MOST_BATCHES = 200;

/** The ids of the mistakes with a wrong answer for some board. */
const shownBy = ({ right, mistaken }: FileAnswers): readonly string[] =>
	mistaken
		.filter(({ answers }) => answers.some((each, board) => each !== null && each !== right[board]))
		.map(({ id }) => id);

/** Makes random boards of a subtask, no two alike. */
class Boards {
	readonly #solver: Maker;
	readonly #problem: PackProblem;
	readonly #subtask: Subtask;
	readonly #known: Set<string>;
	#seed: number;

	constructor(
		solver: Maker,
		problem: PackProblem,
		subtask: Subtask,
		known: Set<string>,
		seed: number,
	) {
		this.#solver = solver;
		this.#problem = problem;
		this.#subtask = subtask;
		this.#known = known;
		this.#seed = seed;
	}

	/** A board with the right answer that the subtask allows; undefined if it is too hard to find. */
	async next(wanted: RandomBoard): Promise<string | undefined> {
		for (let batch = 0; batch < MOST_BATCHES; batch++) {
			this.#seed += 1;
			const made =
				this.#solver.randomProblems(this.#problem.rules, wanted, BATCH, this.#seed) ?? [];
			for (const { game, position } of made) {
				const [text = ""] = this.#problem.boardsOf(this.#solver.write(game, position));
				const board = this.#subtask.change === undefined ? text : this.#subtask.change(text);
				if (board !== undefined && (await this.takes(board))) return board;
			}
		}
		return undefined;
	}

	/** Whether the subtask allows a board that is neither in it yet nor in the sample. */
	async takes(board: string): Promise<boolean> {
		if (this.#known.has(board)) return false;
		const input = this.#problem.input(0, [board]);
		const { problems } = await this.#solver.read(this.#problem.rules, input);
		const [problem] = problems;
		if (problem === undefined || !(await this.#allows(problem))) return false;
		this.#known.add(board);
		return true;
	}

	#allows(problem: Problem): Promise<boolean> {
		return this.#subtask.allows(problem, async () => {
			const table = await this.#solver.solve(problem.game, { position: problem.position });
			const answer = (await table.answer(problem.position)).trim();
			table.dispose();
			return answer;
		});
	}
}

/** Few boards on which all mistakes show: again and again the one that shows most of the rest. @param shown by board */
function cover(shown: ReadonlyMap<string, readonly string[]>): readonly string[] {
	const left = new Set([...shown.values()].flat());
	const chosen: string[] = [];
	while (left.size > 0) {
		let best = "";
		let most = 0;
		for (const [board, ids] of shown) {
			const count = ids.filter((id) => left.has(id)).length;
			if (count > most) [best, most] = [board, count];
		}
		chosen.push(best);
		for (const id of shown.get(best) ?? []) left.delete(id);
	}
	return chosen;
}

/** The boards tried of each size in `telling`. */
const ROUNDS = 3;

/** The boards that a subtask's hunts find. */
async function hunted(
	solver: Maker,
	{ id, boardsOf }: PackProblem,
	{ hunts }: Subtask,
	seed: number,
): Promise<readonly string[]> {
	const found: string[] = [];
	for (const hunt of hunts) {
		const { best } = await solver.hunt(id, { ...hunt, seed });
		if (best === null) continue;
		const { game, position } = solver.decode(best.code);
		found.push(...boardsOf(solver.write(game, position)));
	}
	return found;
}

/** The boards of a subtask: those on which mistakes show come first, then extreme ones, then random ones. */
async function boardsOf(
	solver: Maker,
	problem: PackProblem,
	subtask: Subtask,
	seed: number,
): Promise<readonly string[]> {
	const inSample = new Set(problem.boardsOf(problem.sample));
	const boards = new Boards(solver, problem, subtask, inSample, seed);
	const shown = new Map<string, readonly string[]>();
	const tryOn = (board: string) => {
		const answers = solver.answersFor(problem.rules, problem.input(0, [board]), MOST_POSITIONS);
		shown.set(board, shownBy(answers));
	};
	const extremes: string[] = [];
	const known = subtask.change === undefined ? problem.extremes : [];
	for (const board of [...known, ...(await hunted(solver, problem, subtask, seed))]) {
		if (await boards.takes(board)) extremes.push(board);
	}
	extremes.forEach(tryOn);
	for (let round = 0; round < ROUNDS; round++) {
		for (const wanted of subtask.telling) {
			const board = await boards.next(wanted);
			if (board !== undefined) tryOn(board);
		}
	}
	const wanted = subtask.tests * problem.boards;
	const chosen = [...new Set([...cover(shown), ...extremes])].slice(0, wanted);
	let inVain = 0;
	for (let turn = 0; chosen.length < wanted && inVain < subtask.others.length; turn++) {
		const size = subtask.others[turn % subtask.others.length];
		const board = size && (await boards.next(size));
		inVain = board === undefined ? inVain + 1 : 0;
		if (board !== undefined) chosen.push(board);
	}
	return chosen;
}

/** A test with its answer, and what shows on it. */
export function testOf(
	solver: Maker,
	{ rules }: PackProblem,
	number: number,
	input: string,
): PackTest {
	const answers = solver.answersFor(rules, input, MOST_POSITIONS);
	return {
		number,
		input,
		answer: answers.right.map((answer) => `${answer.trim()}\n`).join(""),
		boards: answers.right.length,
		plies: Math.max(...answers.right.map((answer) => Number(/\d+/.exec(answer)?.[0] ?? 0))),
		shows: shownBy(answers),
		untried(mistake) {
			const found = answers.mistaken.find(({ id }) => id === mistake)?.answers ?? [];
			return found.flatMap((answer, board) => (answer === null ? [board] : []));
		},
	};
}

/** The tests of all subtasks. The same seed gives the same ones. @param onSubtask hears each subtask's number, from 1, first */
export async function makeTests(
	solver: Maker,
	problem: PackProblem,
	seed: number,
	onSubtask: (number: number) => void,
): Promise<readonly (readonly PackTest[])[]> {
	const tests: PackTest[][] = [];
	let last = 0;
	for (const [place, subtask] of problem.subtasks.entries()) {
		onSubtask(place + 1);
		const boards = await boardsOf(solver, problem, subtask, seed * 2 ** 20 + place * 2 ** 16);
		const files = Array.from({ length: Math.min(subtask.tests, boards.length) }, (_, file) =>
			boards.filter((_, board) => board % subtask.tests === file),
		);
		tests.push(
			files.map((file) => {
				last += 1;
				return testOf(solver, problem, last, problem.input(last, file));
			}),
		);
	}
	return tests;
}

/** Whether a program with a mistake, which none of a test's tried boards shows, fails on the others. */
async function fails(
	solver: Maker,
	{ rules }: PackProblem,
	{ input, answer, untried }: PackTest,
	mistake: string,
): Promise<boolean> {
	const left = untried(mistake);
	if (left.length === 0) return false;
	const { problems } = await solver.read(rules, input);
	const right = answer.trimEnd().split("\n");
	for (const board of left) {
		const problem = problems[board];
		if (problem === undefined) continue;
		const wrong = await solver.answerWith(mistake, problem.game, problem.position);
		if (wrong !== null && wrong.trim() !== right[board]) return true;
	}
	return false;
}

/** The points of programs with mistakes, by the mistakes' ids. */
export async function scoresOf(
	solver: Maker,
	problem: PackProblem,
	groups: readonly (readonly PackTest[])[],
): Promise<ReadonlyMap<string, number>> {
	const scores = new Map<string, number>();
	for (const { mistake } of problem.wrong) {
		let sum = 0;
		for (const [place, group] of groups.entries()) {
			// Tests that are known to show it need no solve.
			let failed = group.some(({ shows }) => shows.includes(mistake));
			for (let at = 0; at < group.length && !failed; at++) {
				const test = group[at];
				failed = test !== undefined && (await fails(solver, problem, test, mistake));
			}
			if (!failed) sum += problem.subtasks[place]?.score ?? 0;
		}
		scores.set(mistake, sum);
	}
	return scores;
}
