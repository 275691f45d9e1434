/** Help on request: hints in stages, and the solution. */
import type { Line } from "catchmate";
import { hasOnePiece } from "../model/position.ts";
import type { GameOnBoard } from "./game.ts";
import { isGivenUp, isOpenPuzzle } from "./judging.ts";
import type { SessionContext } from "./state.ts";

export class Help {
	constructor(
		private readonly session: SessionContext,
		private readonly game: GameOnBoard,
	) {}

	/**
	 * Gives the next stage of a hint: the piece, the move, best play. A pass has no piece. The piece does not count where it is
	 * the only one that can move.
	 */
	async hint(): Promise<void> {
		const { stage, match, hintsTaken } = this.session.state;
		const isPass = match?.moves[0]?.move.from === null;
		const next = Math.min(3, Math.max(stage, isPass ? 1 : 0) + 1) as 1 | 2 | 3;
		const telling = hasOnePiece(match?.moves ?? []) ? 2 : 1;
		const isTaken = stage < telling && next >= telling;
		this.session.change({ stage: next, hintsTaken: hintsTaken + Number(isTaken) });
		if (next === 3) {
			const line = await this.game.line();
			if (this.session.state.match?.record !== match?.record) return;
			this.session.change({ line: line?.moves ?? [] });
		}
		this.session.tell({ kind: "hinted", stage: next });
	}

	/**
	 * Shows best play from the current position, which also becomes the rest of the game. Gives up an open puzzle; the solution
	 * of one is then played move by move, and again, from its start, whenever it is asked for.
	 */
	async solution(): Promise<Line["moves"]> {
		const { match } = this.session.state;
		if (match === null) return [];
		const isNew = isOpenPuzzle(this.session.state);
		if (isNew) {
			this.session.change({ puzzle: "given-up", players: {}, paused: true });
		} else if (isGivenUp(this.session.state)) {
			await this.game.backToStart();
		}
		const line = await this.game.showLine();
		if (this.session.state.match?.record.positions[0] !== match.record.positions[0]) return line;
		this.session.change({ line });
		if (isNew) this.session.tell({ kind: "given-up" });
		if (isGivenUp(this.session.state)) this.game.opponents.setPaused(false);
		return line;
	}
}
