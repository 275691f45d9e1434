/** The help on each game, paragraph by paragraph, by its id, in English. */
import type { GameText } from "../shared.ts";
import type { games } from "./games.ts";

export const gameHelp: Readonly<Record<keyof typeof games, readonly GameText[]>> = {
	chase: [
		"White moves one square up, down, left or right; Black moves one or two in a straight line, and may leap. White usually begins.",
		"Whoever lands on the other piece wins. There is no passing, and a chase that never ends is a draw. The problem is P4576 on Luogu, from CQOI 2013.",
	],
	"crossing-pawn": [
		"Black's pawn heads for the top row, one square up, left or right a move, never down. Red hunts it with two pieces, moving one of them one square up, down, left or right. Red usually begins.",
		"Black wins on the top row. Whoever lands on a piece of the other side wins, and whoever cannot move loses. Play that never ends is a draw. Nobody enters an obstacle. The problem is P9169 on Luogu, from the 2023 provincial selection.",
	],
	"police-and-thief": [
		"One police officer hunts one thief around walls. The police move one square in any of the eight directions, the thief one square up, down, left or right; either may pass. The police usually begin.",
		"The police win as soon as both stand on one square, whoever moved there. The thief wins on an exit. A hunt that never ends is a draw.",
	],
	"cat-and-mouse-2": [
		(reach) =>
			`The mouse is after the food, the cat is after the mouse. Each jumps up, down, left or right, up to a limit of its own (on this board: the mouse ${reach("mouse")}, the cat ${reach("cat")}), over the other but not over walls; either may pass. The mouse usually begins.`,
		"The mouse wins if it reaches the food first. The cat wins on the food, where both meet, and where play never ends: such a win is marked ∞.",
	],
	"fox-and-hounds": [
		"The game is played on the dark squares of a chessboard. The fox moves one square diagonally, forwards or backwards; one of the four hounds moves one square diagonally, always down. The fox usually begins.",
		"Nothing is captured. The fox wins on the top row, where the hounds came from; the hounds win when the fox cannot move. Hounds that cannot move lose.",
	],
	"cat-and-mouse": [
		"The mouse and the cat move on a graph, along an edge to a neighbouring point; neither may pass. The mouse usually begins.",
		"The mouse wins in its hole, a ringed point that the cat cannot enter. The cat wins where both meet, whoever moved there. A chase that never ends is a draw.",
	],
	"hare-and-hounds": [
		"Three hounds hunt a hare on eleven points. A move takes one hound, or the hare, along a line to the next free point: the hare in any direction, the hounds up, down or to the right, never back. The hounds usually begin.",
		"Nothing is captured. The hounds win when the hare cannot move. The hare wins on the leftmost point, where the hounds came from, when the hounds cannot move, and where play never ends: such a win is marked ∞.",
	],
	"pong-hau-ki": [
		"Two red and two black pieces stand on five points, joined by seven lines: a square without one of its sides, and its diagonals. A move takes a piece along a line to the one free point. Red usually begins.",
		"Nothing is captured and nobody may pass: whoever cannot move loses. If both take care, neither side ever runs out of moves, and play goes round for ever: a draw.",
	],
	token: [
		"One token stands on a directed graph. The first player moves it along an edge, then the second player does, and so on. Whoever cannot move it loses; on a graph with goals, whoever brings it to one wins. Play that never ends is a draw.",
		"A point is lost for the player to move when every edge from it leads to a won point, and won when some edge leads to a lost point. Any other point is a draw: play can go round for ever. Every other game here is this one, on a graph whose points are positions.",
	],
	"cops-and-robber": [
		"Two cops hunt one robber on a grid or on any graph. In their turn all cops move at once: each steps to a neighbouring square or point, or stays; they may share one. Then the robber takes a step or stays. The cops usually begin.",
		"The cops win as soon as one of them meets the robber, whoever moved there. The robber wins by never being caught. How many cops a graph needs is its cop number: one on a tree, two on a grid, three on the Petersen graph. Set the number of cops in the rules.",
	],
};

/** The help on a game without words of its own. */
export const generalHelp: readonly string[] = [
	"All legal moves are listed and marked on the board. Goals are marked at its edges or framed.",
];
