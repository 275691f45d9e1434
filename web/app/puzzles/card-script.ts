/** The script of the day's card, loaded where the card is shown without the rest of the puzzles. */
import { giveScript } from "../kernel/script.ts";
import styles from "./card.css";
import { dayCard } from "./card.ts";

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly "puzzle-card": typeof dayCard;
	}
}

giveScript("puzzle-card", dayCard, styles);
