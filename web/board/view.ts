/** The board: keeps its state, hears the input, and is the one place that schedules a redraw. */
import type { Board, Move, Square, Step } from "catchmate";
import { paint } from "./canvas.ts";
import type { Travel } from "./drawing.ts";
import type { Feature } from "./features.ts";
import { pointAt } from "./graph.ts";
import { Grid, type GridWords } from "./grid.ts";
import { listen } from "./input.ts";
import { type Layout, layOut, type Point, proportions, squareAt } from "./layout.ts";
import { type Pen, type Spot, spotAt } from "./pen.ts";
import { arrangePoints, placesOf } from "./places.ts";
import { sameSquare, sidesOn } from "./position.ts";
import {
	type BoardState,
	type Choice,
	choose,
	chooseStep,
	draggedSquare,
	isFreeFor,
	isMovable,
	isPainted,
	markedSteps,
	penIn,
	type Scene,
	startingCursor,
} from "./state.ts";
import { Stroke } from "./stroke.ts";
import { afterStep } from "./turn.ts";
import { type Tween, travelAt, tweenBetween, tweenOf } from "./tween.ts";

export interface BoardEvents {
	/** A person has made a legal move. */
	readonly play: (move: Move) => void;
	/** A person points at a move, or at none any more. */
	readonly point: (move: Move | null) => void;
	readonly refuse: (why: Refusal) => void;
	/** A person has taken a step of a turn that is not over yet. */
	readonly take: (step: Step) => void;
	/** A person has chosen a piece, or let it go. */
	readonly select: (square: Square | null) => void;
	/** A person drags the piece of a square over another, on which it could stand; over none ends the drag without a change. */
	readonly carry: (from: Square, over: Square | null) => void;
	/** A person has put a piece on an empty square. */
	readonly put: (from: Square, to: Square) => void;
	/** A person has given a square the brush's feature, or has taken it away; `joins` when it is of one stroke with the last. */
	readonly paint: (square: Square, feature: Feature, has: boolean, joins: boolean) => void;
}

export type Refusal = Extract<Choice, { act: "refuse" }>["why"];

/** Where the drawing begins. */
const origin: Point = { x: 0, y: 0 };

/** A square, if the board still has it; in the place of a point that is gone the last one. */
function fits(square: Square | undefined, { game }: Scene): Square | null {
	const { rows, columns, graph } = game.board;
	if (square !== undefined && graph !== undefined) {
		return pointAt(Math.min(square.column, columns));
	}
	return square !== undefined && square.row <= rows && square.column <= columns ? square : null;
}

export class BoardView {
	readonly #host: HTMLElement;
	readonly #events: BoardEvents;
	readonly #frame = document.createElement("div");
	readonly #canvas = document.createElement("canvas");
	readonly #grid: Grid;
	#words: GridWords;
	readonly #ended = new AbortController();
	readonly #resizes = new ResizeObserver(() => this.#invalidate());
	readonly #stillness = matchMedia("(prefers-reduced-motion: reduce)");
	/** What was given to be shown last. */
	#scene: Scene | null = null;
	/** That scene after the steps of a turn that a person has taken, and the person's part. */
	#state: BoardState | null = null;
	#layout: Layout | null = null;
	#tween: Tween | null = null;
	#dropped: Step | null = null;
	#stroke: Stroke | null = null;
	#scheduled = 0;
	/** The graph whose points are being arranged, before it can be drawn. */
	#arranging: Board | null = null;

	/** Fills the host, whose size decides the board's and must not depend on what is in it. */
	constructor(host: HTMLElement, words: GridWords, events: BoardEvents) {
		this.#host = host;
		this.#events = events;
		this.#words = words;
		this.#grid = new Grid({
			moveTo: (cursor) => this.#moveCursor(cursor),
			choose: (square) => this.#choose(square),
			cancel: () => this.#letGo(),
			press: (key, far, square) => {
				let isUsed = false;
				this.#usePen((pen) => {
					isUsed = pen.press(key, far, square);
				});
				return isUsed;
			},
		});
		this.#canvas.setAttribute("aria-hidden", "true");
		this.#frame.className = "board-frame";
		this.#frame.append(this.#canvas, this.#grid.element);
		host.append(this.#frame);
		this.#listen();
	}

	/** Shows a scene. A person's action goes on as long as the position stays. */
	update(scene: Scene, words: GridWords): void {
		this.#words = words;
		const old = this.#state;
		const oldScene = this.#scene;
		this.#scene = scene;
		const sameBoard = old?.game.board === scene.game.board;
		const samePosition = sameBoard && oldScene?.position === scene.position;
		const wasSelected = old?.selected ?? null;
		if (samePosition && old.does === scene.does && old.pen === scene.pen) {
			this.#state = old.taken.reduce(afterStep, { ...old, ...scene, taken: [] });
		} else {
			const stays = sameBoard || scene.does === "edit";
			const cursor = (stays && fits(old?.cursor, scene)) || startingCursor(scene);
			// A dragged piece changes the position itself.
			const drag = old?.does === "edit" && scene.does === "edit" ? old.drag : null;
			const selected = drag && draggedSquare(scene, drag);
			const chosen = penIn(scene)?.chosen ?? null;
			const part = { cursor, selected: selected ?? chosen, drag, sketch: null, taken: [] };
			this.#state = { ...scene, ...part };
		}
		if (!samePosition) {
			const dropped = this.#dropped === null ? [] : [this.#dropped];
			this.#dropped = null;
			const done = [...(old?.taken ?? []), ...dropped];
			const tween = oldScene && tweenBetween(oldScene, scene, done, performance.now());
			this.#tween = this.#stillness.matches ? null : tween;
		}
		this.#arrange(scene.game.board);
		this.#shape();
		this.#grid.update(this.#state, words);
		if (scene.does === "edit" && !samePosition) {
			// Whoever changes the board follows it with the eye: this frame is not too early.
			this.#draw(performance.now());
		} else {
			this.#invalidate();
		}
		if (wasSelected !== null && this.#state.selected === null) {
			this.#events.select(null);
		}
	}

	/** Waits with the drawing of a graph for the places of its points, where it does not have any. */
	#arrange(board: Board): void {
		const waiting = this.#arranging === board ? null : arrangePoints(board);
		if (waiting !== null) {
			this.#arranging = board;
			void waiting.then(() => {
				if (this.#arranging === board) {
					this.#arranging = null;
					this.#shape();
					this.#invalidate();
				}
			});
		}
	}

	/** Gives the host the proportions of the board, by which its style may decide on its size. */
	#shape(): void {
		if (this.#state !== null) {
			const { game, does } = this.#state;
			const [width, height] = proportions(game.board, does === "edit");
			this.#host.style.setProperty("--columns", String(width));
			this.#host.style.setProperty("--rows", String(height));
		}
	}

	get selected(): Square | null {
		return this.#state?.selected ?? null;
	}

	/** Chooses a piece, if it may be taken. */
	set selected(square: Square | null) {
		if (square === null || (this.#state !== null && isMovable(this.#state, square))) {
			this.#patch({ selected: square });
		}
	}

	dispose(): void {
		this.#ended.abort();
		this.#resizes.disconnect();
		cancelAnimationFrame(this.#scheduled);
		this.#frame.remove();
	}

	#listen(): void {
		const { signal } = this.#ended;
		this.#resizes.observe(this.#host);
		for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
			matchMedia(query).addEventListener("change", () => this.#invalidate(), { signal });
		}
		// A change of the pixel ratio resizes nothing, but a window resize event comes with it.
		window.addEventListener("resize", () => this.#invalidate(), { signal });
		const place = (event: PointerEvent) => this.#place(event);
		listen(
			this.#grid.element,
			{
				place,
				targetAt: (point) =>
					this.#layout === null || this.#pen !== null ? null : squareAt(this.#layout, point),
				isSame: sameSquare,
				canDrag: (square, scrolls) => this.#canDrag(square, scrolls),
				tap: (square) => this.#choose(square),
				drag: (from, point) => this.#drag(from, point),
				drop: (from, to) => this.#drop(from, to),
				cancel: () => this.#letGo(),
				hover: (square) => this.#pointAt(square),
			},
			signal,
		);
		listen<Spot>(
			this.#grid.element,
			{
				place,
				targetAt: (point) => this.#spotAt(point),
				isSame: () => true,
				canDrag: ({ square }, scrolls) => square !== null || !scrolls,
				tap: (spot) => this.#usePen((pen) => pen.tap(spot)),
				drag: (from, point) => {
					const to = this.#spotAt(point);
					const sketch = to && (this.#pen?.drag(from, to) ?? null);
					this.#patch({ sketch });
				},
				drop: (from, to) => this.#usePen((pen) => to !== null && pen.drop(from, to)),
				cancel: () => this.#letGo(),
				hover: () => {},
			},
			signal,
		);
	}

	/** The tool of the page's own, where it is in use. */
	get #pen(): Pen | null {
		return this.#state && penIn(this.#state);
	}

	/** What the tool would meet; null where there is none. */
	#spotAt(point: Point): Spot | null {
		return this.#state === null || this.#layout === null || this.#pen === null
			? null
			: spotAt(this.#layout, this.#state.game.board, point);
	}

	/** Has the tool change the graph, and shows what it has chosen then. */
	#usePen(use: (pen: Pen) => unknown): void {
		const pen = this.#pen;
		if (pen !== null) {
			use(pen);
			this.#patch({ sketch: null, selected: pen.chosen });
		}
	}

	#place(event: PointerEvent): Point {
		const box = this.#canvas.getBoundingClientRect();
		return { x: event.clientX - box.left, y: event.clientY - box.top };
	}

	#patch(change: Partial<BoardState>): void {
		const old = this.#state;
		if (old !== null) {
			const state = { ...old, ...change };
			this.#state = state;
			this.#grid.update(state, this.#words);
			this.#invalidate();
			if (!sameSquare(old.selected, state.selected)) {
				this.#events.select(state.selected);
			}
		}
	}

	/** Takes back what has been begun: the steps of a turn, where no piece is chosen or dragged. */
	#letGo(): void {
		this.#stroke = null;
		this.#usePen((pen) => pen.cancel());
		const { drag = null, selected = null } = this.#state ?? {};
		if (drag === null && selected === null) {
			this.#retract();
		}
		this.#patch({ selected: null, drag: null });
		if (drag) {
			this.#events.carry(drag.from, null);
		}
	}

	/** Takes the steps of a turn back. */
	#retract(): void {
		this.#patch({ ...this.#scene, taken: [], selected: null });
	}

	/** A finger that scrolls the page drags pieces alone. */
	#canDrag(square: Square, scrolls: boolean): boolean {
		const state = this.#state;
		return state !== null && (isMovable(state, square) || (state.does === "edit" && !scrolls));
	}

	#drag(from: Square, point: Point): void {
		if (this.#state === null) {
			return;
		}
		const { drag, does } = this.#state;
		if (drag !== null || (this.#stroke === null && isMovable(this.#state, from))) {
			const at = this.#layout && squareAt(this.#layout, point);
			const over = does === "edit" ? this.#free(this.#state, from, at) : null;
			const isElsewhere = !sameSquare(over, drag?.over ?? null);
			const lifted = { from, over, ...point };
			this.#patch({ selected: draggedSquare(this.#state, lifted), drag: lifted });
			if (isElsewhere) {
				this.#events.carry(from, over);
			}
			return;
		}
		if (this.#layout !== null) {
			this.#stroke ??= new Stroke(this.#layout, from, !isPainted(this.#state, from));
			this.#stroke.goTo(this.#layout, point, (square, gives, joins) =>
				this.#paint(square, gives, joins),
			);
		}
	}

	/** A square, if a piece that is dragged from another can be put there. */
	#free(state: BoardState, from: Square, square: Square | null): Square | null {
		const isDragged = sameSquare(square, state.drag?.over ?? null);
		const isFree =
			square !== null && (isDragged ? !sameSquare(square, from) : isFreeFor(state, from, square));
		return isFree ? square : null;
	}

	/** Paints a square without a piece. Returns whether the stroke, which it may join, has changed anything so far. */
	#paint(square: Square, has: boolean, joins = false): boolean {
		const state = this.#state;
		const changes =
			state !== null &&
			sidesOn(state.position, square).length === 0 &&
			isPainted(state, square) !== has;
		if (changes) {
			this.#events.paint(square, state.brush, has, joins);
		}
		return joins || changes;
	}

	#moveCursor(cursor: Square): void {
		if (this.#state !== null && !sameSquare(this.#state.cursor, cursor)) {
			this.#patch({ cursor });
		}
		this.#pointAt(cursor);
	}

	/** Points at the best move with a marked step to a square, when there is just one step. */
	#pointAt(square: Square | null): void {
		const state = this.#state;
		const steps = state === null || square === null ? [] : markedSteps(state);
		const [step, ...more] = steps.filter(({ to }) => sameSquare(to, square));
		const isClear = more.every(({ from }) => sameSquare(from, step?.from ?? null));
		this.#events.point((isClear && step?.value.move) || null);
	}

	#choose(square: Square): void {
		if (this.#state === null) {
			return;
		}
		if (this.#pen !== null) {
			this.#patch({ cursor: square });
			const { board } = this.#state.game;
			const place = (board.graph && placesOf(board, board.graph)[square.column - 1]) ?? origin;
			this.#usePen((pen) => pen.tap({ place, square, way: null }));
			return;
		}
		const choice = choose(this.#state, square);
		switch (choice.act) {
			case "play":
			case "take":
				this.#step(this.#state, choice, square);
				break;
			case "retract":
				this.#retract();
				break;
			case "select":
				this.#patch({ selected: choice.square, cursor: square });
				break;
			case "put":
				this.#patch({ cursor: square });
				this.#events.put(choice.from, choice.to);
				break;
			case "paint":
				this.#patch({ cursor: square });
				this.#paint(square, !isPainted(this.#state, square));
				break;
			case "refuse":
				this.#patch({ selected: null });
				this.#events.refuse(choice.why);
		}
	}

	/** Plays a move, or takes a step of it. */
	#step(state: BoardState, choice: Choice, cursor: Square): void {
		if (choice.act === "play") {
			this.#events.play(choice.move);
		} else if (choice.act === "take") {
			const dropped = this.#dropped;
			this.#dropped = null;
			if (dropped === null) {
				const { toMove } = state.position;
				this.#tween = this.#stillness.matches
					? null
					: tweenOf(toMove, [choice.step], performance.now());
			}
			this.#patch({ ...afterStep(state, choice.step), selected: null, drag: null, cursor });
			this.#events.take(choice.step);
		}
	}

	#drop(from: Square, to: Square | null): void {
		if (this.#stroke !== null) {
			this.#stroke = null;
			return;
		}
		if (this.#state?.does === "edit") {
			this.#dropEdited(this.#state, from, to);
			return;
		}
		const isElsewhere = to !== null && !sameSquare(from, to);
		const choice = this.#state && isElsewhere ? chooseStep(this.#state, { from, to }) : null;
		this.#patch({ drag: null, selected: null });
		if (choice !== null && this.#state !== null && to !== null) {
			this.#dropped = { from, to };
			this.#step(this.#state, choice, to);
		} else if (isElsewhere) {
			this.#events.refuse("illegal");
		}
	}

	#dropEdited(state: BoardState, from: Square, to: Square | null): void {
		const over = this.#free(state, from, to);
		this.#patch({ drag: null, selected: null });
		if (over !== null) {
			this.#events.put(from, over);
			return;
		}
		this.#events.carry(from, null);
		if (to !== null && !sameSquare(from, to)) {
			this.#events.refuse("occupied");
		}
	}

	#invalidate(): void {
		this.#scheduled ||= requestAnimationFrame((now) => {
			this.#scheduled = 0;
			this.#draw(now);
		});
	}

	#draw(now: number): void {
		const state = this.#state;
		const { clientWidth, clientHeight } = this.#host;
		if (state === null || clientWidth === 0 || clientHeight === 0) {
			return;
		}
		const { board } = state.game;
		if (this.#arranging === board) {
			return;
		}
		const ratio = devicePixelRatio || 1;
		const made = layOut(board, clientWidth, clientHeight, ratio, state.does === "edit");
		const isNew = JSON.stringify(made) !== JSON.stringify(this.#layout);
		const layout = isNew || this.#layout === null ? made : this.#layout;
		if (isNew) {
			this.#layout = layout;
			this.#resize(layout);
		}
		paint(this.#canvas, state, layout, this.#host, this.#travel(layout, state, now));
		if (this.#tween !== null) {
			this.#invalidate();
		}
	}

	#resize(layout: Layout): void {
		const { style } = this.#frame;
		style.setProperty("--board-width", `${layout.width}px`);
		style.setProperty("--board-height", `${layout.height}px`);
		this.#grid.place(layout);
	}

	#travel(layout: Layout, state: BoardState, now: number): Travel | null {
		const travel = this.#tween && travelAt(this.#tween, layout, state, now);
		this.#tween = travel && this.#tween;
		return travel;
	}
}
