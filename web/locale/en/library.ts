/** The library of games, in English: where each comes from, and the words that it is looked for by. */
import { numberWriter } from "../shared.ts";
import type { games as known } from "./games.ts";

const number = numberWriter("en");

/** The games with words have an origin each. */
const origins: Readonly<
	Record<
		keyof typeof known,
		{
			/** Where the game comes from. */
			readonly source: string;
			/** The public page that tells of it; null where there is none. */
			readonly address: string | null;
			/** What people look for it by, besides its name, its rules and its source. */
			readonly keywords: readonly string[];
		}
	>
> = {
	chase: {
		source: "CQOI 2013, Luogu P4576",
		address: "https://www.luogu.com.cn/problem/P4576",
		keywords: ["CQOI2013", "BZOJ 3106", "board game", "chessboard", "game search"],
	},
	"crossing-pawn": {
		source: "NOI provincial selection 2023, Luogu P9169",
		address: "https://www.luogu.com.cn/problem/P9169",
		keywords: ["topological order", "obstacles"],
	},
	"police-and-thief": {
		source: "A common course exercise",
		address: null,
		keywords: ["cops and robbers", "policeman", "exit", "walls", "pursuit and evasion"],
	},
	"cat-and-mouse-2": {
		source: "LeetCode 1728",
		address: "https://leetcode.com/problems/cat-and-mouse-ii/",
		keywords: ["cat and mouse 2", "cats and mice", "jumps", "topological order"],
	},
	"fox-and-hounds": {
		source: "A traditional game: Fox games, Wikipedia",
		address: "https://en.wikipedia.org/wiki/Fox_games",
		keywords: ["wolf and sheep", "fox and geese", "devil and tailors", "draughts", "checkers"],
	},
	"cat-and-mouse": {
		source: "LeetCode 913",
		address: "https://leetcode.com/problems/cat-and-mouse/",
		keywords: [
			...["cat and mouse 1", "cats and mice", "my own graph", "undirected graph", "hole"],
			"topological order",
		],
	},
	"hare-and-hounds": {
		source: "A traditional game: Hare games, Wikipedia",
		address: "https://en.wikipedia.org/wiki/Hare_games",
		keywords: ["French military game", "soldiers' game", "jeu militaire", "Martin Gardner"],
	},
	"pong-hau-ki": {
		source: "A traditional game: Pong Hau K'i, Wikipedia",
		address: "https://en.wikipedia.org/wiki/Pong_Hau_K%27i",
		keywords: [
			"umul gonu",
			"ou-moul-ko-no",
			"do-guti",
			"sua tok tong",
			"blocking game",
			"horseshoe",
		],
	},
	token: {
		source: "SBCOI 2020, Luogu P6560; the general form of every game here",
		address: "https://www.luogu.com.cn/problem/P6560",
		keywords: ["directed graph", "SBCOI2020", "graph game", "topological order", "sink"],
	},
	"cops-and-robber": {
		source: "Graph theory: the game of Nowakowski and Winkler, and of Quilliot",
		address: "https://arxiv.org/abs/1008.4424",
		keywords: [
			"cop number",
			"pursuit and evasion",
			"Petersen",
			"torus",
			"capture time",
			"copwin graph",
		],
	},
};

export const library = {
	heading: "Games",
	/** Over the games under the first screen. */
	home: "Every game here is solved",
	search: "Search the games",
	/** An example of what can be searched for. */
	example: "Name, problem number or keyword",
	found: (count: number, all: number) =>
		count === all ? `${number(all)} games` : `${number(count)} of ${number(all)} games`,
	none: (query: string) => `No game matches “${query}”.`,
	all: "Show all games",
	positions: (count: number) => (count === 1 ? "1 position" : `${number(count)} positions`),
	origins,
	/** What every game here has to do with. */
	topics: [
		"retrograde analysis",
		"BFS",
		"topological sort",
		"backward induction",
		"endgame tablebase",
		"minimax",
		"combinatorial game theory",
		"winning position",
		"losing position",
		"game on a directed graph",
	],
};

export type LibraryWords = Readonly<typeof library>;
