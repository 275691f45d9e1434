/** The text format of each game, by its id, in English. */

export interface FormatWords {
	/** For a game without words of its own. */
	readonly general: string;
	readonly games: Readonly<Record<string, string>>;
}

export const formats: FormatWords = {
	general:
		"A drawing: rows and columns, then the rows; O and X are the pieces of the two sides, # an obstacle, a dot an empty square. Or a graph: graph 4, then lines such as edges 1-2 2>3 3-4, and a line for each side's pieces.",
	games: {
		chase:
			"n r1 c1 r2 c2: an n × n board, White on row r1, column c1, Black on row r2, column c2. Or a drawing: rows and columns, then the rows; O is White, X is Black, # an obstacle, a dot an empty square.",
		"crossing-pawn":
			"id T, then T boards: n m and n rows of m characters. X is Black, O is Red (two of them), # an obstacle, a dot an empty square. Or a single board: n m on the first line, such as 3 3, then its rows; with 3 3 black, Black begins.",
		"police-and-thief":
			"A drawing: rows and columns, then the rows; O is the police, X the thief, # a wall, a dot an empty square. Before the rows come the side to move and the exits as row,column: 8 8 police, then goal thief 1,1 3,5.",
		"cat-and-mouse-2":
			"The rows as a list, then the longest jump of the cat and of the mouse, a line each; M is the mouse, C the cat, F the food, # a wall, a dot an empty square. Or a drawing: 8 8 mouse, the food as row,column in goal mouse 1,5 and goal cat 1,5, then the rows with O for the mouse and X for the cat.",
		"fox-and-hounds":
			"A drawing: rows and columns, then the rows; O is the fox, X a hound (four of them), # an unused square, a dot an empty square. With 8 8 hounds, the hounds begin.",
		"cat-and-mouse":
			"The neighbours of each point, from 0, as a list of lists: the mouse is on 1, the cat on 2, the hole is 0. Or a graph: graph 4 mouse, then lines such as edges 1-2 2>3 3-4, goal mouse 1, closed cat 1, pieces mouse 2, pieces cat 4.",
		"hare-and-hounds":
			"A graph: graph 11 hounds, then names, places and edges such as a-b1 of the points, and last the pieces: pieces hounds a b1 b3, pieces hare e.",
		"pong-hau-ki":
			"A graph: graph 5, then places, edges such as 1-3, and last the pieces: pieces red 4 5, pieces black 1 2. With graph 5 black, Black begins.",
		token:
			"A graph, such as\ngraph 4\nnames a b c d\nedges a>b b-c c>d\npieces first a\nThe edge a>b goes one way, b-c both ways; the token stands on a. Without names the points are 1, 2, 3, 4. Or the judge input: n m q, m lines u v with an edge each, q lines x y with the token's start and the goal, 0 for none.",
		"cops-and-robber":
			"A drawing: rows and columns, then the rows; O is a cop, X the robber, # a wall, a dot an empty square. If cops share a square, before the rows: 8 8 cops, then more cops 3,4. Or a graph: graph 10, then lines such as edges 1-2 2-3, pieces cops 1 2, pieces robber 7.",
	},
};
