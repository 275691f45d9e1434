/** Chooses the tests of a package: boards on which mistakes show, extreme ones, and random ones. */
import type { Rules } from "catchmate";
import {
	type HuntedBoard,
	type HuntOptions,
	TableTooLargeError,
	type Workshop,
} from "catchmate/workshop";
import type { FileAnswers, RandomBoard } from "../../engine/workshop-module.ts";
import type { Workshop as Internal } from "../../workshop.ts";
import type { PackProblem } from "./problem.ts";
import type { Subtask } from "./subtasks.ts";

/** Methods of Workshop that only this program uses. */
export type Maker = Workshop & Pick<Internal, "answersFor" | "brokenPromise" | "randomProblems">;

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

/** The sentences for boards that cannot be found. */
export interface BoardWords {
	/** Of the subtask, the boards found and tried, those wanted, and the reason against another. */
	readonly tooFewBoards: string;
	/** Reasons: no board of the sizes has room for the pieces, or all others are alike. */
	readonly noRoom: string;
	readonly noOthers: string;
}

/** Makes random boards of a subtask, no two alike. */
class Boards {
	readonly #solver: Maker;
	readonly #problem: PackProblem;
	readonly #subtask: Subtask;
	readonly #known: Set<string>;
	#seed: number;
	/** The sizes of which no boards are left. */
	readonly #exhausted = new Set<RandomBoard>();
	#tried = 0;
	#found = 0;
	/** Why a board was not allowed. */
	#reason: string | undefined;

	constructor(solver: Maker, problem: PackProblem, subtask: Subtask, seed: number) {
		this.#solver = solver;
		this.#problem = problem;
		this.#subtask = subtask;
		this.#known = new Set(problem.boardsOf(problem.sample));
		this.#seed = seed;
	}

	/** A board with the right answer that the subtask allows; undefined if it is too hard to find. */
	async next(wanted: RandomBoard, batches = MOST_BATCHES): Promise<string | undefined> {
		if (this.#exhausted.has(wanted)) return undefined;
		for (let batch = 0; batch < batches; batch++) {
			this.#seed += 1;
			const made = this.#solver.randomProblems(this.#problem.rules, wanted, BATCH, this.#seed);
			for (const { game, position } of made ?? []) {
				const [text = ""] = this.#problem.boardsOf(this.#solver.write(game, position));
				const board = this.#subtask.change === undefined ? text : this.#subtask.change(text);
				if (board !== undefined && (await this.takes(board))) return board;
			}
		}
		if (batches === MOST_BATCHES) this.#exhausted.add(wanted);
		return undefined;
	}

	/** Whether the subtask allows a board that is neither in it yet nor in the sample. */
	async takes(board: string): Promise<boolean> {
		this.#tried += 1;
		if (this.#known.has(board)) return false;
		const { lang, rules } = this.#problem;
		const { problems } = await this.#solver.read(rules, this.#problem.input(0, [board]));
		const [problem] = problems;
		if (problem === undefined) return false;
		const reason = this.#solver.brokenPromise(this.#subtask.promise, problem, lang);
		this.#reason = reason ?? this.#reason;
		if (reason !== null) return false;
		this.#known.add(board);
		this.#found += 1;
		return true;
	}

	/** The failure to find a board for each test of the subtask with that number. */
	tooFew(number: number, { tooFewBoards, noRoom, noOthers }: BoardWords): Error {
		const reason = this.#reason ?? (this.#tried === 0 ? noRoom : noOthers);
		const parts = [number, this.#found, this.#tried, this.#subtask.tests, reason];
		return new Error(tooFewBoards.replace(/\{(\d)\}/g, (_, part) => String(parts[part])));
	}
}

/** The random boards of each size that are tried for a subtask before its tests are made. */
const ROUNDS_BEFORE = 5;

/** @throws Error if some subtask has no board for each of its tests among a few thousand random ones */
async function checkSubtasks(
	solver: Maker,
	problem: PackProblem,
	words: BoardWords,
	seed: number,
): Promise<void> {
	for (const [place, subtask] of problem.subtasks.entries()) {
		const boards = new Boards(solver, problem, subtask, seed);
		let missing = subtask.tests;
		for (let round = 0; round < ROUNDS_BEFORE && missing > 0; round++) {
			for (const size of [...subtask.telling, ...subtask.others]) {
				while (missing > 0 && (await boards.next(size, 1)) !== undefined) missing -= 1;
			}
		}
		if (missing > 0) throw boards.tooFew(place + 1, words);
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

/** The memory for the table of a hunt's board: a thousand of that size take a minute. */
const HUNT_BYTES = 2 ** 24;

/** The hardest board of a hunt, on smaller boards if tables of its size take too long; null without one. */
async function hardest(
	solver: Maker,
	rules: Rules,
	hunt: HuntOptions,
): Promise<HuntedBoard | null> {
	try {
		return (await solver.hunt(rules, { ...hunt, memoryBudget: HUNT_BYTES })).best;
	} catch (error) {
		if (!(error instanceof TableTooLargeError)) throw error;
		const { rows, columns } = hunt;
		if (rows === undefined || columns === undefined) return null;
		const smaller = (count: number) => Math.floor(count * 0.8);
		return hardest(solver, rules, { ...hunt, rows: smaller(rows), columns: smaller(columns) });
	}
}

/** The boards that a subtask's hunts find. */
async function hunted(
	solver: Maker,
	{ rules, boardsOf }: PackProblem,
	{ hunts }: Subtask,
	seed: number,
): Promise<readonly string[]> {
	const known = solver.library.find((game) => game.rules.id === rules.id);
	const found: string[] = [];
	for (const { goal, tries, rows, columns } of hunts) {
		// A game of the library without a contest has boards of one size.
		const size = known && known.sizes.rows === null ? {} : { rows, columns };
		const best = await hardest(solver, rules, { goal, tries, seed, ...size });
		if (best === null) continue;
		const { game, position } = solver.decode(best.code);
		found.push(...boardsOf(solver.write(game, position)));
	}
	return found;
}

/** The boards of a subtask: those on which mistakes show come first, then extreme ones, then random ones. */
async function chooseBoards(
	solver: Maker,
	problem: PackProblem,
	subtask: Subtask,
	boards: Boards,
	seed: number,
): Promise<readonly string[]> {
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

/**
 * The tests of all subtasks. The same seed gives the same ones.
 * @param onSubtask hears each subtask's number, from 1, first
 * @throws Error if a subtask has fewer boards than tests
 */
export async function makeTests(
	solver: Maker,
	problem: PackProblem,
	words: BoardWords,
	seed: number,
	onSubtask: (number: number) => void,
): Promise<readonly (readonly PackTest[])[]> {
	const first = seed * 2 ** 20;
	await checkSubtasks(solver, problem, words, first);
	const tests: PackTest[][] = [];
	let last = 0;
	for (const [place, subtask] of problem.subtasks.entries()) {
		onSubtask(place + 1);
		const seedHere = first + place * 2 ** 16;
		const source = new Boards(solver, problem, subtask, seedHere);
		const boards = await chooseBoards(solver, problem, subtask, source, seedHere);
		const count = subtask.tests;
		if (boards.length < count) throw source.tooFew(place + 1, words);
		const files = Array.from({ length: count }, (_, file) =>
			boards.filter((_, board) => board % count === file),
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
