/** Draws boards as SVG pictures that look like the board on the page. Needs no browser. */
import type {
	Board,
	Game,
	Move,
	MoveValue,
	Position,
	PositionValue,
	Solver,
	Square,
	SquareValue,
} from "catchmate";
import type { PictureWords } from "../locale/en/picture.ts";

import { tagFor, tags } from "../locale/languages.ts";
import { elementWords } from "../locale/words.ts";
import {
	type Appearance,
	appearanceOf,
	appearances,
	type FullAppearance,
	type Theme,
} from "../model/appearance.ts";
import { type Arrow, type Mark, markKinds, type Overlay } from "../model/overlay.ts";
import { squareKey } from "../model/position.ts";
import { shown } from "../model/shown.ts";
import { arrange } from "./arrange.ts";
import { arrowNumbers } from "./arrows.ts";
import { shapesOf } from "./drawing.ts";
import { layOutSquares } from "./layout.ts";
import { keepPlaces } from "./point-layout.ts";
import type { Shape } from "./shapes.ts";
import { type Scene, stillScene } from "./state.ts";
import { svgText } from "./svg-writer.ts";

export type { Appearance, Arrow, Mark, Theme };

/** What a picture shows besides the board and its pieces, and how it looks. */
export interface SvgOptions extends Appearance {
	/**
	 * The language of the picture's title and description, which are read out and shown as a tooltip: `en`, the default,
	 * or `zh`.
	 */
	readonly lang?: string | undefined;
	/** The side of a square, or the diameter of a point, in pixels, from 8 to 256; the default is 48. The picture can be scaled. */
	readonly cell?: number | undefined;
	/** The title; the default names the game, the board's size and the side to move. */
	readonly title?: string | undefined;
	/** Moves from the position on: the picture is of the position after some of them, with the last of these as `lastMove`. */
	readonly line?: readonly Move[] | undefined;
	/** How many of them; the default is all. */
	readonly ply?: number | undefined;
	/** The move that led to the position: its start is dashed, its end bracketed. */
	readonly lastMove?: Move | null | undefined;
	/** Moves to draw as arrows; with `isHint`, in the colour of hints. */
	readonly arrows?: readonly Arrow[] | undefined;
	/** Whether arrows are numbered in order, as the moves of a line; the default is false. */
	readonly numbered?: boolean | undefined;
	/** Squares to mark with a ring, or marks of other shapes. */
	readonly marks?: readonly (Square | Mark)[] | undefined;
	/** The values of moves, best first, as `table.moves` returns them, to show on the squares that they lead to. */
	readonly values?: readonly Omit<MoveValue, "position">[] | undefined;
	/**
	 * The values of the position with a piece elsewhere, as `table.heatmap` returns them: squares are coloured from light
	 * for near ends to dark for far ones, darkest for endless play, draws not at all, and each has its value. Replaces
	 * `values`.
	 */
	readonly heat?: readonly SquareValue[] | undefined;
}

const outcomes: readonly PositionValue["outcome"][] = ["win", "draw", "loss"];
const narrowest = 8;
const widest = 256;

type Fields = Readonly<Record<string, unknown>>;

function refuse(field: string, value: unknown, expected: string): never {
	throw new TypeError(`${field} is ${shown(value)}, expected ${expected}`);
}

function objectOf(field: string, value: unknown): Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value)
		? (value as Fields)
		: refuse(field, value, "an object");
}

/** Checks the fields of a value that are drawn. */
function checkValue(field: string, { outcome, distance }: Fields): void {
	if (!outcomes.some((known) => known === outcome)) {
		refuse(`${field}.outcome`, outcome, "win, draw or loss");
	}
	if (distance !== null && !(Number.isInteger(distance) && Number(distance) >= 0)) {
		refuse(`${field}.distance`, distance, "a whole number from 0, or null");
	}
}

function listOf<T>(field: string, value: unknown, check: (at: string, member: unknown) => T): T[] {
	if (!Array.isArray(value)) refuse(field, value, "an array");
	return Array.from(value, (member, index) => check(`${field}[${index}]`, member));
}

/** The options of a picture, checked and with defaults. */
interface CheckedOptions
	extends Omit<Overlay, "trails" | "arrowsFrom">,
		Pick<Scene, "lastMove" | "moves">,
		FullAppearance {
	readonly words: PictureWords;
	readonly cell: number;
	readonly title: string | undefined;
	readonly numbered: boolean;
	/** The moves of the line that are made. */
	readonly made: readonly Move[];
}

/** What a picture asks of a solver. */
export type PictureSolver = Pick<Solver, "legalMoves" | "validate" | "encode" | "decode">;

function checkSolver(solver: PictureSolver): void {
	const parts = objectOf("solver", solver);
	for (const name of ["validate", "legalMoves", "encode", "decode"]) {
		if (typeof parts[name] !== "function") refuse("solver", solver, "a solver");
	}
}

/** @throws TypeError if an option is invalid or has a square that is not on the board; it names the option */
function checkOptions(board: Board, given: SvgOptions): CheckedOptions {
	const options = objectOf("options", given) as SvgOptions;
	const { lang = "en", cell = 48, title } = options;
	const { arrows = [], numbered = false, marks = [], values = [], heat = [] } = options;
	const isOn = (place: unknown, most: number) =>
		Number.isInteger(place) && Number(place) >= 1 && Number(place) <= most;
	const squareOf = (field: string, value: unknown): Square => {
		const { row, column } = objectOf(field, value);
		if (!isOn(row, board.rows) || !isOn(column, board.columns)) {
			const place =
				board.graph === undefined
					? `row ${shown(row)}, column ${shown(column)}`
					: `point ${shown(column)}`;
			throw new TypeError(`${field}: the board has no ${place}`);
		}
		return value as Square;
	};
	const moveOf = (field: string, value: unknown): Move => {
		const { from, to, others = [] } = objectOf(field, value);
		if (from === null && to === null) return value as Move;
		const step = (at: string, ends: Fields) => {
			squareOf(`${at}.from`, ends.from);
			squareOf(`${at}.to`, ends.to);
		};
		step(field, { from, to });
		listOf(`${field}.others`, others, (at, other) => step(at, objectOf(at, other)));
		return value as Move;
	};
	const language = typeof lang === "string" ? tagFor(lang) : undefined;
	if (language === undefined) {
		const known = tags.map((tag) => tag.slice(0, 2)).join(" or ");
		refuse("the language", lang, known);
	}
	const appearance = appearanceOf(options);
	for (const [name, value] of Object.entries(appearance)) {
		const known: readonly string[] = appearances[name as keyof Appearance];
		const expected = `${known.slice(0, -1).join(", ")} or ${known.at(-1)}`;
		if (!known.includes(value)) refuse(`the ${name}`, value, expected);
	}
	if (typeof cell !== "number" || !(cell >= narrowest && cell <= widest)) {
		throw new TypeError(
			`a square is ${shown(cell)} pixels wide, expected ${narrowest} to ${widest}`,
		);
	}
	if (title !== undefined && typeof title !== "string") refuse("options.title", title, "a string");
	if (typeof numbered !== "boolean") refuse("options.numbered", numbered, "true or false");
	const line = listOf("options.line", options.line ?? [], moveOf);
	const { ply = line.length } = options;
	if (!Number.isInteger(ply) || ply < 0 || ply > line.length) {
		refuse("options.ply", ply, `a whole number from 0 to ${line.length}`);
	}
	const made = line.slice(0, ply);
	const { lastMove = made.at(-1) ?? null } = options;
	return {
		made,
		words: elementWords(language).picture,
		...appearance,
		cell,
		title,
		numbered,
		lastMove: lastMove === null ? null : moveOf("options.lastMove", lastMove),
		arrows: listOf("options.arrows", arrows, moveOf),
		marks: listOf("options.marks", marks, (field, mark) => {
			const { square, shape = "ring" } = objectOf(field, mark);
			if (square === undefined) return { square: squareOf(field, mark), shape: "ring" };
			const known = markKinds.find((each) => each === shape);
			return {
				square: squareOf(`${field}.square`, square),
				shape: known ?? refuse(`${field}.shape`, shape, "ring, dot or cross"),
			};
		}),
		moves: listOf("options.values", values, (field, value) => {
			moveOf(`${field}.move`, objectOf(field, value).move);
			checkValue(field, value as Fields);
			return value as MoveValue;
		}),
		heat: listOf("options.heat", heat, (field, value) => {
			squareOf(`${field}.square`, objectOf(field, value).square);
			checkValue(field, value as Fields);
			return value as SquareValue;
		}),
	};
}

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
 * <title>追逐，8×8，轮到白方走</title>
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
	const { words, cell, numbered, title: own, made, ...shown } = checked;
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
	return svgText(shapes, layout, shown.theme, title, description);
}
