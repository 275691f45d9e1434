/** The words of each game, by its id, in English. */
import { gameWriter } from "../shared.ts";
import { gameRules } from "./game-rules.ts";
import { gameName, gameNames } from "./vocabulary.ts";

export const games = {
	chase: {
		name: gameNames.chase,
		aims: {
			white: "Land on the black piece, which moves faster.",
			black: "Run the white piece down.",
		},
		rules: gameRules.chase,
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
			black: "Reach the top row, or catch a red piece.",
		},
		rules: gameRules["crossing-pawn"],
		presets: {
			"crossing-sample": "Sample, five boards",
			"crossing-blocked": "Nowhere to go, 4 × 5",
			"crossing-gate": "Two gates, 3 × 3",
			"crossing-corner": "The corner, 3 × 3",
			"crossing-tie": "The open field, 5 × 5",
			"crossing-maze": "The long corridor, 9 × 9",
			"crossing-race": "The race, 5 × 6",
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
			police: "Catch the thief before it reaches an exit.",
			thief: "Reach an exit before you are caught.",
		},
		rules: gameRules["police-and-thief"],
		presets: {
			"police-rooms": "Four rooms, 7 × 9",
			"police-longest": "The longest pursuit, 7 × 9",
			"police-blocks": "Round the blocks, 8 × 10",
		},
	},
	"cat-and-mouse-2": {
		name: gameNames["cat-and-mouse-2"],
		aims: {
			mouse: "Get to the food past the cat.",
			cat: "Catch the mouse, or keep it from the food.",
		},
		rules: gameRules["cat-and-mouse-2"],
		presets: {
			"mouse-kitchen": "The kitchen, 8 × 8",
			"mouse-larder": "The larder, 6 × 6",
		},
	},
	"fox-and-hounds": {
		name: gameNames["fox-and-hounds"],
		aims: {
			fox: "Slip through the hounds to the top row.",
			hounds: "Close in on the fox and leave no gap.",
		},
		rules: gameRules["fox-and-hounds"],
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
		rules: gameRules["cat-and-mouse"],
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
			hare: "Slip past the hounds, or never get trapped.",
		},
		rules: gameRules["hare-and-hounds"],
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
		rules: gameRules["pong-hau-ki"],
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
		rules: gameRules.token,
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
		rules: gameRules["cops-and-robber"],
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
	rules: [
		"All legal moves are listed and marked on the board.",
		"Frames mark goals, stripes closed places, for the side of that colour.",
	],
});
