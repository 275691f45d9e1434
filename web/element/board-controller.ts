/** Draws a session's board in the element's template. */
import type { Move, Square, SquareValue, Table } from "catchmate";
import type { ReactiveController, ReactiveElement } from "lit";
import { type BoardProblem, paint, put } from "../board/edit.ts";
import { type Feature, featureIn, obstacle } from "../board/features.ts";
import type { Pen } from "../board/pen.ts";
import { stepsOf } from "../board/position.ts";
import { currentPosition, lastMove } from "../board/record.ts";
import type { Mark, Scene } from "../board/state.ts";
import { boardScale } from "../board/value.ts";
import { type BoardEvents, BoardView } from "../board/view.ts";
import type { Words } from "../locale/index.ts";
import { gridWords } from "./sentences.ts";
import type { Session } from "./session.ts";
import { type GameState, hidesValues, playerToMove, shownMoves } from "./state.ts";

/** The drawings of the page around on the board. */
interface Overlay {
	readonly marks: readonly Mark[];
	readonly arrows: readonly Move[];
	readonly heat: readonly SquareValue[];
	/** The feature that a reader paints squares with in `edit`. */
	readonly brush: Feature;
	/** The tool that a reader changes a graph with in `edit`, in the place of the brush. */
	readonly pen: Pen | null;
}

/**
 * The scene, or null before there is a board. `shown` is the board that is being edited, or is to be solved; `table` answers for
 * the one that is solved.
 */
function sceneOf(
	state: GameState,
	{ marks, arrows, heat, brush, pen }: Overlay,
	shown: BoardProblem | null,
	table: Table | null,
): Scene | null {
	const { match, mode, stage, line } = state;
	const best = match?.moves[0]?.move;
	const hinted = (best === undefined || stage < 1 ? [] : stepsOf(best)).map(
		({ from }) => ({ square: from, shape: "ring" }) as const,
	);
	const pointing = best !== undefined && stage >= 2 ? [best] : [];
	const follows = stage === 3 && line !== null ? line.slice(1, 3) : [];
	const common = {
		marks: [...marks, ...hinted],
		arrows: [...arrows, ...pointing, ...follows],
		heat,
		scale: table && boardScale(table),
		pen,
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
				does: mode === "edit" && match !== null ? "edit" : "look",
			}
		);
	}
	return {
		...common,
		game: match.game,
		position: currentPosition(match.record),
		moves: shownMoves(state),
		lastMove: lastMove(match.record),
		pointed: state.pointed,
		shows: mode === "show" ? "nothing" : hidesValues(state) ? "squares" : "values",
		does: mode !== "show" && playerToMove(state) === "human" ? "play" : "look",
	};
}

/** The board's events that are not the session's. */
type ElementEvents = Pick<BoardEvents, "play" | "take" | "refuse" | "select">;

/** Keeps a view of the board as long as the element is in a document, and shows each update on it. */
export class BoardController implements ReactiveController {
	readonly #host: ReactiveElement & Overlay;
	readonly #session: Session;
	readonly #words: () => Words;
	readonly #events: ElementEvents;
	#view: BoardView | null = null;

	constructor(
		host: ReactiveElement & Overlay,
		session: Session,
		words: () => Words,
		events: ElementEvents,
	) {
		this.#host = host;
		this.#session = session;
		this.#words = words;
		this.#events = events;
		host.addController(this);
	}

	/** The square of the chosen piece. */
	get selected(): Square | null {
		return this.#view?.selected ?? null;
	}

	set selected(square: Square | null) {
		if (this.#view !== null) {
			this.#view.selected = square;
		}
	}

	hostUpdated(): void {
		const place = this.#host.renderRoot.querySelector<HTMLElement>(".board");
		const { state, shownProblem, table } = this.#session;
		const scene = sceneOf(state, this.#host, shownProblem, table);
		if (place === null || !this.#host.isConnected) {
			return;
		}
		this.#view ??= this.#makeView(place);
		if (scene !== null) {
			this.#view.update(scene, gridWords(this.#words(), state));
		}
	}

	dispose(): void {
		this.#view?.dispose();
		this.#view = null;
	}

	#makeView(place: HTMLElement): BoardView {
		const session = this.#session;
		return new BoardView(place, this.#words(), {
			...this.#events,
			point: (move) => session.play.point(move),
			carry: (from, over) => session.carry(from, over),
			put: (from, to) => session.edit((problem) => put(problem, from, to)),
			paint: (square, feature, has, joins) =>
				session.edit((problem) => paint(problem, square, feature, has), joins),
		});
	}
}
