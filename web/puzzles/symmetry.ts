/** Recognises positions that are equal up to a symmetry of their boards. */
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

/** A rectangle and its position as a text; equal texts mean equal positions. */
const gridText = ({ game: { rules, board }, position }: BoardProblem): string =>
	[
		`${rules.id} ${board.rows} ${board.columns}`,
		...[sorted(board.obstacles), bySide(board.goals), bySide(board.closed)],
		positionKey(position),
	].join("|");

/** The least text of the board and its seven rotated and mirrored images. */
function leastImage(problem: BoardProblem): string {
	const turned = [problem];
	for (let quarter = 1; quarter < 4; quarter++) {
		turned.push(quarterTurn(turned.at(-1) ?? problem));
	}
	const [least = ""] = [...turned, ...turned.map(mirrorColumns)].map(gridText).sort();
	return least;
}

/** Short names for long texts, to be nested in other texts. */
const names = new Map<string, string>();

function nameOf(text: string): string {
	const name = names.get(text) ?? String(names.size);
	names.set(text, name);
	return name;
}

/**
 * A graph and its position as a text without names of points: colour refinement describes each point by its pieces and marks, then
 * by its neighbours' descriptions, and so on. All images of a position have the same text.
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

/** A text shared by all images of a position, and only by them. */
export const symmetryText = (problem: BoardProblem): string =>
	problem.game.board.graph === undefined ? leastImage(problem) : graphText(problem);
