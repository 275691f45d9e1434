/** The library of games, in Simplified Chinese. */
import type * as English from "../en/library.ts";
import { numberWriter } from "../shared.ts";

const number = numberWriter("zh-CN");

const origins: typeof English.library.origins = {
	chase: {
		source: "CQOI2013，洛谷 P4576",
		address: "https://www.luogu.com.cn/problem/P4576",
		keywords: ["重庆省选", "追捕", "对抗搜索", "记忆化搜索", "博弈搜索"],
	},
	"crossing-pawn": {
		source: "省选联考 2023 Day 2，洛谷 P9169",
		address: "https://www.luogu.com.cn/problem/P9169",
		keywords: ["联合省选", "拓扑排序", "反向建图", "象棋", "过河兵"],
	},
	"police-and-thief": {
		source: "常见的课程作业",
		address: null,
		keywords: ["警察与小偷", "官兵捉贼", "追逃", "出口", "八方向"],
	},
	"cat-and-mouse-2": {
		source: "力扣 1728",
		address: "https://leetcode.cn/problems/cat-and-mouse-ii/",
		keywords: ["猫和老鼠 2", "猫捉老鼠", "猫鼠游戏", "拓扑排序"],
	},
	"fox-and-hounds": {
		source: "传统棋类，见维基百科（英文）",
		address: "https://en.wikipedia.org/wiki/Fox_games",
		keywords: ["狼与羊", "狐狸与鹅", "国际跳棋", "围堵"],
	},
	"cat-and-mouse": {
		source: "力扣 913",
		address: "https://leetcode.cn/problems/cat-and-mouse/",
		keywords: ["猫捉老鼠", "猫鼠游戏", "无向图", "图论", "自己的图", "拓扑排序"],
	},
	"hare-and-hounds": {
		source: "传统棋类，见维基百科（英文）",
		address: "https://en.wikipedia.org/wiki/Hare_games",
		keywords: ["法国军棋", "猎狗与兔子", "猎犬追兔", "三狗围兔", "围堵"],
	},
	"pong-hau-ki": {
		source: "民间棋类，见《憋死牛：东北、华北流行的复杂棋类游戏》",
		address: "https://daowen.com/lilun/2066068.html",
		keywords: ["憋死牛", "褲襠棋", "崩口棋", "童年游戏", "民间棋"],
	},
	token: {
		source: "时光的流逝（SBCOI2020，洛谷 P6560）；这里各种棋的一般形式",
		address: "https://www.luogu.com.cn/problem/P6560",
		keywords: ["时光的流逝", "SBCOI2020", "图上博弈", "拓扑排序", "反图", "出度"],
	},
	"cops-and-robber": {
		source: "图论中的追捕游戏（Nowakowski–Winkler，Quilliot）",
		address: "https://arxiv.org/abs/1008.4424",
		keywords: ["警察抓强盗", "警察数", "cop number", "追捕", "彼得森图", "环面", "图论"],
	},
};

export const library: typeof English.library = {
	heading: "棋类",
	home: "这些棋都已算清",
	search: "搜索棋类",
	example: "名称、题号或关键词",
	found: (count, all) =>
		count === all ? `共 ${number(all)} 种` : `${number(all)} 种中的 ${number(count)} 种`,
	none: (query) => `没有找到“${query}”。`,
	all: "显示全部",
	positions: (count) => `${number(count)} 个局面`,
	origins,
	topics: [
		"倒推",
		"逆推",
		"逆向分析",
		"必胜态",
		"必败态",
		"必胜必败",
		"博弈论",
		"有向图游戏",
		"拓扑",
		"BFS",
		"广搜",
		"残局库",
	],
};
