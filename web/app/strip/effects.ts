/** Draws the evaluation strip: who wins and how soon, in the sides' colours; nothing while values are hidden. */
import "./strip.css";
import { effect } from "@preact/signals-core";
import type { CatchmateBoard } from "../../element/element.ts";
import { colourClass } from "../../element/piece.ts";
import { opponent } from "../../model/position.ts";
import { shareOf } from "../../model/strip.ts";
import { boardScale } from "../../model/value.ts";

/** @param own the side at the lower end; null for the game's first */
export function stripEffects(board: CatchmateBoard, own: () => string | null): void {
	effect(() => {
		const { value, table } = board;
		board.classList.toggle("has-strip", value !== null && table !== null);
		if (value === null || table === null) {
			return;
		}
		const { rules } = table.game;
		const first = own() ?? rules.sides[0].name;
		const colour = (name: string) => `var(--${colourClass(rules, name).replace("is-", "piece-")})`;
		const { style } = board;
		style.setProperty("--strip-share", `${100 * shareOf(first, value, boardScale(table))}%`);
		style.setProperty("--strip-own", colour(first));
		style.setProperty("--strip-other", colour(opponent(rules, first)));
	});
}
