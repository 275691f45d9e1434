/** The words of each game, by its id, in Simplified Chinese. */
import type { games as English } from "../en/games.ts";
import { gameWriter } from "../shared.ts";
import { gameNames } from "./board.ts";

const games: typeof English = {
	chase: {
		name: gameNames.chase,
		rules: "白方每步走一格，黑方沿直线走一格或两格；走到对方棋子上者胜。",
		format:
			"n r1 c1 r2 c2：棋盘为 n × n，白子在第 r1 行第 c1 列，黑子在第 r2 行第 c2 列。也可以画图：先是行数与列数，然后是各行；O 为白子，X 为黑子，# 为障碍，点为空格。",
		help: [
			"白子每次向上、下、左、右走一格；黑子每次沿直线走一格或两格，中间有什么都可以越过。白方先走。",
			"走到对方棋子所在格的一方获胜。不能停着不走。",
		],
		presets: {
			"chase-sample": "样例，2 × 2",
			"chase-neighbours": "相邻，5 × 5",
			"chase-corners-8": "对角，8 × 8",
			"chase-middle-13": "中心突围，13 × 13",
			"chase-shadow-8": "斜邻，8 × 8",
			"chase-corners-20": "对角，20 × 20",
			"chase-longest-20": "最长的追逐，20 × 20",
		},
	},
	"crossing-pawn": {
		name: gameNames["crossing-pawn"],
		rules:
			"黑方每步向上、左或右走一格，走到第一行即胜；红方每步动两子之一走一格，捉住黑方或使其无路可走即胜。",
		format:
			"先是 id T，接着是 T 个棋盘：n m 与 n 行，每行 m 个字符。X 为黑子，O 为红子（共两枚），# 为障碍，点为空格。也可以只写一个棋盘，例如以 3 3 开头；以 3 3 black 开头则黑方先走。",
		help: [
			"黑卒要走到第一行：每次向上、向左或向右走一格，不能后退。红方有两枚棋子，每次挑一枚向上、下、左、右走一格，围追堵截。红方先走。",
			"黑卒到达第一行则黑方胜；走到对方棋子所在格的一方胜；无路可走的一方负。障碍谁也不能进入。",
		],
		presets: {
			"crossing-sample": "样例，五个棋盘",
			"crossing-blocked": "无路可走，4 × 5",
			"crossing-gate": "两道门，3 × 3",
			"crossing-corner": "角落，3 × 3",
			"crossing-tie": "开阔地，5 × 5",
			"crossing-maze": "长廊，9 × 9",
			"crossing-river": "渡河，10 × 9",
			"crossing-open": "大平原，10 × 10",
			"crossing-longest-hunt": "最长的围捕，10 × 10",
			"crossing-longest-crossing": "最长的渡河，10 × 10",
			"crossing-zugzwang": "谁走谁输，8 × 8",
			"crossing-pairs": "寸步难行，10 × 10",
		},
	},
};

export const game = gameWriter(games, {
	rules: "所有合法走法都列在走法表中，并标在棋盘上。",
	format: "图：先是行数与列数，然后是各行；O 与 X 为双方的棋子，# 为障碍，点为空格。",
	help: ["所有合法走法都列在走法表中，并标在棋盘上。目标标在棋盘边缘。"],
});
