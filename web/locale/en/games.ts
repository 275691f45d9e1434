/** The words of each game, by its id, in English. */
import { gameWriter } from "../shared.ts";
import { gameNames } from "./board.ts";

export const games = {
	chase: {
		name: gameNames.chase,
		rules:
			"White moves one square, Black one or two in a line. Who lands on the other's piece wins.",
		format:
			"n r1 c1 r2 c2: an n × n board, White on row r1, column c1, Black on row r2, column c2. Or a drawing: rows and columns, then the rows; O is White, X is Black, # an obstacle, a dot an empty square.",
		help: [
			"White moves one square, up, down, left or right; Black moves one or two in a straight line, and may leap. White begins.",
			"Who moves onto the other's piece wins. There is no passing.",
		],
		presets: {
			"chase-sample": "Sample, 2 × 2",
			"chase-neighbours": "Neighbours, 5 × 5",
			"chase-corners-8": "Corner to corner, 8 × 8",
			"chase-middle-13": "Out of the middle, 13 × 13",
			"chase-shadow-8": "Diagonal neighbours, 8 × 8",
			"chase-corners-20": "Corner to corner, 20 × 20",
			"chase-longest-20": "The longest chase, 20 × 20",
		},
	},
	"crossing-pawn": {
		name: gameNames["crossing-pawn"],
		rules:
			"Black steps up, left or right and wins on the top row. Red moves one of its two pieces a step and wins by catching Black or leaving it no move.",
		format:
			"id T, then T boards: n m and n rows of m characters. X is Black, O is Red (two of them), # an obstacle, a dot an empty square. Or one board alone, as 3 3; after 3 3 black, Black begins.",
		help: [
			"Black's pawn makes for the top row, one square up, left or right a move, and never down. Red hunts it with two pieces, of which one moves one square, up, down, left or right. Red begins.",
			"Black wins on the top row. Who moves onto the other's piece wins, and who cannot move loses. Nobody enters an obstacle.",
		],
		presets: {
			"crossing-sample": "Sample, five boards",
			"crossing-blocked": "Nowhere to go, 4 × 5",
			"crossing-gate": "Two gates, 3 × 3",
			"crossing-corner": "The corner, 3 × 3",
			"crossing-tie": "The open field, 5 × 5",
			"crossing-maze": "The long corridor, 9 × 9",
			"crossing-river": "The river, 10 × 9",
			"crossing-open": "The wide plain, 10 × 10",
			"crossing-longest-hunt": "The longest hunt, 10 × 10",
			"crossing-longest-crossing": "The longest crossing, 10 × 10",
			"crossing-zugzwang": "Whoever moves loses, 8 × 8",
			"crossing-pairs": "Nobody gets anywhere, 10 × 10",
		},
	},
};

export const game = gameWriter(games, {
	rules: "All legal moves are listed and marked on the board.",
	format:
		"A drawing: rows and columns, then the rows; O and X are the pieces of the two sides, # an obstacle, a dot an empty square.",
	help: ["All legal moves are listed and marked on the board. Goals are marked at its edges."],
});
