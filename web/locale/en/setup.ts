/** The choice of a game and a board, and a game's text, in English. */
import { game } from "./games.ts";

export const setup = {
	heading: "Board",
	game: "Game",
	games: "Games",
	preset: "Ready-made boards",
	ownText: "Your own",
};

export const text = {
	heading: "Text format",
	input: "Judge input",
	solve: "Solve",
	copy: "Copy",
	fromBoard: "From board",
	answer: "Judge output",
	noAnswer: "Nothing yet",
	solving: "Solving …",
	copyInput: "Copy input",
	copyAnswer: "Copy output",
	boards: "Show board",
	/** A text has switched the game. */
	switched: (gameId: string) => `This input is for ${game(gameId).name}, so the game was switched.`,
	/** Other games accept the text, too. */
	readAs: (gameId: string) => `Read as ${game(gameId).name}; it could be another game’s.`,
	reread: (gameId: string) => `Read as ${game(gameId).name}`,
};
