/** The board for keyboard and screen reader: an ARIA grid of named cells over the canvas; for a graph, a list of its points with their neighbours. */

import type { Board, Square } from "catchmate";
import { pointAt } from "../model/graph.ts";
import type { Point } from "../model/places.ts";
import { sameSquare } from "../model/position.ts";
import type { SquareFacts } from "../model/square-facts.ts";
import { cornerOf, type Layout } from "./layout.ts";
import { placesOf } from "./point-layout.ts";
import { isMovable, penIn, targets } from "./square-action.ts";
import { boardFacts, squareFacts } from "./square-facts.ts";
import type { BoardState } from "./state.ts";

/** By key: the distances of a point ahead in its direction, and aside; each entry is the previous one turned by 90°. */
const directions: Readonly<Record<string, (dx: number, dy: number) => readonly [number, number]>> =
	{
		ArrowRight: (dx, dy) => [dx, dy],
		ArrowDown: (dx, dy) => [dy, -dx],
		ArrowLeft: (dx, dy) => [-dx, -dy],
		ArrowUp: (dx, dy) => [-dy, dx],
	};

/** Separates points at the same place, in the order of their numbers. */
const apart = 1e-6;

/**
 * The column of the point to which an arrow key leads: the nearest in that quarter of the drawing; null for none, and for
 * another key. Every point is reachable from every other: a step into the quarter of a point always reduces its distance along
 * the axes.
 */
export function nextPoint(places: readonly Point[], from: number, key: string): number | null {
	const turn = directions[key];
	const start = places[from - 1];
	if (turn === undefined || start === undefined) return null;
	const [next] = places
		.map(({ x, y }, index) => {
			const order = (index + 1 - from) * apart;
			const [ahead, aside] = turn(x - start.x + order, y - start.y);
			return { column: index + 1, ahead, aside };
		})
		.filter(({ ahead, aside }) => ahead > 0 && -ahead <= aside && aside < ahead)
		.sort((a, b) => a.ahead - b.ahead || Math.abs(a.aside) - Math.abs(b.aside));
	return next?.column ?? null;
}

/** The grid's words in the reader's language. */
export interface GridWords {
	readonly board: (board: Board, game: string) => string;
	readonly cell: (facts: SquareFacts) => string;
}

export interface GridEvents {
	/** The keyboard has moved to a square. */
	readonly moveTo: (square: Square) => void;
	readonly choose: (square: Square) => void;
	readonly cancel: () => void;
	/** Another key was pressed on a square; `far` with Ctrl or Command. Returns whether the key has an effect. */
	readonly press: (key: string, far: boolean, square: Square) => boolean;
}

function setAttribute(element: Element, name: string, value: string): void {
	if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The square to which a key leads; null for a key without meaning in the grid. */
function destination(event: KeyboardEvent, { row, column }: Square, board: Board): Square | null {
	const far = event.ctrlKey || event.metaKey;
	if (board.graph !== undefined && event.key.startsWith("Arrow")) {
		return pointAt(nextPoint(placesOf(board, board.graph), column, event.key) ?? column);
	}
	switch (event.key) {
		case "ArrowUp":
			return { row: Math.max(1, row - 1), column };
		case "ArrowDown":
			return { row: Math.min(board.rows, row + 1), column };
		case "ArrowLeft":
			return { row, column: Math.max(1, column - 1) };
		case "ArrowRight":
			return { row, column: Math.min(board.columns, column + 1) };
		case "Home":
			return { row: far ? 1 : row, column: 1 };
		case "End":
			return { row: far ? board.rows : row, column: board.columns };
		default:
			return null;
	}
}

/** Whether choosing a square has an effect even without one's own piece on it. */
function isChoosable({ does }: BoardState, { target }: SquareFacts): boolean {
	return does === "edit" || (does === "play" && target !== null);
}

/** Whether best moves are shown, and so Space plays the best one, as elsewhere on the page. */
const showsBest = ({ does, shows }: BoardState): boolean => does === "play" && shows === "values";

export class Grid {
	readonly element = document.createElement("div");
	#cells: HTMLElement[][] = [];
	#state: BoardState | null = null;
	#facts: ReturnType<typeof boardFacts> = new Map();

	constructor(private readonly events: GridEvents) {
		this.element.className = "board-grid";
		this.element.addEventListener("keydown", (event) => this.#onKey(event));
		this.element.addEventListener("click", (event) => {
			// Clicks by assistive technology, without a press, have `detail` 0.
			const square = event.detail === 0 ? this.#squareOf(event.target) : null;
			if (square !== null) this.events.choose(square);
		});
		this.element.addEventListener("focusin", (event) => {
			const square = this.#squareOf(event.target);
			if (square !== null) this.events.moveTo(square);
		});
	}

	place(layout: Layout): void {
		const { style } = this.element;
		if (layout.points !== null) {
			// One element covers the drawing, because a press near a point means the point.
			Object.assign(style, { left: "0", top: "0", width: "100%", height: "100%" });
			for (const [index, cell] of this.#cells.flat().entries()) {
				const { x, y } = cornerOf(layout, pointAt(index + 1));
				const size = `${layout.cell}px`;
				Object.assign(cell.style, { left: `${x}px`, top: `${y}px`, width: size, height: size });
			}
			return;
		}
		style.left = `${layout.left}px`;
		style.top = `${layout.top}px`;
		style.width = `${layout.cell * layout.columns}px`;
		style.height = `${layout.cell * layout.rows}px`;
	}

	/** The square of a grid element. */
	#squareOf(target: EventTarget | null): Square | null {
		const cell = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]") : null;
		const { row, column } = cell?.dataset ?? {};
		return row && column ? { row: Number(row), column: Number(column) } : null;
	}

	update(state: BoardState, words: GridWords): void {
		const { board } = state.game;
		const old = this.#state?.game.board;
		const isGraph = board.graph !== undefined;
		const wasGraph = old?.graph !== undefined;
		const isBuilt =
			old?.rows === board.rows && old.columns === board.columns && wasGraph === isGraph;
		const hadFocus = !isBuilt && this.element.querySelector(":focus") !== null;
		if (!isBuilt) this.#build(board);
		if (this.#state?.game !== state.game) this.#facts = boardFacts(state.game);
		this.#state = state;
		setAttribute(this.element, "aria-label", words.board(board, state.game.rules.id));
		const marks = targets(state);
		for (const [r, row] of this.#cells.entries()) {
			for (const [c, cell] of row.entries()) {
				const square = { row: r + 1, column: c + 1 };
				const facts = squareFacts(state, square, marks, this.#facts);
				setAttribute(cell, "aria-label", words.cell(facts));
				setAttribute(cell, "aria-selected", String(facts.selected));
				setAttribute(cell, "tabindex", sameSquare(state.cursor, square) ? "0" : "-1");
				cell.classList.toggle("is-movable", isMovable(state, square) || penIn(state) !== null);
				cell.classList.toggle("is-target", isChoosable(state, facts));
			}
		}
		if (hadFocus) {
			// Keeps the focus on the board when its size changes.
			this.#cells[state.cursor.row - 1]?.[state.cursor.column - 1]?.focus();
		}
	}

	#build(board: Board): void {
		const isGraph = board.graph !== undefined;
		this.element.setAttribute("role", isGraph ? "listbox" : "grid");
		this.#cells = Array.from({ length: board.rows }, (_, r) =>
			Array.from({ length: board.columns }, (_, c) => {
				const cell = document.createElement("div");
				cell.className = "board-cell";
				cell.setAttribute("role", isGraph ? "option" : "gridcell");
				cell.dataset.row = String(r + 1);
				cell.dataset.column = String(c + 1);
				return cell;
			}),
		);
		if (isGraph) {
			this.element.replaceChildren(...this.#cells.flat());
			return;
		}
		const rows = this.#cells.map((cells) => {
			const row = document.createElement("div");
			row.className = "board-row";
			row.setAttribute("role", "row");
			row.append(...cells);
			return row;
		});
		this.element.replaceChildren(...rows);
	}

	#onKey(event: KeyboardEvent): void {
		const square = this.#squareOf(event.target);
		if (square === null || this.#state === null || event.altKey) return;
		const far = event.ctrlKey || event.metaKey;
		if (this.events.press(event.key, far, square)) {
			event.preventDefault();
			event.stopPropagation();
			return;
		}
		const next = destination(event, square, this.#state.game.board);
		if (next !== null) {
			this.#cells[next.row - 1]?.[next.column - 1]?.focus();
		} else if (event.key === "Enter" || (event.key === " " && !showsBest(this.#state))) {
			this.events.choose(square);
		} else if (event.key === "Escape") {
			this.events.cancel();
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	}
}
