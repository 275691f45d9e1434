/** The rules of the games that come with the package. */
import type { Direction, Rules } from "./types.ts";

const ORTHOGONAL: readonly Direction[] = ["up", "right", "down", "left"];

export const chase: Rules = {
	id: "chase",
	sides: [
		{
			name: "white",
			pieces: 1,
			directions: ORTHOGONAL,
			reach: 1,
			leaps: false,
			goals: [],
			mayPass: false,
		},
		{
			name: "black",
			pieces: 1,
			directions: ORTHOGONAL,
			reach: 2,
			leaps: true,
			goals: [],
			mayPass: false,
		},
	],
	starts: "white",
	capture: "wins",
	noMove: "loses",
};

export const crossingPawn: Rules = {
	id: "crossing-pawn",
	sides: [
		{
			name: "red",
			pieces: 2,
			directions: ORTHOGONAL,
			reach: 1,
			leaps: false,
			goals: [],
			mayPass: false,
		},
		{
			name: "black",
			pieces: 1,
			directions: ["up", "right", "left"],
			reach: 1,
			leaps: false,
			goals: ["top"],
			mayPass: false,
		},
	],
	starts: "red",
	capture: "wins",
	noMove: "loses",
};

/** The games. A code names one by its place here: add at the end, and take none away. The core has the same in rules.cpp. */
export const games: readonly Rules[] = [chase, crossingPawn];
