/** The opponents script, loaded when a player that is not simply perfect is to move, or a game ends. */
import { moveBelowPerfect, trap } from "../../model/opponents.ts";
import { giveScript } from "../kernel/script.ts";
import { endCard } from "./end-card.ts";

export interface OpponentsScript {
	readonly moveBelowPerfect: typeof moveBelowPerfect;
	readonly trap: typeof trap;
	readonly endCard: typeof endCard;
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly opponents: OpponentsScript;
	}
}

giveScript("opponents", { moveBelowPerfect, trap, endCard });
