/** Draws boards as SVG pictures that look like the board on the page. Needs no browser. */
import type { Board, Game, Move, Position, Square } from "catchmate";
import type { Arrow, Mark } from "../model/overlay.ts";
import { squareKey } from "../model/position.ts";
import { arrange } from "./arrange.ts";
import { arrowNumbers } from "./arrows.ts";
import { shapesOf } from "./drawing.ts";
import { layOutSquares } from "./layout.ts";
import { keepPlaces } from "./point-layout.ts";
import type { Shape } from "./shapes.ts";
import { stillScene } from "./state.ts";
import { checkOptions, checkSolver, type PictureSolver, type SvgOptions } from "./svg-options.ts";
import { svgText, type Theme } from "./svg-text.ts";

export type { Arrow, Mark, PictureSolver, SvgOptions, Theme };

/** The squares without repetitions. */
const once = (squares: readonly Square[]): readonly Square[] => [
	...new Map(squares.map((square) => [squareKey(square), square])).values(),
];

/** The board with each marked square listed once, for drawing. */
function withoutRepeats(board: Board): Board {
	const { obstacles, goals, closed } = board;
	const ofSides = (marks: NonNullable<typeof goals>) =>
		Object.fromEntries(Object.entries(marks).map(([side, squares]) => [side, once(squares)]));
	return {
		...board,
		obstacles: once(obstacles),
		...(goals && { goals: ofSides(goals) }),
		...(closed && { closed: ofSides(closed) }),
	};
}

/** The position after legal moves. */
function after(
	solver: PictureSolver,
	game: Game,
	position: Position,
	moves: readonly Move[],
): Position {
	const { positions } = solver.decode(solver.encode({ game, position, moves }));
	return positions.at(-1) ?? position;
}

/**
 * Draws a position as an SVG picture in one text, without script, font or other files. It can be an element or an image
 * of a page, and follows the system's dark mode by default.
 * @param solver checks the position and the moves, and whether the game is over
 * @throws InvalidPositionError if the position is not valid in the game
 * @throws TypeError if an option is invalid, or has a square that is not on the board
 * @throws CodeError if a move of the line is not legal, or if board and line are too large for a code
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
	solver: PictureSolver,
	game: Game,
	start: Position,
	options: SvgOptions = {},
): string {
	checkSolver(solver);
	solver.validate(game, start);
	const checked = checkOptions(game.board, options);
	const { words, theme, cell, numbered, title: own, made, ...shown } = checked;
	const position = made.length === 0 ? start : after(solver, game, start, made);
	const drawn = { rules: game.rules, board: withoutRepeats(game.board) };
	const { graph } = game.board;
	if (graph !== undefined && graph.places === undefined) {
		keepPlaces(graph, arrange(game.board, graph));
	}
	const layout = layOutSquares(drawn.board, cell, 1);
	const { width, height } = layout;
	const ground: Shape = { kind: "rect", x: 0, y: 0, width, height, radius: 4, fill: "ground" };
	const scene = stillScene({ game: drawn, position, ...shown });
	const isOver = solver.legalMoves(drawn, position).length === 0;
	const title = own ?? words.title(drawn, isOver ? null : position.toMove);
	const description = words.description(drawn, position, shown.lastMove);
	const numbers = numbered ? arrowNumbers(layout, drawn.board, shown.arrows) : [];
	const shapes = [ground, ...shapesOf(scene, layout), ...numbers];
	return svgText(shapes, layout, theme, title, description);
}
