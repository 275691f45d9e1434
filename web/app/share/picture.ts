/** The board as a separate picture. */
import type { Move, Solver } from "catchmate";
import { type BoardState, stillScene } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { lastMove } from "../../model/record.ts";
import { boardScale } from "../../model/value.ts";
import { Lazy } from "../shell/lazy.ts";

/**
 * The scene on the board, with or without its marks; null if there is no board. Hidden values are left out.
 * @param arrows the moves of a line to draw
 */
export function pictureOf(
	board: CatchmateBoard,
	withMarks: boolean,
	arrows: readonly Move[] = [],
): BoardState | null {
	const { record, shownProblem } = board;
	if (shownProblem === null) {
		return null;
	}
	const { game, position } = shownProblem;
	// While editing, the board is shown before it is solved.
	if (!withMarks || record === null) {
		return stillScene({ game, position, arrows });
	}
	const { values: moves, layers, table } = board;
	// Without a map, the board's marks belong to best play, which is drawn separately.
	const marks = layers.heat.length > 0 ? layers.marks : [];
	const scale = table && boardScale(table);
	// An SVG picture has no trails, so that one of pixels has none either.
	const overlay = { ...layers, marks, arrows, arrowsFrom: null, trails: [] };
	return stillScene({ game, position, lastMove: lastMove(record), moves, scale, ...overlay });
}

const drawing = new Lazy(() => import("../../board/svg.ts"));

/** The picture as an SVG file. @throws InvalidPositionError if the position is not valid */
export async function svgOf(picture: BoardState, lang: string, solver: Solver): Promise<Blob> {
	const { game, position, moves: values, ...shown } = picture;
	const { svg } = await drawing.need();
	const text = svg(solver, game, position, { lang, values, numbered: true, ...shown });
	return new Blob([text], { type: "image/svg+xml" });
}
