/** The rules of each built-in game in one or two sentences, in English. */
import type { gameNames } from "./board.ts";

export type GameRules = Readonly<Record<keyof typeof gameNames, string>>;

export const gameRules: GameRules = {
	chase:
		"White moves one square, Black one or two in a line. Whoever lands on the other piece wins.",
	"crossing-pawn":
		"Capture to win; Black, never moving down, also wins on the top row. Whoever cannot move loses.",
	"police-and-thief":
		"The police move in eight directions, the thief in four; both may pass. The police win by meeting the thief, the thief on a framed exit.",
	"cat-and-mouse-2":
		"Both jump in a line, over each other but not over walls, or pass. The mouse wins on the food, the framed square; the cat there, by catching the mouse, or if play never ends.",
	"fox-and-hounds":
		"All move one square diagonally, the hounds only down. The fox wins on the top row, the hounds by leaving it no move.",
	"cat-and-mouse":
		"Both move one edge at a time. The mouse wins in its hole, the ringed point; stripes close it to the cat. The cat wins where both meet.",
	"hare-and-hounds":
		"All move along lines, the hounds never to the left. The hounds win by leaving it no move, the hare on the ringed point or if play never ends.",
	"pong-hau-ki":
		"Each side moves one of its two pieces along a line to the free point. Whoever cannot move loses.",
	token:
		"Both sides move one token along the arrows. Whoever cannot move loses; whoever brings it to a goal wins.",
	"cops-and-robber":
		"Each turn, every cop takes a step or stays, then the robber does. The cops win by catching the robber; the robber wins if the chase never ends.",
};
