/** The opponents script, loaded when a player that is not simply perfect is to move, or a game ends. */
import { moveBelowPerfect, trap } from "../../model/opponents.ts";
import { trailsOf } from "../../model/trail.ts";
import { giveScript } from "../kernel/script.ts";
import styles from "./end-card.css";
import { endCard, endLine } from "./end-card.ts";
import { seekNext } from "./harder-board.ts";

export interface OpponentsScript {
	readonly moveBelowPerfect: typeof moveBelowPerfect;
	readonly trap: typeof trap;
	readonly endCard: typeof endCard;
	readonly endLine: typeof endLine;
	readonly seekNext: typeof seekNext;
	readonly trailsOf: typeof trailsOf;
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly opponents: OpponentsScript;
	}
}

giveScript("opponents", { moveBelowPerfect, trap, endCard, endLine, seekNext, trailsOf }, styles);
