/** The board: owns its state and handles input. */
import type { Move, Square, Step } from "catchmate";
import type { Feature } from "../model/features.ts";
import { pointAt } from "../model/graph.ts";
import type { Point } from "../model/places.ts";
import { moveOf, sameSquare, sidesOn } from "../model/position.ts";
import { Grid, type GridWords } from "./grid.ts";
import { listen } from "./input.ts";
import { squareAt } from "./layout.ts";
import { Painter } from "./painter.ts";
import { type Pen, type Spot, Stroke, spotAt } from "./pen.ts";
import { placesOf } from "./point-layout.ts";
import {
	choose,
	chooseStep,
	draggedSquare,
	isFreeFor,
	isMovable,
	isPainted,
	markedSteps,
	penIn,
	type SquareAction,
	startingCursor,
} from "./square-action.ts";
import type { BoardState, Lift, Scene } from "./state.ts";
import { afterStep } from "./turn.ts";
import { tweenBetween, tweenOf } from "./tween.ts";
import type { Work } from "./work.ts";

export interface BoardEvents {
	/** A person has made a legal move. */
	readonly play: (move: Move) => void;
	/** A person points at a move; null when no longer. */
	readonly point: (move: Move | null) => void;
	readonly refuse: (why: Refusal) => void;
	/** A person has made a step of a turn that is not over yet. */
	readonly take: (step: Step) => void;
	/** A person has selected a piece; null for none. */
	readonly select: (square: Square | null) => void;
	/** While editing, a person picks up the piece on a square. */
	readonly lift: (from: Square) => Lift;
	/** A person has put a piece on an empty square. */
	readonly put: (from: Square, to: Square) => void;
	/** A person has given the brush's feature to a square, or taken it away; `joins`: in the same stroke as before. */
	readonly paint: (square: Square, feature: Feature, has: boolean, joins: boolean) => void;
}

type Refusal = Extract<SquareAction, { act: "refuse" }>["why"];

/** The drawing's origin. */
const origin: Point = { x: 0, y: 0 };

/** The square if the board has it; for a removed point, the last point. */
function fits(square: Square | undefined, { game }: Scene): Square | null {
	const { rows, columns, graph } = game.board;
	if (square !== undefined && graph !== undefined) return pointAt(Math.min(square.column, columns));
	return square !== undefined && square.row <= rows && square.column <= columns ? square : null;
}

/** Whether the reader has won. */
const isWon = (scene: Scene | null): boolean => scene?.trails.some(({ isOwn }) => isOwn) ?? false;

export class BoardView {
	readonly #grid: Grid;
	readonly #painter: Painter;
	#words: GridWords;
	readonly #ended = new AbortController();
	/** The last scene that was set. */
	#scene: Scene | null = null;
	/** The scene after the steps of the current turn, with the interaction. */
	#state: BoardState | null = null;
	#dropped: Step | null = null;
	#stroke: Stroke | null = null;

	/** Fills the host. The host's size determines the board's, and must not depend on its contents. */
	constructor(
		host: HTMLElement,
		words: GridWords,
		work: Work,
		private readonly events: BoardEvents,
	) {
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
		this.#painter = new Painter(host, this.#grid, () => this.#state, work, this.#ended.signal);
		this.#listen();
	}

	/** Shows a scene. The person's action continues if the position is the same. */
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
			// During an edit, the drag itself changes the position.
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
			const now = performance.now();
			this.#painter.move(oldScene && tweenBetween(oldScene, scene, done, now));
			if (sameBoard && isWon(scene) && !isWon(oldScene)) this.#painter.celebrate(now);
		}
		this.#painter.arrange(scene.game.board);
		this.#painter.shape();
		this.#grid.update(this.#state, words);
		if (scene.does === "edit" && !samePosition) {
			// Immediate feedback for edits.
			this.#painter.draw(performance.now());
		} else {
			this.#painter.invalidate();
		}
		if (wasSelected !== null && this.#state.selected === null) this.events.select(null);
	}

	get selected(): Square | null {
		return this.#state?.selected ?? null;
	}

	/** Selects a piece, if it can be picked up. */
	set selected(square: Square | null) {
		if (square === null || (this.#state !== null && isMovable(this.#state, square))) {
			this.#patch({ selected: square });
		}
	}

	/** The steps so far as a move, in which all other pieces stay; a pass if there are none. */
	get rest(): Move {
		return moveOf((this.#state?.taken ?? []).filter(({ from, to }) => !sameSquare(from, to)));
	}

	dispose(): void {
		this.#ended.abort();
		this.#painter.dispose();
	}

	#listen(): void {
		const { signal } = this.#ended;
		const place = (event: PointerEvent) => this.#painter.place(event);
		listen(
			this.#grid.element,
			{
				place,
				targetAt: (point) =>
					this.#painter.layout === null || this.#pen !== null
						? null
						: squareAt(this.#painter.layout, point),
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

	/** The page's tool for graphs, if it is in use. */
	get #pen(): Pen | null {
		return this.#state && penIn(this.#state);
	}

	/** The spot at a point for the tool; null without a tool. */
	#spotAt(point: Point): Spot | null {
		return this.#state === null || this.#painter.layout === null || this.#pen === null
			? null
			: spotAt(this.#painter.layout, this.#state.game.board, point);
	}

	/** Lets the tool edit the graph, and shows its new selection. */
	#usePen(use: (pen: Pen) => unknown): void {
		const pen = this.#pen;
		if (pen !== null) {
			use(pen);
			this.#patch({ sketch: null, selected: pen.chosen });
		}
	}

	#patch(change: Partial<BoardState>): void {
		const old = this.#state;
		if (old !== null) {
			const state = { ...old, ...change };
			this.#state = state;
			this.#grid.update(state, this.#words);
			this.#painter.invalidate();
			if (!sameSquare(old.selected, state.selected)) this.events.select(state.selected);
		}
	}

	/** Cancels the drag or selection, otherwise the turn's steps. */
	#letGo(): void {
		this.#stroke = null;
		this.#usePen((pen) => pen.cancel());
		const { drag = null, selected = null } = this.#state ?? {};
		if (drag === null && selected === null) this.#retract();
		this.#patch({ selected: null, drag: null });
		drag?.lift?.over(null);
	}

	/** Takes back the steps of the turn. */
	#retract(): void {
		this.#patch({ ...this.#scene, taken: [], selected: null });
	}

	/** While a finger scrolls the page, it can only drag pieces. */
	#canDrag(square: Square, scrolls: boolean): boolean {
		const state = this.#state;
		return state !== null && (isMovable(state, square) || (state.does === "edit" && !scrolls));
	}

	#drag(from: Square, point: Point): void {
		if (this.#state === null) return;
		const { drag, does } = this.#state;
		if (drag !== null || (this.#stroke === null && isMovable(this.#state, from))) {
			const at = this.#painter.layout && squareAt(this.#painter.layout, point);
			const over = does === "edit" ? this.#free(this.#state, from, at) : null;
			const isElsewhere = !sameSquare(over, drag?.over ?? null);
			const lift = drag?.lift ?? (does === "edit" ? this.events.lift(from) : null);
			const lifted = { from, over, lift, ...point };
			this.#patch({ selected: draggedSquare(this.#state, lifted), drag: lifted });
			if (isElsewhere) lift?.over(over);
			return;
		}
		if (this.#painter.layout !== null) {
			this.#stroke ??= new Stroke(this.#painter.layout, from, !isPainted(this.#state, from));
			this.#stroke.goTo(this.#painter.layout, point, (square, gives, joins) =>
				this.#paint(square, gives, joins),
			);
		}
	}

	/** The square if a piece dragged from `from` can be put there; otherwise null. */
	#free(state: BoardState, from: Square, square: Square | null): Square | null {
		const isDragged = sameSquare(square, state.drag?.over ?? null);
		const isFree =
			square !== null && (isDragged ? !sameSquare(square, from) : isFreeFor(state, from, square));
		return isFree ? square : null;
	}

	/** Paints a square without a piece. Returns whether the stroke has changed anything so far. */
	#paint(square: Square, has: boolean, joins = false): boolean {
		const state = this.#state;
		const changes =
			state !== null &&
			sidesOn(state.position, square).length === 0 &&
			isPainted(state, square) !== has;
		if (changes) this.events.paint(square, state.brush, has, joins);
		return joins || changes;
	}

	#moveCursor(cursor: Square): void {
		if (this.#state !== null && !sameSquare(this.#state.cursor, cursor)) this.#patch({ cursor });
		this.#pointAt(cursor);
	}

	/** Points at the best move with a marked step to a square, if exactly one step leads there. */
	#pointAt(square: Square | null): void {
		const state = this.#state;
		const steps = state === null || square === null ? [] : markedSteps(state);
		const [step, ...more] = steps.filter(({ to }) => sameSquare(to, square));
		const isClear = more.every(({ from }) => sameSquare(from, step?.from ?? null));
		this.events.point((isClear && step?.value.move) || null);
	}

	#choose(square: Square): void {
		if (this.#state === null) return;
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
				this.events.put(choice.from, choice.to);
				break;
			case "paint":
				this.#patch({ cursor: square });
				this.#paint(square, !isPainted(this.#state, square));
				break;
			case "refuse":
				this.#patch({ selected: null });
				this.events.refuse(choice.why);
		}
	}

	/** Plays a move, or makes one step of it. */
	#step(state: BoardState, choice: SquareAction, cursor: Square): void {
		if (choice.act === "play") {
			this.events.play(choice.move);
		} else if (choice.act === "take") {
			const dropped = this.#dropped;
			this.#dropped = null;
			if (dropped === null) {
				const { toMove } = state.position;
				this.#painter.move(tweenOf(toMove, [choice.step], performance.now()));
			}
			this.#patch({ ...afterStep(state, choice.step), selected: null, drag: null, cursor });
			this.events.take(choice.step);
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
			this.events.refuse("illegal");
		}
	}

	#dropEdited(state: BoardState, from: Square, to: Square | null): void {
		const over = this.#free(state, from, to);
		const lift = state.drag?.lift ?? this.events.lift(from);
		this.#patch({ drag: null, selected: null });
		if (over !== null) {
			lift.drop(over);
			return;
		}
		lift.over(null);
		if (to !== null && !sameSquare(from, to)) this.events.refuse("occupied");
	}
}
