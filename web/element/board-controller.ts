/** Draws a session's board in the element's template. */
import type { Board, Move, Square, Table } from "catchmate";
import type { ReactiveController } from "lit";
import type { Hint, Scene } from "../board/state.ts";
import { type BoardEvents, BoardView } from "../board/view.ts";
import type { Words } from "../locale/en/board.ts";
import { appearanceOf } from "../model/appearance.ts";
import { type BoardProblem, paint, put } from "../model/edit.ts";
import { featureIn, obstacle } from "../model/features.ts";
import { noOverlay, type Overlay, overlayOn } from "../model/overlay.ts";
import { moveOf, stepsOf } from "../model/position.ts";
import { currentPosition, lastMove } from "../model/record.ts";
import { boardScale, inOwnMoves } from "../model/value.ts";
import {
	badgeOf,
	countsMoves,
	endTrails,
	hidesValues,
	isOpenPuzzle,
	playsSolution,
	shownMoves,
} from "./judging.ts";
import type { AuthorProperties } from "./properties.ts";
import { gridWords } from "./sentences.ts";
import type { Session } from "./session.ts";
import { arrowsOf, marksOf } from "./settings.ts";
import { type GameState, playerToMove, type Refusal } from "./state.ts";

/** The tools that the surrounding page supplies. */
type Tools = Pick<Scene, "brush" | "pen">;

const noBoard: Board = { rows: 0, columns: 0, obstacles: [] };

const none: Pick<Refusal, "line" | "shown"> = { line: [], shown: 0 };

/**
 * The scene; null before there is a board. `shown` is the board being edited or waiting to be solved; `table` belongs
 * to the board that is solved.
 */
function sceneOf(
	state: GameState,
	layers: Overlay,
	{ brush, pen }: Tools,
	shown: BoardProblem | null,
	table: Table | null,
	words: Words,
): Scene | null {
	const { match, mode, stage, line } = state;
	const best = match?.moves[0]?.move;
	const follows = stage === 3 ? (line ?? []).slice(1, 3) : [];
	const hint: Hint | null =
		best === undefined || stage < 1
			? null
			: {
					squares: stepsOf(best).map(({ from }) => from),
					moves: stage < 2 ? [] : [best, ...follows],
				};
	// Of the layers, an unsolved board shows only an author's marks.
	const common = {
		...(match === null ? noOverlay : layers),
		marks: layers.marks,
		hint,
		scale: table && boardScale(table),
		pen,
		badge: badgeOf(words, state),
		brush: shown === null ? obstacle : featureIn(shown.game.rules, brush),
	};
	if (match === null || (mode === "edit" && shown !== null)) {
		return (
			shown && {
				...common,
				...shown,
				moves: [],
				lastMove: null,
				pointed: null,
				shows: "nothing",
				does: mode === "edit" ? "edit" : "look",
			}
		);
	}
	const { line: refuted, shown: made } = (isOpenPuzzle(state) && state.refusal) || none;
	const last = refuted[made - 1];
	if (last !== undefined) {
		return {
			...common,
			game: match.game,
			position: last.position,
			lastMove: last.move,
			moves: refuted.slice(made),
			pointed: null,
			shows: "nothing",
			does: "look",
		};
	}
	// An automatic player's moves are not the reader's choice.
	const isOwn = playerToMove(state) !== "perfect" || state.paused;
	const isStill = mode === "show" || !isOwn || playsSolution(state);
	return {
		...common,
		arrows: [...common.arrows, ...refuted.map(({ move }) => move)],
		game: match.game,
		position: currentPosition(match.record),
		moves: countsMoves(state) ? shownMoves(state).map(inOwnMoves) : shownMoves(state),
		lastMove: lastMove(match.record),
		pointed: state.pointed,
		shows: isStill ? "nothing" : hidesValues(state) ? "squares" : "values",
		does: isStill || playerToMove(state) !== "human" ? "look" : "play",
	};
}

/** The board's events that the element handles instead of the session. */
export type ElementEvents = Pick<BoardEvents, "play" | "take" | "refuse" | "select">;

/** Keeps a view of the board while the element is in a document, and updates it. */
export class BoardController implements ReactiveController {
	#view: BoardView | null = null;

	constructor(
		private readonly host: AuthorProperties,
		private readonly session: Session,
		private readonly language: { readonly words: Words },
		private readonly events: ElementEvents,
	) {
		host.addController(this);
	}

	/** The square of the selected piece. */
	get selected(): Square | null {
		return this.#view?.selected ?? null;
	}

	set selected(square: Square | null) {
		if (this.#view !== null) this.#view.selected = square;
	}

	/** The move that completes the turn with all other pieces in place. */
	get rest(): Move {
		return this.#view?.rest ?? moveOf([]);
	}

	hostUpdated(): void {
		const place = this.host.renderRoot.querySelector<HTMLElement>(".board");
		const { state, shownProblem, table } = this.session;
		const scene = sceneOf(state, this.layers, this.host, shownProblem, table, this.language.words);
		if (place === null || !this.host.isConnected) return;
		this.#view ??= this.#makeView(place);
		if (scene !== null) {
			const name = this.host.label ?? this.host.ariaLabel;
			const words = gridWords(this.language.words, state, name);
			this.#view.update({ ...scene, ...appearanceOf(this.host) }, words);
		}
	}

	/** The layers of the page, of the comment shown, and, over the first position, of the author's attributes. */
	get layers(): Overlay {
		const { arrows, marks, arrowsFrom, trails, heat } = this.host;
		const { state, shownProblem, game, annotation } = this.session;
		const isFirst = !game.canRestart && state.opening.by !== "edit";
		const board = shownProblem?.game.board ?? noBoard;
		const written = <One>(
			given: string | readonly One[],
			read: (text: string, board: Board) => readonly One[] | null,
		) => (typeof given !== "string" ? given : (isFirst && read(given, board)) || []);
		const { comment } = annotation ?? {};
		return overlayOn(board, {
			arrows: [...written(arrows, arrowsOf), ...(comment?.arrows ?? [])],
			marks: [...written(marks, marksOf), ...(comment?.marks ?? [])],
			arrowsFrom,
			trails: trails.length > 0 ? trails : endTrails(state),
			heat,
		});
	}

	dispose(): void {
		this.#view?.dispose();
		this.#view = null;
	}

	#makeView(place: HTMLElement): BoardView {
		const session = this.session;
		return new BoardView(place, this.language.words, session.work, {
			...this.events,
			point: (move) => session.game.point(move),
			lift: (from) => session.edits.lift(from),
			put: (from, to) => session.edits.edit((problem) => put(problem, from, to)),
			paint: (square, feature, has, joins) =>
				session.edits.edit((problem) => paint(problem, square, feature, has), joins),
		});
	}
}
