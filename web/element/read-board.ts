/** Reads a board from an author's text: a judge input, a drawing, an annotated game, a code or a link. */
import type { AnnotatedGame, InputError, Rules, Solver } from "catchmate";
import { proportions } from "../board/layout.ts";
import { linkIn, partsOf } from "../model/link-text.ts";
import { UnreadableError } from "./failure.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * A text without traces of the author's tools: the space around each line, non-breaking and zero-width spaces,
 * and the fence of a block of code.
 */
export const trimmed = (text: string) =>
	text
		.replace(/\p{Cf}/gu, "")
		.replace(/\p{Zs}/gu, " ")
		.replace(/^[^\S\n]*(```|~~~).*$/gm, "")
		.trim()
		.replace(/[^\S\n]*\n[^\S\n]*/g, "\n");

/** Converts a place in a trimmed text to the place in the original, by lines and characters from 1. */
export function writtenPlace(text: string, line: number, column: number) {
	const lines = text.split("\n");
	const above = Math.max(
		0,
		lines.findIndex((each) => trimmed(each) !== ""),
	);
	const letters = [...(lines[above + line - 1] ?? "")];
	const isLeftOut = /\p{Cf}/u;
	let at = letters.findIndex((letter) => !/[\s\p{Cf}]/u.test(letter));
	if (at < 0) return { line: above + line, column: 1 };
	for (
		let left = column - 1;
		at < letters.length && (left > 0 || isLeftOut.test(letters[at] ?? ""));
		at += 1
	) {
		if (!isLeftOut.test(letters[at] ?? "")) left -= 1;
	}
	return { line: above + line, column: at + 1 };
}

/** Whether a text only numbers the lines of another. */
export const isNumbers = (text: string): boolean =>
	trimmed(text)
		.split(/\s+/)
		.every((word, index) => word === String(index + 1));

export const isInputError = (error: unknown): error is InputError =>
	error instanceof Error && error.name === "InputError";

/**
 * A text with a square in place of an unreadable character, and with `mendsSide` without an unknown side; null for errors of other
 * kinds.
 */
function mended(
	text: string,
	{ code, line, column }: InputError,
	mendsSide: boolean,
): string | null {
	const lines = text.split("\n");
	const characters = [...(lines[line - 1] ?? "")];
	const rest = characters.slice(column - 1).join("");
	if (code === "unknown-character") characters.splice(column - 1, 1, ".");
	else if (code === "row-too-short") characters.splice(column - 1, 0, ".");
	else if (code === "side-missing" && mendsSide) {
		characters.splice(column - 1, [...rest.replace(/\s.*/, "")].length);
	} else return null;
	return lines.with(line - 1, characters.join("")).join("\n");
}

/** The most squares of a drawing to mend, and the most letters of a text to examine this way. */
const mostMended = 16;
const mostLetters = 4096;

/** How far a game reads a text, ignoring errors in the squares of a drawing: the line and column of the next error. */
function reachOf(
	solver: Solver,
	rules: Rules,
	text: string,
	mendsSide: boolean,
	left = mostMended,
): readonly [line: number, column: number] {
	try {
		solver.readAnnotated(rules, text);
		return [Number.POSITIVE_INFINITY, 0];
	} catch (error) {
		if (!isInputError(error)) throw error;
		if (error.code === "too-few-pieces") {
			// This error is at the start of the board, which was read to its end.
			const [board = ""] = text.split(/^moves:/m);
			return [board.split("\n").length, 0];
		}
		const next = left > 0 && text.length <= mostLetters ? mended(text, error, mendsSide) : null;
		return next === null
			? [error.line, error.column]
			: reachOf(solver, rules, next, mendsSide, left - 1);
	}
}

const onlyNumbers = /^[\d\s]+$/;

/** Reads a text for the named game; without one, for the first game that accepts it, or else the one that reads farthest. */
function readJudgeText(solver: Solver, text: string, game: Rules | undefined): AnnotatedGame {
	if (game !== undefined) return solver.readAnnotated(game, text);
	const failed: { rules: Rules; error: InputError }[] = [];
	for (const rules of solver.games) {
		try {
			return solver.readAnnotated(rules, text);
		} catch (error) {
			if (!isInputError(error)) throw error;
			failed.push({ rules, error });
		}
	}
	// Numbers alone are no drawing.
	const standards = new Map(solver.library.map(({ rules, standard }) => [rules.id, standard]));
	const isOfNumbers = ({ rules }: { rules: Rules }) =>
		onlyNumbers.test(standards.get(rules.id) ?? "");
	const meant = onlyNumbers.test(text) ? failed.filter(isOfNumbers) : failed;
	const furthest = (mendsSide: boolean) =>
		meant
			.map((each) => ({ ...each, reach: reachOf(solver, each.rules, text, mendsSide) }))
			.sort(({ reach: [a, b] }, { reach: [c, d] }) => c - a || d - b)[0];
	const first = furthest(false);
	const best = first?.error.code === "side-missing" ? furthest(true) : first;
	if (best === undefined) throw new Error("there is no game");
	throw new UnreadableError(best.error, best.rules);
}

/** A URL or the end of one; never matches a judge input. */
const addressPattern = /^(?:\w+:|#)\S*$/;

/**
 * The board in a judge input, a code or a link, with its moves. A code starts at ply 0, a link at its ply or else at its end; a
 * link's activity is ignored, because the author sets the mode.
 * @throws InputError or CodeError if the text is none of these
 */
export function readBoard(solver: Solver, text: string, named: Rules | undefined): Snapshot {
	const source = trimmed(text);
	const link = linkIn(source);
	if (link === null && !addressPattern.test(source)) {
		const annotated = readJudgeText(solver, source, named);
		const { game, position, moves } = annotated;
		return { problem: { game, position }, moves: moves.map(({ move }) => move), annotated };
	}
	const { code, ply } = link === null ? { code: source, ply: null } : partsOf(link);
	const { game, position, moves } = solver.decode(code);
	return {
		problem: { game, position },
		moves,
		ply: ply ?? (source.includes("#") ? moves.length : 0),
	};
}

const square = [1, 1] as const;

/** The proportions of a drawing by its rows and columns, of a graph by its places; others count as square. */
export function roomOf(text: string): readonly [width: number, height: number] {
	const [, rows, columns] = /^(\d{1,3}) (\d{1,3})(?: \D\S*)?$/m.exec(text) ?? [];
	if (columns !== undefined) {
		const isDrawn = new RegExp(`^[^\\s\\d]{${columns}}$`, "m").test(text);
		return isDrawn ? [Number(columns), Number(rows)] : square;
	}
	const [, listed = ""] = /^places (.+)$/m.exec(text) ?? [];
	const places = [...listed.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => ({
		x: Number(x),
		y: Number(y),
	}));
	const graph = { edges: [], places };
	return places.length < 2
		? square
		: proportions({ rows: 1, columns: places.length, obstacles: [], graph });
}
