/** The words of each game, by its id, in English. */
import { gameWriter } from "../shared.ts";
import { gameName, gameNames } from "./board.ts";

export const games = {
	chase: {
		name: gameNames.chase,
		aims: {
			white: "Land on the black piece, which moves faster.",
			black: "Run the white piece down.",
		},
		rules:
			"White moves one square, Black one or two in a line. Whoever lands on the other piece wins.",
		format:
			"n r1 c1 r2 c2: an n × n board, White on row r1, column c1, Black on row r2, column c2. Or a drawing: rows and columns, then the rows; O is White, X is Black, # an obstacle, a dot an empty square.",
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
		aims: {
			red: "Catch the pawn before it reaches the top.",
			black: "Reach the top row before you are caught.",
		},
		rules:
			"Capture to win; Black, never moving down, also wins on the top row. Whoever cannot move loses.",
		format:
			"id T, then T boards: n m and n rows of m characters. X is Black, O is Red (two of them), # an obstacle, a dot an empty square. Or a single board: n m on the first line, such as 3 3, then its rows; with 3 3 black, Black begins.",
		presets: {
			"crossing-sample": "Sample, five boards",
			"crossing-blocked": "Nowhere to go, 4 × 5",
			"crossing-gate": "Two gates, 3 × 3",
			"crossing-corner": "The corner, 3 × 3",
			"crossing-tie": "The open field, 5 × 5",
			"crossing-maze": "The long corridor, 9 × 9",
			"crossing-fort": "The fort, 8 × 9",
			"crossing-river": "The river, 10 × 9",
			"crossing-open": "The wide plain, 10 × 10",
			"crossing-longest-hunt": "The longest hunt, 10 × 10",
			"crossing-longest-crossing": "The longest crossing, 10 × 10",
			"crossing-zugzwang": "Whoever moves loses, 8 × 8",
			"crossing-pairs": "Nobody gets anywhere, 10 × 10",
		},
	},
	"police-and-thief": {
		name: gameNames["police-and-thief"],
		aims: {
			police: "Meet the thief before it reaches an exit.",
			thief: "Reach an exit before you are met.",
		},
		rules:
			"The police move in eight directions, the thief in four; both may pass. The police win by meeting the thief, the thief on a framed exit.",
		format:
			"A drawing: rows and columns, then the rows; O is the police, X the thief, # a wall, a dot an empty square. Before the rows come the side to move and the exits as row,column: 8 8 police, then goal thief 1,1 3,5.",
		presets: {
			"police-rooms": "Four rooms, 7 × 9",
			"police-longest": "The longest arrest, 7 × 9",
			"police-blocks": "Round the blocks, 8 × 10",
		},
	},
	"cat-and-mouse-2": {
		name: gameNames["cat-and-mouse-2"],
		aims: {
			mouse: "Get to the food past the cat.",
			cat: "Catch the mouse, or be at the food first.",
		},
		rules:
			"Both jump in a line, over each other but not over walls, or pass. The mouse wins on the food, the framed square; the cat there, by catching the mouse, or if play never ends.",
		format:
			"The rows as a list, then the longest jump of the cat and of the mouse, a line each; M is the mouse, C the cat, F the food, # a wall, a dot an empty square. Or a drawing: 8 8 mouse, the food as row,column in goal mouse 1,5 and goal cat 1,5, then the rows with O for the mouse and X for the cat.",
		presets: {
			"mouse-kitchen": "The kitchen, 8 × 8",
			"mouse-larder": "The larder, 6 × 6",
		},
	},
	"fox-and-hounds": {
		name: gameNames["fox-and-hounds"],
		aims: {
			fox: "Slip through the hounds to the top row.",
			hounds: "Close in on the fox, which slips through any gap.",
		},
		rules:
			"All move one square diagonally, the hounds only down. The fox wins on the top row, the hounds by leaving it no move.",
		format:
			"A drawing: rows and columns, then the rows; O is the fox, X a hound (four of them), # an unused square, a dot an empty square. With 8 8 hounds, the hounds begin.",
		presets: {
			"fox-standard": "The opening position, 8 × 8",
			"fox-breakthrough": "The fox breaks through, 8 × 8",
		},
	},
	"cat-and-mouse": {
		name: gameNames["cat-and-mouse"],
		aims: {
			mouse: "Get home to your hole.",
			cat: "Catch the mouse before it is home.",
		},
		rules:
			"Both move one edge at a time. The mouse wins in its hole, the ringed point; stripes close it to the cat. The cat wins where both meet.",
		format:
			"The neighbours of each point, from 0, as a list of lists: the mouse is on 1, the cat on 2, the hole is 0. Or a graph: graph 4 mouse, then lines such as edges 1-2 2>3 3-4, goal mouse 1, closed cat 1, pieces mouse 2, pieces cat 4.",
		presets: {
			"hole-samples": "Samples, two graphs",
			"hole-petersen": "The Petersen graph, 10 points",
			"hole-warren": "The long way home, 12 points",
			"hole-cornered": "Cornered, 12 points",
			"hole-ring": "Round the other way, a ring of 9 points",
			"hole-path": "No way round, a path of 9 points",
		},
	},
	"hare-and-hounds": {
		name: gameNames["hare-and-hounds"],
		aims: {
			hounds: "Pen the hare in.",
			hare: "Slip past the hounds.",
		},
		rules:
			"All move along lines, the hounds never to the left: pale arrows are for the hare alone. The hounds win by leaving it no move, the hare on the ringed point or if play never ends.",
		format:
			"A graph: graph 11 hounds, then names, places and edges such as a-b1 of the points, and last the pieces: pieces hounds a b1 b3, pieces hare e.",
		presets: {
			"hare-standard": "The opening position, 11 points",
			"hare-middle": "The hare begins in the middle, 11 points",
			"hare-zugzwang": "Whoever moves loses, 11 points",
			"hare-endless": "Never trapped, 11 points",
		},
	},
	"pong-hau-ki": {
		name: gameNames["pong-hau-ki"],
		aims: {
			red: "Leave the other side no move.",
			black: "Leave the other side no move.",
		},
		rules:
			"Each side moves one of its two pieces along a line to the free point. Whoever cannot move loses.",
		format:
			"A graph: graph 5, then places, edges such as 1-3, and last the pieces: pieces red 4 5, pieces black 1 2. With graph 5 black, Black begins.",
		presets: {
			"pong-standard": "The opening position, 5 points",
			"pong-trap": "One move wins, 5 points",
			"pong-slip": "One move loses, 5 points",
		},
	},
	token: {
		name: gameNames.token,
		aims: {
			first: "Be the one who moves last.",
			second: "Be the one who moves last.",
		},
		rules:
			"Both sides move one token along the arrows. Whoever cannot move loses; whoever brings it to a goal wins.",
		format:
			"A graph, such as\ngraph 4\nnames a b c d\nedges a>b b-c c>d\npieces first a\nThe arrow a>b goes one way, b-c both ways; the token stands on a. Without names the points are 1, 2, 3, 4. Or the judge input: n m q, m lines u v with an arrow each, q lines x y with the token's start and the goal, 0 for none.",
		presets: {
			"token-standard": "Round and round, 8 points",
			"token-one-way": "No way back, 9 points",
			"token-goal": "To the goal, 8 points",
		},
	},
	"cops-and-robber": {
		name: gameNames["cops-and-robber"],
		aims: {
			cops: "Corner the robber together.",
			robber: "Stay free for ever.",
		},
		rules:
			"Each turn, every cop takes a step or stays, then the robber does. The cops win by catching the robber; the robber wins if the chase never ends.",
		format:
			"A drawing: rows and columns, then the rows; O is a cop, X the robber, # a wall, a dot an empty square. If cops share a square, before the rows: 8 8 cops, then more cops 3,4. Or a graph: graph 10, then lines such as edges 1-2 2-3, pieces cops 1 2, pieces robber 7.",
		presets: {
			"cops-corners": "From the corners, 8 × 8",
			"cops-together": "Two on one square, 6 × 9",
			"cops-blocks": "Round the blocks, 7 × 9",
			"cops-ring": "A ring, 9 points",
			"cops-petersen": "The Petersen graph, 10 points",
			"cops-torus": "The torus of 4 × 4, 16 points",
		},
	},
};

export const game = gameWriter(games, gameName, {
	rules:
		"All legal moves are listed and marked on the board. Frames mark goals, stripes closed places, for the side of that colour.",
	format:
		"A drawing: rows and columns, then the rows; O and X are the pieces of the two sides, # an obstacle, a dot an empty square. Or a graph: graph 4, then lines such as edges 1-2 2>3 3-4, and a line for each side's pieces.",
});
