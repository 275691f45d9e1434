/** Boards as pictures: SVG that looks like the board on the page. Needs no browser. */
import type {
	Board,
	Game,
	Move,
	MoveValue,
	Position,
	Solver,
	Square,
	SquareValue,
} from "catchmate";
import { languageTags, wordsOf } from "../locale/index.ts";
import { arrange } from "./arrange.ts";
import { shapesOf, stillScene } from "./drawing.ts";
import { layOutSquares } from "./layout.ts";
import { keepPlaces } from "./places.ts";
import { stepsOf } from "./position.ts";
import type { Shape } from "./shapes.ts";
import type { Mark } from "./state.ts";
import { svgText, type Theme } from "./svg-text.ts";

export type { Mark, Theme };

/** The contents of a picture besides the board and its pieces, and its looks. */
export interface SvgOptions {
	/** The language of the picture's title and description, which are read out and shown as a hint: `en`, which is the default, or `zh`. */
	readonly lang?: string | undefined;
	/** Light or dark colours; `auto`, which is the default, leaves it to the reader's system. */
	readonly theme?: Theme | undefined;
	/** The side of a square, or the width of a point, in pixels, 8 to 256; 48 without it. The picture can be scaled all the same. */
	readonly cell?: number | undefined;
	/** The title, in the place of one that names the game, the board's size and the side to move. */
	readonly title?: string | undefined;
	/** The move that led to the position: dashed where it came from, bracketed where it went. */
	readonly lastMove?: Move | null | undefined;
	/** Moves to be drawn as arrows. */
	readonly arrows?: readonly Move[] | undefined;
	/** Squares to be marked by a ring, or with a mark of the element's. */
	readonly marks?: readonly (Square | Mark)[] | undefined;
	/** The values of moves, best first, as from `table.moves`: shown on the squares that they lead to. */
	readonly values?: readonly Omit<MoveValue, "position">[] | undefined;
	/**
	 * The values of the position with a piece elsewhere, as from `table.heatmap`: the squares in colours from near ends, light,
	 * to far ones, dark, with play that never ends the darkest, draws in none, and each with its value. The values of moves are not shown beside them.
	 */
	readonly heat?: readonly SquareValue[] | undefined;
}

/** @throws TypeError, naming the option, when one of the squares is not on the board. */
function checkSquares(option: string, board: Board, squares: readonly (Square | null)[]): void {
	const isOn = (place: number, most: number) =>
		Number.isInteger(place) && place >= 1 && place <= most;
	for (const square of squares) {
		if (square !== null && !(isOn(square.row, board.rows) && isOn(square.column, board.columns))) {
			const { row, column } = square;
			const missing =
				board.graph === undefined ? `row ${row}, column ${column}` : `point ${column}`;
			throw new TypeError(`${option}: the board has no ${missing}`);
		}
	}
}

/**
 * Draws a position as the text of an SVG picture that holds all it needs: no script, no font, no other file. Inside a page it
 * may stand as an element or as an image; on a dark system it is dark by itself.
 * @param solver knows the rules: it says whether the position is one of the game's, and whether the game is over.
 * @throws InvalidPositionError when the position is not one of the game's.
 * @throws TypeError when an option is none of those that it can be, or has a square that is not on the board.
 * @example
 * ```js
 * import { load } from "catchmate";
 * import { svg } from "catchmate/svg";
 *
 * const solver = await load();
 * const { game, position } = solver.decode("1Ac4WIAzzUx");
 * const picture = svg(solver, game, position, { lang: "zh", marks: [{ row: 2, column: 4 }] });
 * console.log(picture.split("\n")[1]);
 * solver.dispose();
 * ```
 * prints
 * ```text
 * <title>追逐（P4576 棋盘游戏），8 × 8，轮到白方走</title>
 * ```
 */
export function svg(
	solver: Pick<Solver, "legalMoves" | "validate">,
	game: Game,
	position: Position,
	options: SvgOptions = {},
): string {
	const { lang = "en", theme = "auto", cell = 48, lastMove = null } = options;
	const { arrows = [], values: moves = [], heat = [] } = options;
	const marks = (options.marks ?? []).map((mark) =>
		"square" in mark ? mark : ({ square: mark, shape: "ring" } as const),
	);
	solver.validate(game, position);
	const words = wordsOf(lang);
	if (words === undefined) {
		const known = languageTags.map((tag) => tag.slice(0, 2)).join(" or ");
		throw new TypeError(`the language is ${lang}, expected ${known}`);
	}
	if (!["auto", "light", "dark"].includes(theme)) {
		throw new TypeError(`the theme is ${theme}, expected auto, light or dark`);
	}
	if (!(cell >= 8 && cell <= 256)) {
		throw new TypeError(`a square is ${cell} pixels wide, expected 8 to 256`);
	}
	const squaresOf = (moves: readonly Move[]) =>
		moves.flatMap(stepsOf).flatMap(({ from, to }) => [from, to]);
	for (const [option, squares] of Object.entries({
		lastMove: squaresOf(lastMove === null ? [] : [lastMove]),
		arrows: squaresOf(arrows),
		marks: marks.map(({ square }) => square),
		values: squaresOf(moves.map(({ move }) => move)),
		heat: heat.map(({ square }) => square),
	})) {
		checkSquares(option, game.board, squares);
	}

	const { graph } = game.board;
	if (graph !== undefined && graph.places === undefined) {
		keepPlaces(graph, arrange(game.board, graph));
	}
	const layout = layOutSquares(game.board, cell, 1);
	const { width, height } = layout;
	const ground: Shape = { kind: "rect", x: 0, y: 0, width, height, radius: 4, fill: "ground" };
	const scene = stillScene({ game, position, lastMove, arrows, marks, moves, heat });
	const isOver = solver.legalMoves(game, position).length === 0;
	const { title = words.picture.title(game, isOver ? null : position.toMove) } = options;
	const description = words.picture.description(game, position, lastMove);
	return svgText([ground, ...shapesOf(scene, layout)], layout, theme, title, description);
}
