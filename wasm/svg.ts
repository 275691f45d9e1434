/** Boards as pictures: SVG that needs no script, no font and no other file, and looks like the board on the page. */
import { UnsoundError } from "./errors.ts";
import { legalMoves, obstaclesOf, piecesOf, squareAt } from "./moves.ts";
import { refuseUnsound, squareOn } from "./sound.ts";
import { Drawing, escaped, type Layout, NUMBERS, PLAIN, short } from "./svg-drawing.ts";
import {
	drawArrow,
	drawGoals,
	drawHeat,
	drawLastMove,
	drawMark,
	drawNumbers,
	drawObstacles,
	drawPiece,
	drawSquares,
	drawValue,
} from "./svg-parts.ts";
import type { Game, Move, MoveValue, Position, Square, SquareValue } from "./types.ts";

/** What a picture shows besides the board and its pieces. */
export interface SvgOptions {
	/** The language of the picture's title and description, which are read out and shown as a hint; `en` without it. */
	readonly lang?: "en" | "zh" | undefined;
	/** Light or dark colours; `auto`, which is the default, leaves it to the reader's system. */
	readonly theme?: "auto" | "light" | "dark" | undefined;
	/** The side of a square in pixels, 8 to 256; 48 without it. The picture can be scaled all the same. */
	readonly cell?: number | undefined;
	/** The title, in the place of one that names the game, the board's size and the side to move. */
	readonly title?: string | undefined;
	/** The move that led to the position: dashed where it came from, bracketed where it went. */
	readonly lastMove?: Move | null | undefined;
	/** Moves to be drawn as arrows. */
	readonly arrows?: readonly Move[] | undefined;
	/** Squares to be marked by a ring. */
	readonly marks?: readonly Square[] | undefined;
	/** What moves are worth, best first, as from `table.moves`: shown on the squares that they lead to. */
	readonly values?: readonly MoveValue[] | undefined;
	/**
	 * What the position would be worth with a piece elsewhere, as from `table.heatmap`: its squares in colours from near ends,
	 * light, to far ones, dark, draws in none, and each with its value. What moves are worth is not shown beside it.
	 */
	readonly heat?: readonly SquareValue[] | undefined;
}

interface Words {
	readonly games: Readonly<Record<string, string>>;
	readonly sides: Readonly<Record<string, string>>;
	title(game: string, rows: number, columns: number, state: string): string;
	toMove(side: string): string;
	readonly over: string;
	square(square: Square): string;
	pieces(side: string, squares: readonly string[]): string;
	obstacles(count: number): string;
	lastMove(from: string, to: string): string;
}

const WORDS: Readonly<Record<"en" | "zh", Words>> = {
	en: {
		games: { chase: "Chase", "crossing-pawn": "Crossing pawn" },
		sides: { white: "White", black: "Black", red: "Red" },
		title: (game, rows, columns, state) => `${game}, ${rows} × ${columns}: ${state}`,
		toMove: (side) => `${side} to move`,
		over: "the game is over",
		square: ({ row, column }) => `row ${row}, column ${column}`,
		pieces: (side, squares) => `${side} on ${squares.join(" and ")}. `,
		obstacles: (count) => `${count} ${count === 1 ? "obstacle" : "obstacles"}. `,
		lastMove: (from, to) => `The last move went from ${from} to ${to}. `,
	},
	zh: {
		games: { chase: "棋盘游戏", "crossing-pawn": "过河卒" },
		sides: { white: "白方", black: "黑方", red: "红方" },
		title: (game, rows, columns, state) => `${game}，${rows} × ${columns}，${state}`,
		toMove: (side) => `轮到${side}走`,
		over: "对局结束",
		square: ({ row, column }) => `第 ${row} 行第 ${column} 列`,
		pieces: (side, squares) => `${side}在${squares.join("和")}。`,
		obstacles: (count) => `障碍 ${count} 个。`,
		lastMove: (from, to) => `上一步从${from}走到${to}。`,
	},
};

/** The best value for each square that a move leads to, behind the square's place. */
function bestValues(game: Game, values: readonly MoveValue[]): Map<number, MoveValue> {
	const best = new Map<number, MoveValue>();
	for (const value of values) {
		if (value.move.to === null) continue;
		const place = squareOn(game.board, value.move.to, "a move");
		if (!best.has(place)) best.set(place, value);
	}
	return best;
}

function describe(
	{ rules, board }: Game,
	position: Position,
	options: SvgOptions,
): readonly [string, string] {
	const words = WORDS[options.lang ?? "en"];
	const side = (name: string) => words.sides[name] ?? name;
	const game = words.games[rules.id] ?? rules.id;
	const over = legalMoves({ rules, board }, position, obstaclesOf(board)).length === 0;
	const state = over ? words.over : words.toMove(side(position.toMove));
	const { title = words.title(game, board.rows, board.columns, state) } = options;
	const { from = null, to = null } = options.lastMove ?? {};
	const description = [
		...rules.sides.map((one) =>
			words.pieces(side(one.name), piecesOf(position, one).map(words.square)),
		),
		board.obstacles.length > 0 ? words.obstacles(board.obstacles.length) : "",
		from && to ? words.lastMove(words.square(from), words.square(to)) : "",
	];
	return [title, description.join("").trim()];
}

/** The options, with what is given in the place of the defaults. @throws UnsoundError when a value is none of the option's. */
function checkedOptions(game: Game, options: SvgOptions) {
	const {
		lang = "en",
		theme = "auto",
		cell = 48,
		lastMove,
		arrows = [],
		marks = [],
		heat = [],
	} = options;
	if (!Object.hasOwn(WORDS, lang)) {
		throw new UnsoundError(`the language is ${lang}, expected en or zh`);
	}
	if (!["auto", "light", "dark"].includes(theme)) {
		throw new UnsoundError(`the theme is ${theme}, expected auto, light or dark`);
	}
	if (!(cell >= 8 && cell <= 256)) {
		throw new UnsoundError(`a square is ${cell} pixels wide, expected 8 to 256`);
	}
	const steps = [...(lastMove ? [lastMove] : []), ...arrows].flatMap(({ from, to }) => [from, to]);
	for (const square of [...marks, ...steps, ...heat.map((value) => value.square)]) {
		if (square !== null) squareOn(game.board, square, "what is to be marked");
	}
	const values = heat.length > 0 ? [] : (options.values ?? []);
	return { theme, cell, lastMove, arrows, marks, heat, values };
}

/**
 * Draws a position as the text of an SVG picture that holds all it needs: no script, no font, no other file. Inside a page it
 * may stand as an element or as an image; on a dark system it is dark by itself.
 * @throws UnsoundError when the position is not one of the game's, when what is to be marked is not on the board, or when an
 * option is none of those that it can be.
 * @example
 * ```js
 * import { decode, svg } from "catchmate";
 *
 * const { game, position } = decode("1Ac4WIAzzUx");
 * const picture = svg(game, position, { lang: "zh", marks: [{ row: 2, column: 4 }] });
 * console.log(picture.split("\n")[1]);
 * ```
 * prints
 * ```text
 * <title>棋盘游戏，8 × 8，轮到白方走</title>
 * ```
 */
export function svg(game: Game, position: Position, options: SvgOptions = {}): string {
	const { rules, board } = game;
	refuseUnsound(game, position);
	const { theme, cell, lastMove, arrows, marks, heat, values } = checkedOptions(game, options);
	const layout: Layout = { cell, rows: board.rows, columns: board.columns };
	const width = short(NUMBERS + PLAIN + cell * board.columns);
	const height = short(NUMBERS + PLAIN + cell * board.rows);
	const drawing = new Drawing(theme);
	drawing.add("rect", { width, height, rx: 4 }, { fill: "ground" });
	drawSquares(drawing, layout);
	drawNumbers(drawing, layout);
	if (lastMove?.from && lastMove.to) drawLastMove(drawing, layout, lastMove.from, lastMove.to);
	drawObstacles(drawing, layout, board.obstacles);
	drawGoals(drawing, layout, rules);
	drawHeat(drawing, layout, heat);
	for (const square of marks) drawMark(drawing, layout, square);
	// After a capture the piece of the side that moved last lies on top.
	const inOrder = [...rules.sides].sort(
		(a, b) => Number(b.name === position.toMove) - Number(a.name === position.toMove),
	);
	const occupied = new Set<number>();
	for (const side of inOrder) {
		for (const piece of piecesOf(position, side)) {
			drawPiece(drawing, layout, rules, side.name, piece);
			occupied.add(squareOn(board, piece, "a piece"));
		}
	}
	for (const { from, to } of arrows) if (from && to) drawArrow(drawing, layout, from, to);
	for (const [place, value] of bestValues(game, values)) {
		drawValue(drawing, layout, value, squareAt(board, place), occupied.has(place));
	}
	for (const value of heat) {
		const isOccupied = occupied.has(squareOn(board, value.square, "a square of the map"));
		drawValue(drawing, layout, value, value.square, isOccupied);
	}
	const [title, description] = describe(game, position, options);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"${theme === "auto" ? ' class="catchmate-auto"' : ""}>`,
		`<title>${escaped(title)}</title>`,
		`<desc>${escaped(description)}</desc>`,
		drawing.written(),
		"</svg>\n",
	].join("\n");
}
