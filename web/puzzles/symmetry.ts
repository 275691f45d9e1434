/** Tells positions that are the same up to a symmetry of their boards. */
import type { Board } from "catchmate";
import { mirrorColumns, quarterTurn } from "../model/boards.ts";
import type { BoardProblem } from "../model/edit.ts";
import { columnsOf, pointAt, waysFrom } from "../model/graph.ts";
import { positionKey, sidesOn, squareKey } from "../model/position.ts";

const sorted = (squares: Board["obstacles"]): string => squares.map(squareKey).sort().join(" ");

const bySide = (marks: Board["goals"] = {}): string =>
	Object.entries(marks)
		.map(([side, squares]) => `${side} ${sorted(squares)}`)
		.sort()
		.join(";");

/** A board of squares and its position in words: the same for equal ones only. */
const gridText = ({ game: { rules, board }, position }: BoardProblem): string =>
	[
		`${rules.id} ${board.rows} ${board.columns}`,
		...[sorted(board.obstacles), bySide(board.goals), bySide(board.closed)],
		positionKey(position),
	].join("|");

/** The least text among those of the board and its seven images: turned, and mirrored as well. */
function leastImage(problem: BoardProblem): string {
	const turned = [problem];
	for (let quarter = 1; quarter < 4; quarter++) {
		turned.push(quarterTurn(turned.at(-1) ?? problem));
	}
	const [least = ""] = [...turned, ...turned.map(mirrorColumns)].map(gridText).sort();
	return least;
}

/** Short names for long texts, so that they can stand in others. */
const names = new Map<string, string>();

function nameOf(text: string): string {
	const name = names.get(text) ?? String(names.size);
	names.set(text, name);
	return name;
}

/**
 * A graph and its position in words that do not name its points: each point is known by its pieces and marks, then by
 * its neighbours, by theirs, and so on. The images of a position all have the same text.
 */
function graphText({ game: { rules, board }, position }: BoardProblem): string {
	const { graph } = board;
	const sidesWith = (marks: Board["goals"] = {}, point: number) =>
		Object.entries(marks).flatMap(([side, squares]) =>
			squares.some(({ column }) => column === point) ? [side] : [],
		);
	const points = columnsOf(board);
	let known = points.map((point) =>
		JSON.stringify([
			sidesOn(position, pointAt(point)).sort(),
			board.obstacles.some(({ column }) => column === point),
			sidesWith(board.goals, point),
			sidesWith(board.closed, point),
		]),
	);
	for (const _ of points) {
		known = points.map((point) => {
			const around = rules.sides.map(({ name }) =>
				(graph === undefined ? [] : waysFrom(graph, name, point))
					.map((next) => known[next - 1])
					.sort(),
			);
			return nameOf(JSON.stringify([known[point - 1], around]));
		});
	}
	return [rules.id, position.toMove, ...known.sort()].join(" ");
}

/** A text that is the same for all images of a position; images of others have other texts. */
export const symmetryText = (problem: BoardProblem): string =>
	problem.game.board.graph === undefined ? leastImage(problem) : graphText(problem);
