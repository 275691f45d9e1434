/** Where an element's board comes from: texts in an attribute or between its tags. */
import {
	type Coded,
	CodeError,
	decode,
	type InputError,
	type Move,
	type Problem,
	type Rules,
	type Solver,
} from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import type { Failure } from "../view/failure.ts";
import { wordsIn } from "./settings.ts";

/** A text is not the text of a board. */
export class SourceError extends Error {
	constructor(readonly failure: Failure) {
		super("the text is not a board's");
	}
}

/** Without the space around each line, which an author adds and no format has. */
const trimmed = (text: string) => text.trim().replace(/[^\S\n]*\n[^\S\n]*/g, "\n");

/** The text between an element's tags: that of its first script of plain text or `pre`, else its own. */
export function contentOf(element: Element): string {
	const holder = element.querySelector(':scope > script[type="text/plain"], :scope > pre');
	const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
	return trimmed(holder?.textContent ?? own.map((node) => node.textContent).join(""));
}

/** Moves, or what an attribute says them with: `1,1-1,2 3,3-1,3`, and `pass`. Null when it says something else. */
export function movesOf(given: string | readonly Move[] | null): readonly Move[] | null {
	if (typeof given !== "string") {
		return given ?? [];
	}
	const moves: Move[] = [];
	for (const word of wordsIn(given)) {
		const [, ...numbers] = /^(\d+),(\d+)-(\d+),(\d+)$/.exec(word) ?? [];
		const [row = 0, column = 0, toRow = 0, toColumn = 0] = numbers.map(Number);
		if (word !== "pass" && numbers.length === 0) {
			return null;
		}
		moves.push(
			word === "pass"
				? { from: null, to: null }
				: { from: { row, column }, to: { row: toRow, column: toColumn } },
		);
	}
	return moves;
}

/** Reads a text as a game's or, when none is named, as that of the first game that takes it. */
async function readJudgeText(
	solver: Solver,
	text: string,
	game: Rules | undefined,
): Promise<Problem> {
	let failed: InputError | null = null;
	for (const { id } of game === undefined ? solver.games : [game]) {
		const { error, problems } = await solver.read(id, text);
		const [problem] = problems;
		if (problem !== undefined) {
			return problem;
		}
		// A drawing is not the game's that takes numbers; the one is meant that reads further into it.
		const isFurther = failed?.code === "number-missing" && Number(error?.line) > failed.line;
		if (failed === null || isFurther) {
			failed = error;
		}
	}
	throw new SourceError(failed === null ? { kind: "code" } : { kind: "input", error: failed });
}

/** Whether a text means to be a code: one word, where a judge input has several. */
const isCode = (text: string): boolean => /^\d[\w-]{7,}$/.test(text);

function readCode(text: string): Coded {
	try {
		return decode(text);
	} catch (error) {
		throw error instanceof CodeError ? new SourceError({ kind: "code" }) : error;
	}
}

/** The board that a text says, in a judge's format or as a code, and the moves that follow in a code. */
export async function readBoard(
	solver: Solver,
	text: string,
	game: Rules | undefined,
): Promise<{ readonly problem: BoardProblem; readonly moves: readonly Move[] }> {
	const source = trimmed(text);
	if (!isCode(source)) {
		return { problem: await readJudgeText(solver, source, game), moves: [] };
	}
	const { moves, ...problem } = readCode(source);
	return { problem, moves };
}
