/** What the reader does with the element's buttons, keys and board, as changes to its session. */
import type { Move } from "catchmate";
import { swapTurn } from "../model/edit.ts";
import type { ElementEvents } from "./board-controller.ts";
import { hidesValues } from "./hidden-values.ts";
import type { KeyActions } from "./keys.ts";
import { playsSolution } from "./puzzle-judge.ts";
import type { Reports } from "./reports.ts";
import type { Session } from "./session.ts";
import type { Actions } from "./template.ts";
import type { Mode } from "./types.ts";

/**
 * What the buttons and the list of moves do.
 * @param rest the move that finishes a turn begun on the board
 */
export function buttonActions(session: Session, reports: Reports, rest: () => Move): Actions {
	const { game } = session;
	const play = (move: Move) => void game.move(move, "reader");
	return {
		restart: () => void session.edits.reset(),
		undo: () => void session.edits.travel(-1),
		redo: () => void session.edits.travel(1),
		best: () => game.moveBest("reader"),
		pause: () => game.opponents.setPaused(true),
		resume: () => game.opponents.setPaused(false),
		hint: () => void session.help.hint(),
		pass: () => play(rest()),
		again: () => void session.help.solution(),
		"give-up": () => {
			if (reports.dispatch(["give-up", null])) void session.help.solution();
		},
		swap: () => session.edits.edit(swapTurn),
		cancel: () => session.cancel(),
		solve: () => session.solve(),
		follow: (line) => void game.follow(line, line.index),
		play,
		point: (move) => game.point(move),
	};
}

/** What the pointer and the keyboard do on the board. */
export const boardActions = (
	session: Session,
	reports: Reports,
	mode: () => Mode,
	draw: () => void,
): ElementEvents => ({
	play: (move) => void session.game.move(move, "reader"),
	take: () => reports.hear({ kind: "turn" }),
	select: draw,
	refuse: (why) => {
		if (playsSolution(session.state)) {
			session.game.opponents.setPaused(true);
		} else if (mode() !== "show" && !session.game.refuter.stop()) {
			reports.hear({ kind: why });
		}
	},
});

/** What keys do anywhere in the element. */
export const keyActions = (session: Session, reports: Reports): KeyActions => ({
	playBest: () => {
		if (!hidesValues(session.state)) session.game.moveBest("reader");
	},
	step: (plies) => void session.game.step(plies),
	seek: (ply) => void session.game.seek(ply),
	undo: () => void session.edits.travel(-1),
	redo: () => void session.edits.travel(1),
	tellPieces: () => reports.announcePieces(),
});
