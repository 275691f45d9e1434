/** The board's drawing on the screen, as large as its host. The one place that schedules redraws. */
import type { Board } from "catchmate";
import type { Point } from "../model/places.ts";
import { isSame } from "../model/same.ts";
import { paint } from "./canvas.ts";
import type { Travel } from "./drawing.ts";
import type { Grid } from "./grid.ts";
import { type Layout, layOut, proportions } from "./layout.ts";
import { arrangePoints } from "./point-layout.ts";
import type { BoardState } from "./state.ts";
import { glowAt, landingAt, type Tween, travelAt } from "./tween.ts";
import type { Work } from "./work.ts";

/** The longest side of a board on paper, in CSS pixels, and the pixels of the canvas for each of these. */
const paperSize = 660;
const paperRatio = 3;

type Vector = readonly [x: number, y: number];

/** The signed area between two vectors. */
const cross = ([x, y]: Vector, [toX, toY]: Vector): number => x * toY - y * toX;

/** The state on paper: without marks for possible actions, and without an action in progress. */
const onPaper = (state: BoardState): BoardState => ({
	...state,
	shows: state.shows === "squares" ? "nothing" : state.shows,
	does: "look",
	pointed: null,
	hint: null,
	badge: null,
	selected: null,
	drag: null,
	sketch: null,
});

const corner = () => document.createElement("i");

export class Painter {
	readonly #frame = document.createElement("div");
	readonly #canvas = document.createElement("canvas");
	/** Markers at three corners of the drawing: their places on the screen reveal the page's transforms. */
	readonly #corners = [corner(), corner(), corner()] as const;
	readonly #resizes = new ResizeObserver(() => this.invalidate());
	readonly #stillness = matchMedia("(prefers-reduced-motion: reduce)");
	#layout: Layout | null = null;
	#tween: Tween | null = null;
	/** The start of the current celebration; null for none. */
	#celebration: number | null = null;
	/** Supplies the colours for print. */
	readonly #paper = document.createElement("span");
	#isPrinting = false;
	/** Cancels the next redraw; null if none is scheduled. */
	#cancel: (() => void) | null = null;
	/** The graph that waits for the arrangement of its points. */
	#arranging: Board | null = null;

	/** Fills the host with the drawing and the grid over it until the signal is aborted. Drawing counts as `work`. */
	constructor(
		private readonly host: HTMLElement,
		private readonly grid: Grid,
		private readonly stateOf: () => BoardState | null,
		private readonly work: Work,
		signal: AbortSignal,
	) {
		this.#canvas.setAttribute("aria-hidden", "true");
		this.#frame.className = "board-frame";
		this.#frame.append(this.#canvas, grid.element, ...this.#corners);
		host.append(this.#frame);
		this.#resizes.observe(host);
		const forced = matchMedia("(forced-colors: active)");
		forced.addEventListener("change", () => this.invalidate(), { signal });
		this.#paper.dataset.scheme = "light";
		host.append(this.#paper);
		// Prints at once: there is no frame between the event and printing.
		window.addEventListener("beforeprint", () => this.#print(true), { signal });
		window.addEventListener("afterprint", () => this.#print(false), { signal });
		// A change of the pixel ratio also causes a resize event of the window.
		window.addEventListener("resize", () => this.invalidate(), { signal });
	}

	/** The layout; null before the first drawing. */
	get layout(): Layout | null {
		return this.#layout;
	}

	dispose(): void {
		this.#resizes.disconnect();
		this.#cancel?.();
		this.#frame.remove();
		this.#paper.remove();
	}

	/** Animates pieces, unless the reader prefers reduced motion; null ends the animation. */
	move(tween: Tween | null): void {
		this.#tween = this.#stillness.matches ? null : tween;
	}

	/** Celebrates the reader's win after the winning move, unless the reader prefers reduced motion. */
	celebrate(now: number): void {
		this.#celebration = this.#stillness.matches ? null : now;
	}

	/** The point of the drawing under a pointer event. */
	place({ clientX, clientY }: PointerEvent): Point {
		const [start, right, bottom] = this.#corners;
		const { width, height } = this.#layout ?? { width: 0, height: 0 };
		const { x, y } = start.getBoundingClientRect();
		const vectorTo = (end: { x: number; y: number }): Vector => [end.x - x, end.y - y];
		const across = vectorTo(right.getBoundingClientRect());
		const down = vectorTo(bottom.getBoundingClientRect());
		const to = vectorTo({ x: clientX, y: clientY });
		const area = cross(across, down);
		return { x: (cross(to, down) / area) * width, y: (cross(across, to) / area) * height };
	}

	/** Draws a graph without places once it is arranged. */
	arrange(board: Board): void {
		const waiting = this.#arranging === board ? null : arrangePoints(board);
		if (waiting !== null) {
			this.#arranging = board;
			void this.work.track(waiting).then(() => {
				if (this.#arranging === board) {
					this.#arranging = null;
					this.shape();
					this.invalidate();
				}
			});
		}
	}

	/** Sets the board's proportions on the host, for its style sheet. */
	shape(): void {
		const state = this.stateOf();
		if (state !== null) {
			const { game, does } = state;
			const [width, height] = proportions(game.board, does === "edit");
			this.host.style.setProperty("--columns", String(width));
			this.host.style.setProperty("--rows", String(height));
		}
	}

	invalidate(): void {
		this.#cancel ??= this.work.inFrame((now) => {
			this.#cancel = null;
			this.draw(now);
		});
	}

	draw(now: number): void {
		const state = this.stateOf();
		const { clientHeight } = this.host;
		const style = getComputedStyle(this.host);
		const clientWidth = this.host.clientWidth - 2 * Number.parseFloat(style.paddingInline);
		if (state === null || clientWidth <= 0 || clientHeight === 0) return;
		const { board } = state.game;
		if (this.#arranging === board) return;
		if (this.#isPrinting) {
			const layout = layOut(board, paperSize, paperSize, paperRatio, false);
			paint(this.#canvas, onPaper(state), layout, this.#paper);
			return;
		}
		const ratio = devicePixelRatio || 1;
		const least = Number.parseFloat(style.getPropertyValue("--catchmate-least-width")) || 0;
		const isNumbered = style.getPropertyValue("--catchmate-numbers") !== "none";
		const width = Math.max(clientWidth, least);
		const isWhole = state.does === "edit";
		const made = layOut(board, width, clientHeight, ratio, isWhole, isNumbered);
		const isNew = !isSame(made, this.#layout);
		const layout = isNew || this.#layout === null ? made : this.#layout;
		if (isNew) {
			this.#layout = layout;
			this.#resize(layout);
		}
		const glow = this.#celebration === null ? 1 : glowAt(this.#celebration, now);
		if (glow === 1) this.#celebration = null;
		const travel = this.#travel(layout, state, now) ?? landingAt(layout, state, glow);
		paint(this.#canvas, state, layout, this.host, travel, [], glow);
		if (this.#tween !== null || this.#celebration !== null) this.invalidate();
	}

	#print(isPrinting: boolean): void {
		this.#isPrinting = isPrinting;
		this.draw(performance.now());
	}

	#resize(layout: Layout): void {
		// On the host, so that a page can put something beside the board.
		const { style } = this.host;
		style.setProperty("--board-width", `${layout.width}px`);
		style.setProperty("--board-height", `${layout.height}px`);
		this.grid.place(layout);
		// A board wider than its host scrolls there, from the middle of its squares.
		const { clientWidth } = this.host;
		const centre = layout.left + (layout.cell * layout.columns) / 2;
		if (layout.width > clientWidth) this.host.scrollLeft = centre - clientWidth / 2;
	}

	#travel(layout: Layout, state: BoardState, now: number): Travel | null {
		const travel = this.#tween && travelAt(this.#tween, layout, state, now);
		this.#tween = travel && this.#tween;
		return travel;
	}
}
