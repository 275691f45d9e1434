/** The board's state: a scene and a person's part in it; and its one decision, the meaning of a choice of a square. */
import type {
	Board,
	Game,
	Graph,
	Move,
	MoveValue,
	Position,
	Square,
	SquareValue,
	Step,
} from "catchmate";
import { type Feature, hasFeature, squaresWith } from "./features.ts";
import { columnsOf, type Neighbour, neighboursOf, pointAt } from "./graph.ts";
import type { Pen, Sketch } from "./pen.ts";
import {
	piecesOn,
	piecesToMove,
	sameSquare,
	sidesOn,
	squareKey,
	stepsOf,
	tokenHolder,
} from "./position.ts";
import { movesWith, stepsLeft } from "./turn.ts";
import type { Scale } from "./value.ts";

/** Something to be seen on a square, and heard with its name. */
export interface Mark {
	readonly square: Square;
	readonly shape: "ring" | "dot" | "cross";
	/** Its meaning, for those who hear it and not see it. */
	readonly label?: string | undefined;
}

/** A legal move and its value. The position that it leads to may be missing where no piece is to travel. */
export type SceneMove = Omit<MoveValue, "position"> & Partial<Pick<MoveValue, "position">>;

/** The contents of the board. */
export interface Scene {
	readonly game: Game;
	readonly position: Position;
	/** The legal moves, best first; none when the game is over. */
	readonly moves: readonly SceneMove[];
	/** The move that led to the position. */
	readonly lastMove: Move | null;
	/** The move that the person points at, drawn as an arrow. */
	readonly pointed: Move | null;
	/** More moves to be drawn as arrows. */
	readonly arrows: readonly Move[];
	readonly marks: readonly Mark[];
	/** The values of the position with a piece elsewhere, drawn on the squares. */
	readonly heat: readonly SquareValue[];
	/** The scale of their colours; null for one of these values alone. */
	readonly scale: Scale | null;
	/** The marks of the moves: their values, only the squares that they lead to, or none. */
	readonly shows: "values" | "squares" | "nothing";
	/** A person's part: to move for the side to move, to change the board, or only to look. */
	readonly does: "play" | "edit" | "look";
	/** The feature that a person who changes the board paints squares with. */
	readonly brush: Feature;
	/** The tool that a person changes a graph with in the place of the brush. */
	readonly pen: Pen | null;
}

/** A piece that follows the pointer; places in CSS pixels from the board's top left corner. */
export interface Drag {
	readonly from: Square;
	/** The square that it would be dropped on, if there is one. */
	readonly over: Square | null;
	readonly x: number;
	readonly y: number;
}

/** A person's actions at this moment. */
export interface Interaction {
	readonly selected: Square | null;
	/** The square that the keyboard is on. */
	readonly cursor: Square;
	readonly drag: Drag | null;
	/** The steps of a turn of several pieces so far; the scene's position and moves are those after them. */
	readonly taken: readonly Step[];
	/** A change of a graph that is being made. */
	readonly sketch: Sketch | null;
}

export type BoardState = Scene & Interaction;

/** The effect of choosing a square. */
export type Choice =
	| { readonly act: "play"; readonly move: Move }
	/** One of a turn's steps, not the last one. */
	| { readonly act: "take"; readonly step: Step }
	/** The turn's steps so far are taken back. */
	| { readonly act: "retract" }
	| { readonly act: "select"; readonly square: Square | null }
	| { readonly act: "put"; readonly from: Square; readonly to: Square }
	| { readonly act: "paint"; readonly square: Square }
	| {
			readonly act: "refuse";
			readonly why: "ambiguous" | "illegal" | "occupied" | "not-playable" | "game-over";
	  };

/** The square that the keyboard starts on: that of a piece that the side to move can move. */
export function startingCursor({ game, position }: Scene): Square {
	return piecesToMove(game.rules, position)[0] ?? { row: 1, column: 1 };
}

/** The square of the dragged piece in the position: while the board is changed, the one that the piece is over. */
export function draggedSquare({ position }: Scene, { from, over }: Drag): Square {
	return over !== null && sidesOn(position, over).length > 0 ? over : from;
}

/** A step that may be taken, with the value of the best move that has it. */
export type MarkedStep = Step & { readonly value: SceneMove };

/** The steps that the board marks, best first: those of the selected piece, or all. */
export function markedSteps(state: BoardState): readonly MarkedStep[] {
	const { selected, moves } = state;
	return moves.flatMap((value) =>
		stepsLeft(state, value.move)
			.filter(({ from }) => selected === null || sameSquare(from, selected))
			.map((step) => ({ ...step, value })),
	);
}

/** For each square that a marked step is seen to lead to, the best such step; none beside a map, which says something else. */
export function targets(state: BoardState): Map<string, MarkedStep> {
	const best = new Map<string, MarkedStep>();
	if (state.shows === "nothing" || state.heat.length > 0) {
		return best;
	}
	for (const step of markedSteps(state)) {
		if (!best.has(squareKey(step.to))) {
			best.set(squareKey(step.to), step);
		}
	}
	return best;
}

/** The tool in use: only a graph that is being changed has one. */
export const penIn = ({ does, game, pen }: Scene): Pen | null =>
	does === "edit" && game.board.graph !== undefined ? pen : null;

/** Whether a person may take the piece that stands there. */
export function isMovable(state: BoardState, square: Square): boolean {
	if (penIn(state) !== null) {
		return false;
	}
	switch (state.does) {
		case "play":
			return state.moves.some(({ move }) =>
				stepsLeft(state, move).some(({ from }) => sameSquare(from, square)),
			);
		case "edit":
			return sidesOn(state.position, square).length > 0;
		case "look":
			return false;
	}
}

/** Whether the piece of one square, of both sides' the upper one, may be put on another while the board is changed. */
export function isFreeFor({ game, position }: Scene, from: Square, to: Square): boolean {
	const standing = sidesOn(position, to);
	const side = sidesOn(position, from).at(-1);
	const mayShare = game.rules.sides.some(
		({ name, mayShare }) => name === side && mayShare === true,
	);
	return !sameSquare(from, to) && standing.every((other) => other === side && mayShare);
}

/** Whether a square has what the brush paints. */
export const isPainted = ({ game, brush }: BoardState, square: Square): boolean =>
	hasFeature(game.board, square, brush);

/** The effect of a step, or of a piece's staying in its turn; null where it is not legal. */
export function chooseStep(state: BoardState, step: Step): Choice | null {
	const [only, another] = movesWith(state, step);
	if (only === undefined) {
		return null;
	}
	const isLast =
		another === undefined && stepsLeft({ taken: [...state.taken, step] }, only.move).length === 0;
	return isLast ? { act: "play", move: only.move } : { act: "take", step };
}

/** Decides on the effect of a tap on a square, or of Enter. */
export function choose(state: BoardState, square: Square): Choice {
	const { selected, does } = state;
	if (does === "look") {
		return { act: "refuse", why: state.moves.length === 0 ? "game-over" : "not-playable" };
	}
	if (sameSquare(selected, square)) {
		// The token can go round a loop, and a piece can stay where others of its side move.
		const here = does === "play" ? chooseStep(state, { from: square, to: square }) : null;
		return here ?? { act: "select", square: null };
	}
	if (does === "edit") {
		return isMovable(state, square)
			? { act: "select", square }
			: selected === null
				? { act: "paint", square }
				: { act: "put", from: selected, to: square };
	}
	if (selected === null && isMovable(state, square)) {
		return { act: "select", square };
	}
	const [step, ...more] = markedSteps(state).filter(({ to }) => sameSquare(to, square));
	const another = more.find(({ from }) => !sameSquare(from, step?.from ?? null));
	const isClear = step !== undefined && another === undefined;
	const choice = isClear && !sameSquare(step.from, square) ? chooseStep(state, step) : null;
	if (choice !== null) {
		return choice;
	}
	if (isMovable(state, square)) {
		return { act: "select", square };
	}
	if (state.taken.some(({ to }) => sameSquare(to, square))) {
		return { act: "retract" };
	}
	return { act: "refuse", why: another === undefined ? "illegal" : "ambiguous" };
}

/** The description of a square, for those who hear it and not see it. */
export interface SquareFacts {
	readonly square: Square;
	/** The graph that the square is a point of. */
	readonly graph: Graph | undefined;
	/** The points around this one; none on a rectangle, where everybody knows them. */
	readonly neighbours: readonly Neighbour[];
	readonly obstacle: boolean;
	/** The sides that have a goal on this very square. */
	readonly goals: readonly string[];
	/** The sides that the square is closed to. */
	readonly closed: readonly string[];
	/** The sides with a piece there, the topmost last. */
	readonly sides: readonly string[];
	/** How many pieces each of them has there. */
	readonly pieces: readonly number[];
	/** Whether the game has but one piece, the token, which both sides move. */
	readonly token: boolean;
	/** The side to move where it can move the piece there; null elsewhere, and when the game is over. */
	readonly toMove: string | null;
	readonly selected: boolean;
	/** The best move with a marked step to this square. */
	readonly target: SceneMove | null;
	/** Whether the value of that move may be told. */
	readonly showsValue: boolean;
	/** The value of the position with a piece here. */
	readonly heat: SquareValue | null;
	/** The labels of the marks here. */
	readonly labels: readonly string[];
	readonly lastMove: "from" | "to" | null;
}

/** The facts of squares that a board alone decides. */
type BoardFacts = Pick<SquareFacts, "neighbours" | "obstacle" | "goals" | "closed">;

const plainSquare: BoardFacts = { neighbours: [], obstacle: false, goals: [], closed: [] };

/** The facts of those squares of a board that are not plain, by their keys. */
export function boardFacts(board: Board): ReadonlyMap<string, BoardFacts> {
	const facts = new Map<string, BoardFacts>();
	const add = (squares: readonly Square[], change: (known: BoardFacts) => BoardFacts) => {
		for (const key of squares.map(squareKey)) {
			facts.set(key, change(facts.get(key) ?? plainSquare));
		}
	};
	const { graph } = board;
	for (const column of graph === undefined ? [] : columnsOf(board)) {
		add([pointAt(column)], (known) => ({
			...known,
			neighbours: graph === undefined ? [] : neighboursOf(graph, column),
		}));
	}
	add(board.obstacles, (known) => ({ ...known, obstacle: true }));
	for (const side of Object.keys(board.goals ?? {})) {
		add(squaresWith(board, { kind: "goal", side }), (known) => ({
			...known,
			goals: [...known.goals, side],
		}));
	}
	for (const side of Object.keys(board.closed ?? {})) {
		add(squaresWith(board, { kind: "closed", side }), (known) => ({
			...known,
			closed: [...known.closed, side],
		}));
	}
	return facts;
}

/** The facts of one square; `marks` are the state's targets, `known` the facts of its board. */
export function squareFacts(
	state: BoardState,
	square: Square,
	marks: ReturnType<typeof targets>,
	known: ReturnType<typeof boardFacts>,
): SquareFacts {
	const sides = sidesOn(state.position, square);
	const token = tokenHolder(state.game.rules);
	const { toMove } = state.position;
	const isMoved = state.moves.length > 0 && sides.includes(token ?? toMove);
	const last = state.lastMove === null ? [] : stepsOf(state.lastMove);
	const isEnd = (end: "from" | "to") => last.some((step) => sameSquare(step[end], square));
	return {
		square,
		graph: state.game.board.graph,
		...(known.get(squareKey(square)) ?? plainSquare),
		sides,
		pieces: sides.map((side) => piecesOn(state.position, side, square)),
		token: token !== null,
		toMove: isMoved ? toMove : null,
		selected: sameSquare(state.selected, square),
		target: marks.get(squareKey(square))?.value ?? null,
		showsValue: state.shows === "values",
		heat: state.heat.find((value) => sameSquare(value.square, square)) ?? null,
		labels: state.marks.flatMap(({ square: marked, label }) =>
			label !== undefined && sameSquare(marked, square) ? [label] : [],
		),
		lastMove: isEnd("to") ? "to" : isEnd("from") ? "from" : null,
	};
}
