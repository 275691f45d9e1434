/** The library of games, in English. */
import { numberWriter } from "../shared.ts";
import type { games as known } from "./games.ts";

const number = numberWriter("en");

/** The origin of each game, and the URL of a public page about it, null for none. */
const origins: Readonly<
	Record<keyof typeof known, { readonly source: string; readonly address: string | null }>
> = {
	chase: {
		source: "CQOI 2013, Luogu P4576",
		address: "https://www.luogu.com.cn/problem/P4576",
	},
	"crossing-pawn": {
		source: "NOI provincial selection 2023, Luogu P9169",
		address: "https://www.luogu.com.cn/problem/P9169",
	},
	"police-and-thief": {
		source: "A common course exercise",
		address: null,
	},
	"cat-and-mouse-2": {
		source: "LeetCode 1728",
		address: "https://leetcode.com/problems/cat-and-mouse-ii/",
	},
	"fox-and-hounds": {
		source: "A traditional game: Fox games, Wikipedia",
		address: "https://en.wikipedia.org/wiki/Fox_games",
	},
	"cat-and-mouse": {
		source: "LeetCode 913",
		address: "https://leetcode.com/problems/cat-and-mouse/",
	},
	"hare-and-hounds": {
		source: "A traditional game: Hare games, Wikipedia",
		address: "https://en.wikipedia.org/wiki/Hare_games",
	},
	"pong-hau-ki": {
		source: "A traditional game: Pong Hau K'i, Wikipedia",
		address: "https://en.wikipedia.org/wiki/Pong_Hau_K%27i",
	},
	token: {
		source: "SBCOI 2020, Luogu P6560; the general form of every game here",
		address: "https://www.luogu.com.cn/problem/P6560",
	},
	"cops-and-robber": {
		source: "Graph theory: the game of Nowakowski and Winkler, and of Quilliot",
		address: "https://arxiv.org/abs/1008.4424",
	},
};

export const library = {
	heading: "Games",
	/** The heading of the games under the first screen. */
	home: "Every game here is solved",
	positions: (count: number) => (count === 1 ? "1 position" : `${number(count)} positions`),
	origins,
};
