/** What the library loads when its games or ready-made boards are first shown. */
import "./shelves.css";
import { boardsContent, presetTexts } from "./boards.ts";
import { gamesContent, standardTexts } from "./games.ts";

export { homeContent } from "./games.ts";

/** The contents of each dialog, and the texts of the boards in their pictures. */
export const shelves = {
	games: { content: gamesContent, texts: standardTexts },
	boards: { content: boardsContent, texts: presetTexts },
} as const;
