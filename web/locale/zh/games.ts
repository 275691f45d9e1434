/** The words of each game, by its id, in Simplified Chinese. */
import type { games as English } from "../en/games.ts";
import { gameWriter } from "../shared.ts";
import { gameName, gameNames } from "./board.ts";

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
	"police-and-thief": {
		name: gameNames["police-and-thief"],
		rules:
			"警察每步可走八个方向，小偷每步可走四个方向，双方都可以停着不走；碰到一起则警察胜，小偷走到带框的出口则小偷胜。",
		format:
			"图：先是行数与列数，然后是各行；O 为警察，X 为小偷，# 为墙，点为空格。各行之前写先走的一方和出口的行,列：8 8 police，再一行 goal thief 1,1 3,5。",
		help: [
			"一名警察在墙壁之间追捕一名小偷。警察每次可向八个方向之一走一格，小偷每次向上、下、左、右走一格，双方都可以停着不走。警察先走。",
			"双方一旦在同一格，无论是谁走过去的，都是警察获胜；小偷到达出口则小偷获胜。追个没完就是和棋。",
		],
		presets: {
			"police-rooms": "四个房间，7 × 9",
			"police-longest": "最久的追捕，7 × 9",
			"police-blocks": "绕街区，8 × 10",
		},
	},
	"cat-and-mouse-2": {
		name: gameNames["cat-and-mouse-2"],
		rules:
			"双方沿直线跳，可以越过对方，不能越过墙，也可以停着不走。老鼠吃到食物（带框的格子）则胜；猫吃到食物、捉住老鼠，或对局无限循环，则猫胜。",
		format:
			"先是各行组成的列表，然后是猫和老鼠一次最多跳几格，各占一行；M 为老鼠，C 为猫，F 为食物，# 为墙，点为空格。也可以画图：先是行数与列数，然后是各行，O 为老鼠，X 为猫；各行之前写先走的一方和食物的行,列：8 8 mouse，再两行 goal mouse 1,5 与 goal cat 1,5。",
		help: [
			"老鼠奔向食物，猫追老鼠。双方每次向上、下、左、右跳，一次能跳的格数各有上限，可以越过对方，不能越过墙，也可以停着不走。老鼠先走。",
			"老鼠先到食物则老鼠获胜；猫先到食物、双方碰到一起，或对局无限循环，都是猫获胜。无限循环的胜局标作 ∞。",
		],
		presets: {
			"mouse-kitchen": "厨房，8 × 8",
			"mouse-larder": "储藏室，6 × 6",
		},
	},
	"fox-and-hounds": {
		name: gameNames["fox-and-hounds"],
		rules: "双方都斜走一格，猎犬只能向下；狐狸走到第一行则胜，猎犬使狐狸无路可走则胜。",
		format:
			"图：先是行数与列数，然后是各行；O 为狐狸，X 为猎犬（共四只），# 为不用的格子，点为空格。以 8 8 hounds 开头则猎犬先走。",
		help: [
			"棋子只走国际象棋棋盘的深色格。狐狸每次斜走一格，前后都行；四只猎犬每次挑一只斜走一格，只能向下。狐狸先走。",
			"没有吃子。狐狸到达猎犬出发的第一行则狐狸胜；狐狸无路可走则猎犬胜；猎犬都走不动则猎犬负。",
		],
		presets: {
			"fox-standard": "开局，8 × 8",
			"fox-breakthrough": "狐狸突围，8 × 8",
		},
	},
	"cat-and-mouse": {
		name: gameNames["cat-and-mouse"],
		rules:
			"双方在图上沿边走，每步走一条边。带圈的点是洞，老鼠进洞则胜；斜线表示猫不能进。双方碰到一起则猫胜。",
		format:
			"各点的邻点列表，点从 0 编号：老鼠在 1，猫在 2，洞是 0。也可以写成图：先是 graph 4 mouse，再逐行写 edges 1-2 2>3 3-4、goal mouse 1、closed cat 1、pieces mouse 2、pieces cat 4 等。",
		help: [
			"老鼠和猫在一张图的点上，每步沿一条边走到相邻的点，不能停着不走。老鼠先走。",
			"带框的点是洞，猫不能进去；老鼠进洞则老鼠获胜。双方一旦碰到一起，无论是谁走过去的，都是猫获胜。追个没完就是和棋。",
		],
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
		rules:
			"双方沿线走，猎犬不能向左走，浅色箭头只供野兔走。猎犬使野兔无路可走则胜；野兔走到带圈的点，或对局无限循环，则野兔胜。",
		format:
			"图：先是 graph 11 hounds，然后各行依次写点的名字、位置和连线，最后写双方棋子所在的点：pieces hounds a b1 b3 与 pieces hare e。",
		help: [
			"三只猎犬在十一个点上围捕一只野兔。每步一只棋子沿线走到相邻的空点：野兔哪个方向都能走；猎犬可以向上、向下或向右走，不能后退。猎犬先走。",
			"没有吃子。野兔无路可走则猎犬胜；野兔到达猎犬出发的最左边的点、猎犬都走不动，或对局无限循环，都是野兔胜。无限循环的胜局标作 ∞。",
		],
		presets: {
			"hare-standard": "开局，11 个点",
			"hare-middle": "野兔在中心先走，11 个点",
			"hare-zugzwang": "谁走谁输，11 个点",
			"hare-endless": "围不住，11 个点",
		},
	},
	"pong-hau-ki": {
		name: gameNames["pong-hau-ki"],
		rules: "双方各有两子，每步把一子沿线走到唯一的空点；无路可走的一方负。",
		format:
			"图：先是 graph 5，然后各行依次写点的位置和连线，最后写双方棋子所在的点：pieces red 4 5 与 pieces black 1 2。以 graph 5 black 开头则黑方先走。",
		help: [
			"棋盘是一个缺了一边的正方形，加上两条对角线，共五个点、七条线；红黑双方各有两子。每步把自己的一子沿线走到唯一的空点。红方先走。",
			"没有吃子，也不能停着不走：被憋得无路可走的一方负。双方都不出错就一直循环下去，是和棋。",
		],
		presets: {
			"pong-standard": "开局，5 个点",
			"pong-trap": "一步制胜，5 个点",
			"pong-slip": "一步走错，5 个点",
		},
	},
	token: {
		name: gameNames.token,
		rules: "双方轮流沿箭头移动同一枚棋子；不能移动者负，把它移到终点者胜。",
		format:
			"图：先是 graph 8，然后写各点之间的箭头（如 a>b），最后写棋子所在的点：pieces first a。也可以用评测的输入：n m q，接着 m 行 u v（一行一个箭头），再 q 行 x y（棋子的起点和终点，没有终点写 0）。",
		help: [
			"有向图上只有一枚棋子。先手沿一个箭头移动它，然后轮到后手，如此往复。轮到谁却无法移动，谁就输；图上有终点时，谁把棋子移到终点谁就赢。",
			"一个点的所有箭头都通往必胜点，它就是必败点；只要有一个箭头通往必败点，它就是必胜点。两者都不是的点是和棋：双方可以一直绕下去。这里的其他棋其实都是这个游戏，图上的点就是局面。",
		],
		presets: {
			"token-standard": "绕来绕去，8 个点",
			"token-one-way": "一去不回，9 个点",
			"token-goal": "走到终点，8 个点",
		},
	},
};

export const game = gameWriter(games, gameName, {
	rules:
		"所有合法走法都列在走法表中，并标在棋盘上。方框或圆圈是目标，斜线表示不能进入，都只对同色的一方有效。",
	format:
		"图：先是行数与列数，然后是各行；O 与 X 为双方的棋子，# 为障碍，点为空格。也可以写成图：先是 graph 4，再写连线，如 edges 1-2 2>3 3-4，最后每方一行写棋子所在的点。",
	help: ["所有合法走法都列在走法表中，并标在棋盘上。目标标在棋盘边缘，或是带框的格子。"],
});
