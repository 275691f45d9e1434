/** The games of tests/games/list.cpp: the module with them, and their boards. */
import { readFileSync } from "node:fs";

/** The solver's module with more games. */
export const moreGames = () =>
	readFileSync(new URL("../../build/wasm/more_games.wasm", import.meta.url));

/** Boards of a game, and the program's answers. */
export interface Sample {
	readonly game: string;
	readonly input: string;
	readonly answers: string;
	/** The first board as a drawing; its code's first digits and its picture's title. */
	readonly drawing: string;
	readonly codeStart: string;
	readonly title: string;
}

const hunted = "6 5 fox\nO.X.O\n.....\n..#..\n.#...\n..O..\n.....\n";
const chased = "3 3\nO..\n...\n..X\n";

export const samples: readonly Sample[] = [
	{
		game: "fox-hunt",
		input: `0 3\n${hunted}5 5\nX....\n...#.\n..O..\n.O.O.\n.....\n2 4\nO.OO\n..X.\n`,
		answers: "Hunter 6\nHunter 3\nFox 0\n",
		drawing: hunted,
		codeStart: "1U",
		title: "fox-hunt, 6 × 5: The fox to move",
	},
	{
		game: "fox-and-goose",
		input: `0 3\n${chased}4 5\nO...#\n..#..\n...#.\n....X\n1 3 fox\nOX.\n`,
		answers: "Fox 6\nDraw\nFox 1\n",
		drawing: chased,
		codeStart: "1W",
		title: "fox-and-goose, 3 × 3: Goose to move",
	},
];
