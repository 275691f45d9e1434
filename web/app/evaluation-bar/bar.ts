/** Draws the evaluation bar: the winner and the distance, in the sides' colours; nothing while values are hidden. */
import "./bar.css";
import { effect } from "@preact/signals-core";
import type { CatchmateBoard } from "../../element/element.ts";
import { colourClass } from "../../element/icons.ts";
import { shareOf } from "../../model/evaluation-bar.ts";
import { opponent } from "../../model/position.ts";
import { boardScale } from "../../model/value.ts";

/** @param own the side at the lower end; null for the game's first */
export function evaluationBar(board: CatchmateBoard, own: () => string | null): void {
	effect(() => {
		const { value, table } = board;
		board.classList.toggle("has-evaluation", value !== null && table !== null);
		if (value === null || table === null) {
			return;
		}
		const { rules } = table.game;
		const first = own() ?? rules.sides[0].name;
		const colour = (name: string) => `var(--${colourClass(rules, name).replace("is-", "piece-")})`;
		const { style } = board;
		style.setProperty("--evaluation-share", `${100 * shareOf(first, value, boardScale(table))}%`);
		style.setProperty("--evaluation-own", colour(first));
		style.setProperty("--evaluation-other", colour(opponent(rules, first)));
	});
}
