/** Boards as pictures: SVG that needs no script, no font and no other file, and looks like the board on the page. */
import { UnsoundError } from "./errors.ts";
import { legalMoves, obstaclesOf, piecesOf, squareAt } from "./moves.ts";
import { refuseUnsound, squareOn } from "./sound.ts";
import type {
	Edge,
	Game,
	Move,
	MoveValue,
	Outcome,
	Position,
	Rules,
	Square,
	SquareValue,
	Value,
} from "./types.ts";

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

type Colour = readonly [light: string, dark: string];

const COLOURS = {
	ground: ["#f5f4f0", "#131518"],
	square: ["#fdfcf8", "#2a2e34"],
	line: ["#cdc9bd", "#454b53"],
	frame: ["#3a3d42", "#8b919a"],
	number: ["#575b62", "#aaaeb5"],
	obstacle: ["#565b63", "#767d87"],
	hatch: ["#767c85", "#5b616a"],
	last: ["#6d6a60", "#b3ad97"],
	tint: ["#f0ead6", "#3a3930"],
	accent: ["#6a3fc0", "#b99cff"],
	chip: ["#ffffff", "#15171a"],
	text: ["#1d1f23", "#f3f2ee"],
	win: ["#0072b2", "#0072b2"],
	draw: ["#757575", "#757575"],
	loss: ["#d55e00", "#d55e00"],
	white: ["#ffffff", "#f4f2ec"],
	whiteEdge: ["#3a3d42", "#6e6a60"],
	red: ["#dd4a3c", "#ef6a5b"],
	redEdge: ["#7d150c", "#5c100a"],
	black: ["#1b1d20", "#08090a"],
	blackEdge: ["#000000", "#d4d6d9"],
} as const satisfies Record<string, Colour>;

type ColourName = keyof typeof COLOURS;

const FONT =
	"system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** Path data in a square of 100 by 100; the detail is drawn as lines inside the outline. */
const COUNTER = {
	outline: "M50 13a37 37 0 1 0 0 74a37 37 0 1 0 0-74z",
	detail: "M50 28a22 22 0 1 0 0 44a22 22 0 1 0 0-44z",
};
const PAWN = {
	outline:
		"M50 10C60 10 68 18 68 28C68 34 65 39 61 42H67V50H60C61 61 65 67 72 73H76A5 5 0 0 1 81 78V88H19V78A5 5 0 0 1 24 73H28C35 67 39 61 40 50H33V42H39C35 39 32 34 32 28C32 18 40 10 50 10Z",
	detail: "M29 78.5H71",
};
const LOOKS = {
	white: { shape: COUNTER, fill: "white", edge: "whiteEdge" },
	red: { shape: COUNTER, fill: "red", edge: "redEdge" },
	black: { shape: PAWN, fill: "black", edge: "blackEdge" },
} as const;

/** A side looks as its name says, or, when a name says nothing, light for the first and dark for the second side. */
function lookOf({ sides }: Rules, side: string) {
	const known = sides.every(({ name }) => Object.hasOwn(LOOKS, name));
	const name = known ? side : side === sides[0].name ? "white" : "black";
	return LOOKS[name as keyof typeof LOOKS];
}

/** Room for the row and column numbers, and on the other two sides for the marks of goals. */
const NUMBERS = 22;
const PLAIN = 8;

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

function escaped(text: string): string {
	const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
	// XML has no way to say a control character.
	const printable = text.replace(
		/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
		"\ufffd",
	);
	return printable.replace(/[&<>]/g, (character) => entities[character] ?? "");
}

/** A length, short: to a hundredth of a pixel. */
const short = (length: number) => String(Math.round(length * 100) / 100);

/** Path data, from letters and lengths. */
function path(...parts: readonly (string | number)[]): string {
	return parts.map((part) => (typeof part === "number" ? short(part) : part)).join(" ");
}

/** What is drawn so far, with its colours. */
class Drawing {
	readonly #theme: "auto" | "light" | "dark";
	readonly #parts: string[] = [];
	readonly #used = new Set<string>();

	constructor(theme: "auto" | "light" | "dark") {
		this.#theme = theme;
	}

	/** Attributes of a colour: the light one stands in them, for viewers that know no style. */
	#paint(kind: "fill" | "stroke", name: ColourName | "none"): string {
		if (name === "none") return ` ${kind}="none"`;
		const [light, dark] = COLOURS[name];
		if (light !== dark) this.#used.add(`.catchmate-${kind}-${name}{${kind}:${dark}}`);
		return ` ${kind}="${this.#theme === "dark" ? dark : light}"`;
	}

	add(
		element: string,
		attributes: Readonly<Record<string, string | number>>,
		{
			fill = "none",
			stroke = "none",
		}: { fill?: ColourName | "none"; stroke?: ColourName | "none" },
		content = "",
	): void {
		const classes = Object.entries({ fill, stroke })
			.filter(([, name]) => name !== "none")
			.map(([kind, name]) => `catchmate-${kind}-${name}`);
		const given = Object.entries({ ...attributes, class: classes.join(" ") });
		const written = given.map(([name, value]) => {
			return ` ${name}="${typeof value === "number" ? short(value) : value}"`;
		});
		const paint =
			this.#paint("fill", fill) + (stroke === "none" ? "" : this.#paint("stroke", stroke));
		const end = content === "" ? "/>" : `>${content}</${element}>`;
		this.#parts.push(`<${element}${written.join("")}${paint}${end}`);
	}

	/** A rectangle in a colour that is the same in light and dark. */
	addTile(attributes: Readonly<Record<string, number>>, fill: string): void {
		const box = Object.entries(attributes).map(([name, value]) => ` ${name}="${short(value)}"`);
		this.#parts.push(`<rect${box.join("")} fill="${fill}"/>`);
	}

	/** The elements, one a line, behind the style that makes them dark where the system is. */
	written(): string {
		const rules = [...this.#used].map((rule) => `.catchmate-auto ${rule}`).join("");
		const style = `<style>@media (prefers-color-scheme:dark){${rules}}</style>\n`;
		return (this.#theme === "auto" ? style : "") + this.#parts.join("\n");
	}
}

/** Where everything is, in pixels. */
interface Layout {
	readonly cell: number;
	readonly rows: number;
	readonly columns: number;
}

interface Point {
	readonly x: number;
	readonly y: number;
}

function cornerOf({ cell }: Layout, { row, column }: Square): Point {
	return { x: NUMBERS + (column - 1) * cell, y: NUMBERS + (row - 1) * cell };
}

function centreOf(layout: Layout, square: Square): Point {
	const { x, y } = cornerOf(layout, square);
	return { x: x + layout.cell / 2, y: y + layout.cell / 2 };
}

function within(low: number, length: number, high: number): number {
	return Math.min(high, Math.max(low, length));
}

function drawSquares(drawing: Drawing, { cell, rows, columns }: Layout): void {
	const [width, height] = [cell * columns, cell * rows];
	const box = { x: NUMBERS, y: NUMBERS, width, height };
	drawing.add("rect", box, { fill: "square" });
	const lines: string[] = [];
	for (let row = 1; row < rows; row++)
		lines.push(path("M", NUMBERS, NUMBERS + row * cell, "h", width));
	for (let column = 1; column < columns; column++) {
		lines.push(path("M", NUMBERS + column * cell, NUMBERS, "v", height));
	}
	if (lines.length > 0) drawing.add("path", { d: lines.join("") }, { stroke: "line" });
	drawing.add("rect", { ...box, "stroke-width": 2 }, { stroke: "frame" });
}

function drawNumbers(drawing: Drawing, { cell, rows, columns }: Layout): void {
	const size = within(9, cell * 0.34, 13);
	const every = cell >= 11 ? 1 : 5;
	const font = { "font-family": FONT, "font-size": size, "font-weight": 500 };
	const middle = size * 0.35;
	const number = (x: number, y: number, anchor: string, value: number) =>
		drawing.add(
			"text",
			{ x, y: y + middle, "text-anchor": anchor, ...font },
			{ fill: "number" },
			String(value),
		);
	for (let row = every; row <= rows; row += every) {
		number(NUMBERS - 7, NUMBERS + (row - 0.5) * cell, "end", row);
	}
	for (let column = every; column <= columns; column += every) {
		number(NUMBERS + (column - 0.5) * cell, NUMBERS - 11, "middle", column);
	}
}

function drawLastMove(drawing: Drawing, layout: Layout, from: Square, to: Square): void {
	const { cell } = layout;
	const inset = Math.max(2, cell * 0.06);
	const size = cell - 2 * inset;
	const arm = size * 0.2;
	for (const square of [from, to]) {
		drawing.add(
			"rect",
			{ ...cornerOf(layout, square), width: cell, height: cell },
			{ fill: "tint" },
		);
	}
	const width = { "stroke-width": within(1.5, cell * 0.035, 4) };
	const { x, y } = cornerOf(layout, from);
	const frame = { x: x + inset, y: y + inset, width: size, height: size };
	drawing.add("rect", { ...frame, ...width, "stroke-dasharray": size / 15 }, { stroke: "last" });
	const centre = centreOf(layout, to);
	const corner = (sx: number, sy: number) =>
		path(
			...["M", centre.x + (sx * size) / 2, centre.y + sy * (size / 2 - arm)],
			...["v", sy * arm, "h", -sx * arm],
		);
	const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
	drawing.add("path", { d: corners.join(""), ...width }, { stroke: "last" });
}

/** An obstacle's corners are round, by so much of a square's width. */
const ROUNDING = 0.1;

/** The lines that hatch an obstacle, from its lower left to its upper right, cut off at its border. */
function hatch({ x, y }: Point, border: number, cell: number): string {
	const size = cell - 2 * border;
	const lines: string[] = [];
	for (const step of [-3, -2, -1, 0, 1, 2, 3]) {
		const offset = (step * cell) / 4;
		// The line through (offset, cell) that rises by one for one, in the square from `inset` to `cell - inset`. The one
		// from corner to corner ends at the arcs there, a third of their radius further in.
		const inset = border + (step === 0 ? (ROUNDING * cell) / 3 : 0);
		const left = Math.max(inset, offset + inset);
		const right = Math.min(cell - inset, offset + cell - inset);
		if (right - left < size / 8) continue;
		lines.push(path("M", x + left, y + cell + offset - left, "l", right - left, left - right));
	}
	return lines.join("");
}

function drawObstacles(drawing: Drawing, layout: Layout, squares: readonly Square[]): void {
	if (squares.length === 0) return;
	const { cell } = layout;
	const inset = Math.max(1, cell * 0.05);
	const size = cell - 2 * inset;
	const radius = cell * ROUNDING;
	const side = size - 2 * radius;
	const turn = (dx: number, dy: number) => ["a", radius, radius, 0, 0, 1, dx, dy] as const;
	const box = (square: Square) => {
		const { x, y } = cornerOf(layout, square);
		return path(
			...["M", x + inset + radius, y + inset, "h", side, ...turn(radius, radius), "v", side],
			...[...turn(-radius, radius), "h", -side, ...turn(-radius, -radius), "v", -side],
			...[...turn(radius, -radius), "z"],
		);
	};
	drawing.add("path", { d: squares.map(box).join("") }, { fill: "obstacle" });
	const lines = squares.map((square) => hatch(cornerOf(layout, square), inset, cell));
	const width = { "stroke-width": Math.max(1, cell * 0.03) };
	drawing.add("path", { d: lines.join(""), ...width }, { stroke: "hatch" });
}

/** A bar along each border that a side wins by reaching, in that side's colour. */
function drawGoals(drawing: Drawing, { cell, rows, columns }: Layout, rules: Rules): void {
	const [right, bottom] = [NUMBERS + cell * columns, NUMBERS + cell * rows];
	const bars: Record<Edge, readonly [number, number, "h" | "v", number]> = {
		top: [NUMBERS, NUMBERS - 1, "h", cell * columns],
		right: [right + 1, NUMBERS, "v", cell * rows],
		bottom: [NUMBERS, bottom + 1, "h", cell * columns],
		left: [NUMBERS - 1, NUMBERS, "v", cell * rows],
	};
	for (const side of rules.sides) {
		const { fill, edge } = lookOf(rules, side.name);
		for (const goal of side.goals) {
			const d = path("M", ...bars[goal]);
			drawing.add("path", { d, "stroke-width": 5 }, { stroke: fill });
			const dashes = { "stroke-dasharray": cell / 4, "stroke-dashoffset": cell / 8 };
			drawing.add("path", { d, "stroke-width": 1.5, ...dashes }, { stroke: edge });
		}
	}
}

/** The colour scale cividis at equal steps, from dark to light. */
const CIVIDIS = [
	[0, 34, 78],
	[53, 69, 108],
	[102, 105, 112],
	[148, 142, 119],
	[200, 184, 102],
	[254, 232, 56],
] as const;

/** The colour at a part, 0 to 1, of the scale. */
function heatColour(part: number): string {
	const place = part * (CIVIDIS.length - 1);
	const index = Math.min(CIVIDIS.length - 2, Math.floor(place));
	const [from, to] = [CIVIDIS[index] ?? CIVIDIS[0], CIVIDIS[index + 1] ?? CIVIDIS[0]];
	const channels = from.map((low, i) => low + ((to[i] ?? low) - low) * (place - index));
	return `rgb(${channels.map(Math.round).join(",")})`;
}

function drawHeat(drawing: Drawing, layout: Layout, heat: readonly SquareValue[]): void {
	const longest = Math.max(1, ...heat.map(({ distance }) => distance ?? 0));
	const side = layout.cell - 2;
	for (const { square, distance } of heat) {
		if (distance === null) continue;
		const { x, y } = cornerOf(layout, square);
		const box = { x: x + 1, y: y + 1, width: side, height: side };
		drawing.addTile(box, heatColour(1 - distance / longest));
	}
}

function drawMark(drawing: Drawing, layout: Layout, square: Square): void {
	const { cell } = layout;
	const { x, y } = cornerOf(layout, square);
	const width = within(2.5, cell * 0.055, 5);
	const inset = width / 2 + 1;
	const size = { width: cell - 2 * inset, height: cell - 2 * inset };
	const box = { x: x + inset, y: y + inset, ...size, rx: cell * 0.16, "stroke-width": width };
	drawing.add("rect", box, { stroke: "accent" });
}

function drawPiece(drawing: Drawing, layout: Layout, rules: Rules, side: string, at: Square): void {
	const { shape, fill, edge } = lookOf(rules, side);
	const { x, y } = centreOf(layout, at);
	const size = layout.cell * 0.86;
	const transform = `translate(${path(x - size / 2, y - size / 2)}) scale(${size / 100})`;
	const width = (within(1.25, size * 0.04, 4) * 100) / size;
	const lines = { transform, "stroke-width": width, "stroke-linejoin": "round" };
	drawing.add("path", { d: shape.outline, ...lines }, { fill, stroke: edge });
	drawing.add("path", { d: shape.detail, ...lines }, { stroke: edge });
}

/** An arrow on a halo that keeps it apart from what lies under it; it ends where there is room for a value. */
function drawArrow(drawing: Drawing, layout: Layout, from: Square, to: Square): void {
	const { cell } = layout;
	const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
	const angle = Math.atan2(b.y - a.y, b.x - a.x);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const at = ({ x, y }: Point, along: number, across: number) =>
		path(x + along * cos - across * sin, y + along * sin + across * cos);
	const head = cell * 0.22;
	const shaft = cell * 0.05;
	const end = -cell * 0.22;
	const corners = [
		at(a, cell * 0.2, -shaft),
		at(b, end - head, -shaft),
		at(b, end - head, -head / 2),
		at(b, end, 0),
		at(b, end - head, head / 2),
		at(b, end - head, shaft),
		at(a, cell * 0.2, shaft),
	];
	const d = `M${corners.join("L")}z`;
	const halo = { d, "stroke-width": Math.max(3, cell * 0.07), "stroke-linejoin": "round" };
	drawing.add("path", halo, { stroke: "chip" });
	drawing.add("path", { d }, { fill: "accent" });
}

function outcomeShape(outcome: Outcome, { x, y }: Point, size: number): string {
	const half = size / 2;
	if (outcome === "draw") {
		const bar = (top: number) =>
			path("M", x - half, top, "h", size, "v", half / 2, "h", -size, "z");
		return bar(y - half * 0.7) + bar(y + half * 0.2);
	}
	const tip = outcome === "win" ? -half : half;
	return path("M", x, y + tip, "L", x + half, y - tip * 0.8, "L", x - half, y - tip * 0.8, "z");
}

/** Below this width of a square a value is shown by its shape alone. */
const SMALLEST_CELL_WITH_NUMBER = 34;
/** The width of a bold digit in the height of its font. */
const DIGIT_WIDTH = 0.6;

/** A value on its square; where a piece stands it makes room for the piece. */
function drawValue(
	drawing: Drawing,
	layout: Layout,
	value: Value,
	to: Square,
	occupied: boolean,
): void {
	const { cell } = layout;
	const { x, y } = centreOf(layout, to);
	const number = cell >= SMALLEST_CELL_WITH_NUMBER ? (value.distance ?? "") : "";
	const height = within(9, cell * 0.4, 38);
	const glyph = height * 0.46;
	const gap = height * 0.16;
	const size = height * 0.56;
	const textWidth = number === "" ? 0 : String(number).length * DIGIT_WIDTH * size + gap;
	const width = Math.max(height, glyph + textWidth + height * 0.52);
	const middle = occupied ? y + cell / 2 - height / 2 - 1.5 : y;
	const start = x - (glyph + textWidth) / 2;
	const box = { x: x - width / 2, y: middle - height / 2, width, height, rx: height / 2 };
	const line = { "stroke-width": Math.max(1.25, height * 0.07) };
	drawing.add("rect", { ...box, ...line }, { fill: "chip", stroke: value.outcome });
	const d = outcomeShape(value.outcome, { x: start + glyph / 2, y: middle }, glyph);
	drawing.add("path", { d }, { fill: value.outcome });
	if (number === "") return;
	const font = { "font-family": FONT, "font-size": size, "font-weight": 600 };
	const place = { x: start + glyph + gap, y: middle + height * 0.2 };
	drawing.add("text", { ...place, ...font }, { fill: "text" }, String(number));
}

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
