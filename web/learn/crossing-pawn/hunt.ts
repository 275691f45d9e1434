/** The hunt for a counterexample: random boards, tried until a program with a mistake and the solver differ. */
import type { Problem, Rules, Solver, Workshop } from "catchmate/workshop";
import { Random, randomBoard } from "../../model/random-board.ts";
import type { ClassicMistake } from "../chapters.ts";

export type BoardProblem = Pick<Problem, "game" | "position">;

/** The outputs of the right program and of the one with a mistake. */
export interface Answers {
	readonly right: string;
	readonly mistaken: string;
}

/** The sides of the boards, and the shares of squares with a wall: from small and narrow to open. */
const sides = { least: 2, most: 5 } as const;
const mostWalls = 0.5;

/** The random board with a number. */
export function huntBoard(solver: Solver, rules: Rules, number: number): BoardProblem {
	const random = new Random(number);
	const side = () => sides.least + random.below(sides.most - sides.least + 1);
	// At least three rows, to leave space for three pieces.
	const [rows, columns] = [Math.max(side(), 3), side()];
	return randomBoard(solver, rules, { rows, columns }, random.part() * mostWalls, number);
}

/** The output of a program with a mistake for a board. */
export async function mistakenAnswer(
	workshop: Workshop,
	{ game, position }: BoardProblem,
	mistake: ClassicMistake,
): Promise<string> {
	const answer = await workshop.answerWith(mistake, game, position);
	if (answer === null) throw new Error(`no program with ${mistake} plays on this board`);
	return answer;
}

/**
 * The outputs of both programs for a board.
 * @throws InvalidPositionError for a board that cannot be solved
 */
export async function answersTo(
	problem: BoardProblem,
	mistake: ClassicMistake,
	workshop: Workshop,
	signal?: AbortSignal,
): Promise<Answers> {
	const { game, position } = problem;
	workshop.validate(game, position);
	const table = await workshop.solve(game, { position, ...(signal && { signal }) });
	try {
		const right = (await table.answer(position)).trim();
		return { right, mistaken: await mistakenAnswer(workshop, problem, mistake) };
	} finally {
		table.dispose();
	}
}

/** A board on which the programs differ, and the number of boards tried, including this one. */
export interface Found {
	readonly problem: BoardProblem;
	readonly tried: number;
}

/**
 * Tries boards one after the other.
 * @param first the number of the first board
 * @param most the most boards to try
 * @param onTry called before each try
 * @returns null if the programs agree on all of them
 */
export async function hunt(
	workshop: Workshop,
	rules: Rules,
	mistake: ClassicMistake,
	{ first, most }: { readonly first: number; readonly most: number },
	onTry: (problem: BoardProblem, tried: number) => void,
	signal: AbortSignal,
): Promise<Found | null> {
	for (let tried = 1; tried <= most; tried += 1) {
		const problem = huntBoard(workshop, rules, first + tried);
		onTry(problem, tried);
		const { right, mistaken } = await answersTo(problem, mistake, workshop, signal);
		signal.throwIfAborted();
		if (right !== mistaken) {
			return { problem, tried };
		}
	}
	return null;
}
