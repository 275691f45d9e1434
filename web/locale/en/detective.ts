/** Comparing a program's output with the exact answers, in English. */
import type { Explanation } from "catchmate";
import { plies } from "./vocabulary.ts";

/** Files that cannot be compared. */
export type FilesFault = "many" | "no-text" | "inputs" | "no-input";

const faults: Readonly<Record<FilesFault, string>> = {
	many: "Drop one input and one output, no more.",
	"no-text": "is not UTF-8 text.",
	inputs: "Both files are inputs. Drop one input and your program’s output for it.",
	"no-input": "Neither file is an input for any game here.",
};

export const detective = {
	heading: "Wrong answer?",
	output: "Your output",
	about:
		"Paste what your program prints for the input above, or drop an input and an output onto the page. Nothing leaves your device.",
	compare: "Find the mistake",
	stop: "Stop",
	choose: "Choose files",
	working: "Comparing with common mistakes …",
	right: (boards: number): string =>
		boards === 1 ? "Your answer is right." : `All ${boards} answers are right.`,
	wrong: (board: number, boards: number): string =>
		boards === 1
			? "Your answer is wrong."
			: `Board ${board} of ${boards} is the first that differs.`,
	expected: "Expected",
	got: "You printed",
	/** For a missing answer. */
	nothing: "nothing",
	/** For the expected answer beyond the last board. */
	noMore: "nothing more",
	lines: (lines: number, boards: number): string =>
		`Your output has ${lines} ${lines === 1 ? "line" : "lines"}, the input has ${boards} ${boards === 1 ? "board" : "boards"}.`,
	/** For an answer with the right winner. */
	counted: (difference: number): string =>
		`The winner is right, but you count ${plies(Math.abs(difference))} too ${difference > 0 ? "many" : "few"}.`,
	explained: (count: number): string =>
		count === 1
			? "One known mistake gives exactly your output:"
			: "Each of these mistakes gives exactly your output, likeliest first. More boards rule out more of them.",
	unexplained: "No known mistake gives exactly your output.",
	mistake: ({ about }: Explanation): string => `Your program ${about}.`,
	chapter: "See the tutorial",
	fault: (fault: FilesFault, name: string): string =>
		fault === "no-text" ? `${name} ${faults[fault]}` : faults[fault],
};

export type DetectiveWords = Readonly<typeof detective>;
