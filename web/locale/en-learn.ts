/** What the page says to those who learn, in English. */
import type { Outcome } from "catchmate";
import { number, plies, side } from "./en.ts";
import type { LearnWords } from "./learn-words.ts";

const percent = () => new Intl.NumberFormat("en", { style: "percent" });
const comes: Readonly<Record<Outcome, string>> = { win: "wins", draw: "draws", loss: "loses" };

export const enLearn: LearnWords = {
	counting: (counted, positions) =>
		`Counting ${number(positions)} positions: ${percent().format(positions === 0 ? 1 : counted / positions)}`,
	zugzwangs: {
		heading: "Mutual zugzwangs",
		none: "There is none: nobody ever regrets that it is their turn.",
		note: "Placements of the pieces in which each side would rather have the other to move.",
		kind: (placements, outcomes) => {
			const places = `${number(placements)} ${placements === 1 ? "placement" : "placements"}`;
			return outcomes.every(([, outcome]) => outcome === "loss")
				? `${places}: whoever is to move loses`
				: `${places}: ${outcomes.map(([name, outcome]) => `${side(name)} to move ${comes[outcome]}`).join(", ")}`;
		},
		example: (toMove, distance) =>
			`the longest: ${side(toMove)} to move loses in ${plies(distance)}`,
	},
	watch: {
		heading: "Watch it being solved",
		settled: (distance) => `settled at ${number(distance)}`,
	},
	loading: "Loading …",
	unloaded: "This part of the page could not be loaded.",
	tryAgain: "Try again",
	sizes: "Chase on boards of all sizes",
	help: "Help",
	invitation: "Drag a piece to try a move. Edit changes the board; Play begins a game.",
};
