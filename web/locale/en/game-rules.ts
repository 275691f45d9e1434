/** The rules of each built-in game in three lines, in English: how to move, how to win, how else it ends. */
import type { GameLines } from "../shared.ts";
import type { gameNames } from "./vocabulary.ts";

export type GameRules = Readonly<Record<keyof typeof gameNames, GameLines>>;

export const gameRules: GameRules = {
	chase: [
		"White moves one square, Black one or two in a line, over anything.",
		"Whoever lands on the other piece wins.",
		"Endless play is a draw.",
	],
	"crossing-pawn": [
		"All move one square; the pawn never moves down.",
		"Capturing wins, and so does the pawn on the top row.",
		"Whoever cannot move loses; endless play is a draw.",
	],
	"police-and-thief": [
		"The police move one square in eight directions, the thief in four; both may pass.",
		"The police win by catching the thief, the thief by reaching a framed exit.",
		"Endless play is a draw.",
	],
	"cat-and-mouse-2": (reach) => [
		`Both jump in a line, here the mouse up to ${reach("mouse")} and the cat up to ${reach("cat")}, not over walls; both may pass.`,
		"The mouse wins on the food, framed; the cat wins there or on the mouse.",
		"The cat also wins if play never ends.",
	],
	"fox-and-hounds": [
		"All move one square diagonally, the hounds only down.",
		"The fox wins on the top row.",
		"Whoever cannot move loses.",
	],
	"cat-and-mouse": [
		"Both must move one edge at a time.",
		"The mouse wins in its ringed hole, closed to the cat; the cat wins where both meet.",
		"Endless play is a draw.",
	],
	"hare-and-hounds": [
		"All move along lines, the hounds never to the left.",
		"The hare wins on the ringed point, or if play never ends.",
		"Whoever cannot move loses.",
	],
	"pong-hau-ki": [
		"Each side moves one of its two pieces along a line to the free point.",
		"Whoever cannot move loses.",
		"Endless play is a draw.",
	],
	token: [
		"Both sides move one token along the edges, in turn.",
		"Whoever brings it to a goal wins; whoever cannot move it loses.",
		"Endless play is a draw.",
	],
	"cops-and-robber": [
		"Each turn, every cop takes a step or stays, then the robber does.",
		"The cops win by catching the robber.",
		"The robber wins if the chase never ends.",
	],
};
