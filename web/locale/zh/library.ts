/** The library of games, in Simplified Chinese. */
import type * as English from "../en/library.ts";
import { numberWriter } from "../shared.ts";

const number = numberWriter("zh-CN");

const origins: typeof English.library.origins = {
	chase: {
		source: "棋盘游戏（CQOI2013，洛谷 P4576）",
		address: "https://www.luogu.com.cn/problem/P4576",
	},
	"crossing-pawn": {
		source: "过河卒（省选联考 2023 Day 2，洛谷 P9169）",
		address: "https://www.luogu.com.cn/problem/P9169",
	},
	"police-and-thief": {
		source: "常见的课程作业",
		address: null,
	},
	"cat-and-mouse-2": {
		source: "力扣 1728",
		address: "https://leetcode.cn/problems/cat-and-mouse-ii/",
	},
	"fox-and-hounds": {
		source: "传统棋类，见维基百科（英文）",
		address: "https://en.wikipedia.org/wiki/Fox_games",
	},
	"cat-and-mouse": {
		source: "力扣 913",
		address: "https://leetcode.cn/problems/cat-and-mouse/",
	},
	"hare-and-hounds": {
		source: "传统棋类，见维基百科（英文）",
		address: "https://en.wikipedia.org/wiki/Hare_games",
	},
	"pong-hau-ki": {
		source: "民间棋类，见《憋死牛：东北、华北流行的复杂棋类游戏》",
		address: "https://daowen.com/lilun/2066068.html",
	},
	token: {
		source: "时光的流逝（SBCOI2020，洛谷 P6560）；这里各种棋的一般形式",
		address: "https://www.luogu.com.cn/problem/P6560",
	},
	"cops-and-robber": {
		source: "图论中的追捕游戏（Nowakowski–Winkler，Quilliot）",
		address: "https://arxiv.org/abs/1008.4424",
	},
};

export const library: typeof English.library = {
	heading: "棋类",
	home: "这些棋，每个局面都算好了",
	positions: (count) => `${number(count)} 个局面`,
	origins,
};
