/** The words of each game, by its id, in Simplified Chinese. */
import type { games as English } from "../en/games.ts";
import { gameWriter } from "../shared.ts";
import { gameRules } from "./game-rules.ts";
import { gameName, gameNames } from "./vocabulary.ts";

const games: typeof English = {
	chase: {
		name: gameNames.chase,
		aims: {
			white: "走到黑子上：它走得比你快。",
			black: "追上白子，走到它上面。",
		},
		rules: gameRules.chase,
		presets: {
			"chase-sample": "样例，2×2",
			"chase-neighbours": "相邻，5×5",
			"chase-corners-8": "对角，8×8",
			"chase-middle-13": "中心突围，13×13",
			"chase-shadow-8": "斜邻，8×8",
			"chase-corners-20": "对角，20×20",
			"chase-longest-20": "最长的追逐，20×20",
		},
	},
	"crossing-pawn": {
		name: gameNames["crossing-pawn"],
		aims: {
			red: "在黑子走到第一行之前，抓住它。",
			black: "走到第一行，或吃掉一枚红子。",
		},
		rules: gameRules["crossing-pawn"],
		presets: {
			"crossing-sample": "样例，五个棋盘",
			"crossing-blocked": "无路可走，4×5",
			"crossing-gate": "两道门，3×3",
			"crossing-corner": "角落，3×3",
			"crossing-tie": "开阔地，5×5",
			"crossing-maze": "长廊，9×9",
			"crossing-race": "赛跑，5×6",
			"crossing-fort": "堡垒，8×9",
			"crossing-river": "渡河，10×9",
			"crossing-open": "大平原，10×10",
			"crossing-longest-hunt": "最长的围捕，10×10",
			"crossing-longest-crossing": "最长的渡河，10×10",
			"crossing-zugzwang": "谁走谁输，8×8",
			"crossing-pairs": "寸步难行，10×10",
		},
	},
	"police-and-thief": {
		name: gameNames["police-and-thief"],
		aims: {
			police: "在小偷走到出口之前，抓住他。",
			thief: "别被抓住，走到出口。",
		},
		rules: gameRules["police-and-thief"],
		presets: {
			"police-rooms": "四个房间，7×9",
			"police-longest": "最久的追捕，7×9",
			"police-blocks": "绕街区，8×10",
		},
	},
	"cat-and-mouse-2": {
		name: gameNames["cat-and-mouse-2"],
		aims: {
			mouse: "绕过猫，吃到食物。",
			cat: "抓住老鼠，或不让它吃到食物。",
		},
		rules: gameRules["cat-and-mouse-2"],
		presets: {
			"mouse-kitchen": "厨房，8×8",
			"mouse-larder": "储藏室，6×6",
		},
	},
	"fox-and-hounds": {
		name: gameNames["fox-and-hounds"],
		aims: {
			fox: "穿过猎犬，走到第一行。",
			hounds: "围住狐狸，一个口子也不能留。",
		},
		rules: gameRules["fox-and-hounds"],
		presets: {
			"fox-standard": "开局，8×8",
			"fox-breakthrough": "狐狸突围，8×8",
		},
	},
	"cat-and-mouse": {
		name: gameNames["cat-and-mouse"],
		aims: {
			mouse: "逃回你的洞。",
			cat: "在老鼠回洞之前抓住它。",
		},
		rules: gameRules["cat-and-mouse"],
		presets: {
			"hole-samples": "样例，两张图",
			"hole-petersen": "彼得森图，10 个点",
			"hole-warren": "绕远回家，12 个点",
			"hole-cornered": "走投无路，12 个点",
			"hole-ring": "反方向绕过去，9 个点的环",
			"hole-path": "无路可绕，9 个点的链",
		},
	},
	"hare-and-hounds": {
		name: gameNames["hare-and-hounds"],
		aims: {
			hounds: "围住野兔，让它无路可走。",
			hare: "从猎犬身边溜过去，或者一直不被围住。",
		},
		rules: gameRules["hare-and-hounds"],
		presets: {
			"hare-standard": "开局，11 个点",
			"hare-middle": "野兔在中心先走，11 个点",
			"hare-zugzwang": "谁走谁输，11 个点",
			"hare-endless": "围不住，11 个点",
		},
	},
	"pong-hau-ki": {
		name: gameNames["pong-hau-ki"],
		aims: {
			red: "让对方无路可走。",
			black: "让对方无路可走。",
		},
		rules: gameRules["pong-hau-ki"],
		presets: {
			"pong-standard": "开局，5 个点",
			"pong-trap": "一步制胜，5 个点",
			"pong-slip": "一步走错，5 个点",
		},
	},
	token: {
		name: gameNames.token,
		aims: {
			first: "走出最后一步。",
			second: "走出最后一步。",
		},
		rules: gameRules.token,
		presets: {
			"token-standard": "绕来绕去，8 个点",
			"token-one-way": "一去不回，9 个点",
			"token-goal": "走到目标，8 个点",
		},
	},
	"cops-and-robber": {
		name: gameNames["cops-and-robber"],
		aims: {
			cops: "一起堵住强盗。",
			robber: "一直不被抓住。",
		},
		rules: gameRules["cops-and-robber"],
		presets: {
			"cops-corners": "从两角出发，8×8",
			"cops-together": "两名警察同在一格，6×9",
			"cops-blocks": "绕街区，7×9",
			"cops-ring": "环，9 个点",
			"cops-petersen": "彼得森图，10 个点",
			"cops-torus": "4×4 的环面，16 个点",
		},
	},
};

export const game = gameWriter(games, gameName, {
	rules: [
		"所有合法走法都列在走法表中，并标在棋盘上。",
		"框或圈是目标，斜线表示不能进入，都只对同色的一方有效。",
	],
});
