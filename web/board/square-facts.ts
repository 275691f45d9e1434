/** The facts about a square, for its name in the grid. */
import type { Game, Square } from "catchmate";
import { squaresOf } from "../model/boards.ts";
import { obstaclesOf } from "../model/draughtboard.ts";
import { columnsOf, neighboursOf, pointAt } from "../model/graph.ts";
import { overlayFacts } from "../model/overlay.ts";
import {
	isOnEdge,
	piecesOn,
	sameSquare,
	sidesOn,
	squareKey,
	stepsOf,
	tokenHolder,
} from "../model/position.ts";
import type { SquareFacts } from "../model/square-facts.ts";
import type { targets } from "./square-action.ts";
import type { BoardState } from "./state.ts";

/** The facts about a square that depend on the game alone. */
type BoardFacts = Pick<SquareFacts, "neighbours" | "obstacle" | "unused" | "goals" | "closed">;

const plainSquare: BoardFacts = {
	neighbours: [],
	obstacle: false,
	unused: false,
	goals: [],
	closed: [],
};

/** Those facts by square key, for squares that have any. */
export function boardFacts(game: Game): ReadonlyMap<string, BoardFacts> {
	const facts = new Map<string, BoardFacts>();
	const add = (squares: readonly Square[], change: (known: BoardFacts) => BoardFacts) => {
		for (const key of squares.map(squareKey)) {
			facts.set(key, change(facts.get(key) ?? plainSquare));
		}
	};
	const { board } = game;
	const { graph } = board;
	if (graph !== undefined) {
		for (const column of columnsOf(board)) {
			const neighbours = neighboursOf(graph, column);
			add([pointAt(column)], (known) => ({ ...known, neighbours }));
		}
	}
	const { walls, unused } = obstaclesOf(game);
	add(walls, (known) => ({ ...known, obstacle: true }));
	add(unused, (known) => ({ ...known, unused: true }));
	for (const name of ["goals", "closed"] as const) {
		for (const [side, squares] of Object.entries(board[name] ?? {})) {
			add(squares, (known) => ({ ...known, [name]: [...known[name], side] }));
		}
	}
	for (const { name, goals } of game.rules.sides) {
		const isGoal = (square: Square) => {
			const { obstacle, unused, goals: others } = facts.get(squareKey(square)) ?? plainSquare;
			return (
				goals.some((edge) => isOnEdge(edge, square, board)) &&
				!(obstacle || unused || others.includes(name))
			);
		};
		const won = goals.length === 0 ? [] : squaresOf(board).filter(isGoal);
		add(won, (known) => ({ ...known, goals: [...known.goals, name] }));
	}
	return facts;
}

/** All facts about a square; `marks` are the state's targets, `known` its game's facts. */
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
		...overlayFacts(state, square),
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
		lastMove: isEnd("to") ? "to" : isEnd("from") ? "from" : null,
	};
}
