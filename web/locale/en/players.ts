/** The panel of players, in English. */
import type { PlayChoice } from "../../model/play-settings.ts";
import { number } from "./vocabulary.ts";

/** The words of a setting. */
export interface SettingWords {
	readonly label: string;
	readonly choices?: Readonly<Record<string, string>>;
	/** Explains the setting, or each of its choices. */
	readonly note?: string | Readonly<Record<string, string>>;
}

export const players = {
	heading: "Players",
	players: { human: "Human", easy: "Easy", medium: "Medium", perfect: "Perfect" },
	newGame: "New game",
	swapSides: "Swap sides",
	settings: {
		grows: { label: "Grows with you", note: "Harder after a win, easier after a loss." },
		traps: {
			label: "Set traps",
			note: "When it cannot win, a perfect player leaves as few good replies as it can.",
		},
		hints: {
			label: "Hints",
			choices: { off: "Off", staged: "Step by step", full: "Full" },
			note: {
				off: "No values are shown.",
				staged: "Your moves are graded; hints come when you ask.",
				full: "Every move shows its value.",
			},
		},
		sound: { label: "Sound" },
	} satisfies Record<PlayChoice, SettingWords>,
	scores: {
		heading: "Games this visit",
		side: (game: string, side: string) => `${game}, ${side}`,
		/** The columns: the side, and the numbers of games won, drawn, lost, and played perfectly. */
		columns: ["As", "Won", "Drawn", "Lost", "Perfect"],
		/** The number of perfect games among the graded ones. */
		perfect: (count: number, graded: number) =>
			graded === 0 ? "–" : `${number(count)} of ${number(graded)}`,
	},
};
