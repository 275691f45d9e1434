/** The players script, loaded when a game is first played. */
import { giveScript } from "../kernel/script.ts";
import { players } from "./players.ts";

export interface PlayersScript {
	readonly players: typeof players;
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly players: PlayersScript;
	}
}

giveScript("players", { players });
