/** The words of each game, by its id, in Simplified Chinese. */
import type { games as English } from "../en/games.ts";
import { gameWriter } from "../shared.ts";
import { gameName, gameNames } from "./board.ts";

const games: typeof English = {
	chase: {
		name: gameNames.chase,
		aims: {
			white: "走到黑子上：它走得比你快。",
			black: "追上白子，走到它上面。",
		},
		rules: "白方每步走一格，黑方每步沿直线走一格或两格；走到对方棋子上就赢。",
		format:
			"n r1 c1 r2 c2：n × n 的棋盘，白子在第 r1 行第 c1 列，黑子在第 r2 行第 c2 列。也可以画图：先写行数和列数，再写各行；O 是白子，X 是黑子，# 是障碍，. 是空格。",
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
		aims: {
			red: "在黑兵走到第一行之前抓住它。",
			black: "别被抓住，走到第一行。",
		},
		rules: "每步走一格，黑方不能向下。走到对方棋子上就赢，黑方走到第一行也赢；谁无路可走谁输。",
		format:
			"先写 id T，再写 T 个棋盘：n m 和 n 行，每行 m 个字符。X 是黑子，O 是红子（两枚），# 是障碍，. 是空格。也可以只写一个棋盘：第一行写 n m（如 3 3），再写各行；第一行写成 3 3 black，就是黑方先走。",
		presets: {
			"crossing-sample": "样例，五个棋盘",
			"crossing-blocked": "无路可走，4 × 5",
			"crossing-gate": "两道门，3 × 3",
			"crossing-corner": "角落，3 × 3",
			"crossing-tie": "开阔地，5 × 5",
			"crossing-maze": "长廊，9 × 9",
			"crossing-fort": "堡垒，8 × 9",
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
		aims: {
			police: "在小偷走到出口之前碰上它。",
			thief: "别被碰上，走到出口。",
		},
		rules:
			"警察每步可走八个方向，小偷每步可走四个方向，都可以停一手；碰到一起，警察赢；小偷走到带框的出口，小偷赢。",
		format:
			"画图：先写行数和列数，再写各行；O 是警察，X 是小偷，# 是墙，. 是空格。各行之前写轮到哪一方，以及出口的行,列：8 8 police，再一行 goal thief 1,1 3,5。",
		presets: {
			"police-rooms": "四个房间，7 × 9",
			"police-longest": "最久的追捕，7 × 9",
			"police-blocks": "绕街区，8 × 10",
		},
	},
	"cat-and-mouse-2": {
		name: gameNames["cat-and-mouse-2"],
		aims: {
			mouse: "绕过猫，吃到食物。",
			cat: "捉住老鼠，或抢先吃到食物。",
		},
		rules:
			"双方沿直线跳，可以越过对方，不能越过墙，也可以停一手。老鼠吃到食物（带框的格子）就赢；猫吃到食物、捉住老鼠，或对局无限循环，都是猫赢。",
		format:
			"先写各行组成的列表，再写猫和老鼠一次最多跳几格，各占一行；M 是老鼠，C 是猫，F 是食物，# 是墙，. 是空格。也可以画图：先写行数和列数，再写各行，O 是老鼠，X 是猫；各行之前写轮到哪一方，以及食物的行,列：8 8 mouse，再两行 goal mouse 1,5 和 goal cat 1,5。",
		presets: {
			"mouse-kitchen": "厨房，8 × 8",
			"mouse-larder": "储藏室，6 × 6",
		},
	},
	"fox-and-hounds": {
		name: gameNames["fox-and-hounds"],
		aims: {
			fox: "穿过猎犬，走到第一行。",
			hounds: "围住狐狸，一个口子也不能留。",
		},
		rules: "双方都斜走一格，猎犬只能向下；狐狸走到第一行就赢，猎犬让狐狸无路可走就赢。",
		format:
			"画图：先写行数和列数，再写各行；O 是狐狸，X 是猎犬（四只），# 是不用的格子，. 是空格。以 8 8 hounds 开头则猎犬先走。",
		presets: {
			"fox-standard": "开局，8 × 8",
			"fox-breakthrough": "狐狸突围，8 × 8",
		},
	},
	"cat-and-mouse": {
		name: gameNames["cat-and-mouse"],
		aims: {
			mouse: "逃回你的洞。",
			cat: "在老鼠回洞之前捉住它。",
		},
		rules:
			"双方在图上沿边走，每步走一条边。带圈的点是洞，老鼠进洞就赢；斜线表示猫不能进。碰到一起，猫赢。",
		format:
			"各点的邻点列表，点从 0 编号：老鼠在 1，猫在 2，洞是 0。也可以写成图：先写 graph 4 mouse，再逐行写 edges 1-2 2>3 3-4、goal mouse 1、closed cat 1、pieces mouse 2、pieces cat 4 等。",
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
			hare: "从猎犬身边溜过去。",
		},
		rules:
			"双方沿线走，猎犬不能向左走，浅色箭头只供野兔走。猎犬让野兔无路可走就赢；野兔走到带圈的点，或对局无限循环，都是野兔赢。",
		format:
			"图：先写 graph 11 hounds，再依次写 names（点的名字）、places（点的位置）和 edges（边，如 a-b1），最后写双方棋子所在的点：pieces hounds a b1 b3 和 pieces hare e。",
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
		rules: "双方各有两子，每步把一子沿线走到唯一的空点；无路可走就输。",
		format:
			"图：先写 graph 5，再依次写 places（点的位置）和 edges（边，如 1-3），最后写双方棋子所在的点：pieces red 4 5 和 pieces black 1 2。以 graph 5 black 开头则黑方先走。",
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
		rules: "双方轮流沿箭头移动同一枚棋子；无法移动就输，移到终点就赢。",
		format:
			"图：例如 graph 3 names a b c edges a>b b-c pieces first a，是 3 个点，名叫 a、b、c，a>b 单向，b-c 双向，棋子在 a。不写 names，点就叫 1、2、3；空格和换行都行。也可以用题目的输入数据：n m q，接着 m 行 u v（一行一条边），再 q 行 x y（棋子的起点和终点，没有终点写 0）。",
		presets: {
			"token-standard": "绕来绕去，8 个点",
			"token-one-way": "一去不回，9 个点",
			"token-goal": "走到终点，8 个点",
		},
	},
	"cops-and-robber": {
		name: gameNames["cops-and-robber"],
		aims: {
			cops: "一起堵住强盗。",
			robber: "一直不被捉住。",
		},
		rules:
			"轮到警察时，每名警察各走一步或原地不动；然后强盗走一步或不动。捉住强盗，警察赢；一直捉不到，强盗赢。",
		format:
			"画图：先写行数和列数，再写各行；O 是警察，X 是强盗，# 是墙，. 是空格。警察同在一格时，各行之前写：8 8 cops，再一行 more cops 3,4。也可以写成图：先写 graph 10，再逐行写 edges 1-2 2-3、pieces cops 1 2、pieces robber 7 等。",
		presets: {
			"cops-corners": "从两角出发，8 × 8",
			"cops-together": "两名警察同在一格，6 × 9",
			"cops-blocks": "绕街区，7 × 9",
			"cops-ring": "环，9 个点",
			"cops-petersen": "彼得森图，10 个点",
			"cops-torus": "4 × 4 的环面，16 个点",
		},
	},
};

export const game = gameWriter(games, gameName, {
	rules:
		"所有合法走法都列在走法表中，并标在棋盘上。框或圈是目标，斜线表示不能进入，都只对同色的一方有效。",
	format:
		"画图：先写行数和列数，再写各行；O 和 X 是双方的棋子，# 是障碍，. 是空格。也可以写成图：先写 graph 4，再写边，如 edges 1-2 2>3 3-4，最后每方一行写棋子所在的点。",
});
