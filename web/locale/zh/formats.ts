/** The text format of each game, by its id, in Simplified Chinese. */
import type { FormatWords } from "../en/formats.ts";

export const formats: FormatWords = {
	general:
		"画棋盘：先写行数和列数，再写各行；O 和 X 是双方的棋子，# 是障碍，. 是空格。也可以写成图：先写 graph 4，再写边，如 edges 1-2 2>3 3-4，最后每方一行写棋子所在的点。",
	games: {
		chase:
			"n r1 c1 r2 c2：n×n 的棋盘，白子在第 r1 行第 c1 列，黑子在第 r2 行第 c2 列。也可以画棋盘：先写行数和列数，再写各行；O 是白子，X 是黑子，# 是障碍，. 是空格。",
		"crossing-pawn":
			"先写 id T，再写 T 个棋盘：n m 和 n 行，每行 m 个字符。X 是黑子，O 是红子（两枚），# 是障碍，. 是空格。也可以只写一个棋盘：第一行写 n m（如 3 3），再写各行；第一行写成 3 3 black，就是黑方先走。",
		"police-and-thief":
			"画棋盘：先写行数和列数，再写各行；O 是警察，X 是小偷，# 是墙，. 是空格。各行之前写轮到哪一方，以及出口的行,列：8 8 police，再一行 goal thief 1,1 3,5。",
		"cat-and-mouse-2":
			"先写各行组成的列表，再写猫和老鼠一次最多跳几格，各占一行；M 是老鼠，C 是猫，F 是食物，# 是墙，. 是空格。也可以画棋盘：先写行数和列数，再写各行，O 是老鼠，X 是猫；各行之前写轮到哪一方，以及食物的行,列：8 8 mouse，再两行 goal mouse 1,5 和 goal cat 1,5。",
		"fox-and-hounds":
			"画棋盘：先写行数和列数，再写各行；O 是狐狸，X 是猎犬（四只），# 是不用的格子，. 是空格。以 8 8 hounds 开头则猎犬先走。",
		"cat-and-mouse":
			"各点的邻点列表，点从 0 编号：老鼠在 1，猫在 2，洞是 0。也可以写成图：先写 graph 4 mouse，再逐行写 edges 1-2 2>3 3-4、goal mouse 1、closed cat 1、pieces mouse 2、pieces cat 4 等。",
		"hare-and-hounds":
			"图：先写 graph 11 hounds，再依次写 names（点的名字）、places（点的位置）和 edges（边，如 a-b1），最后写双方棋子所在的点：pieces hounds a b1 b3 和 pieces hare e。",
		"pong-hau-ki":
			"图：先写 graph 5，再依次写 places（点的位置）和 edges（边，如 1-3），最后写双方棋子所在的点：pieces red 4 5 和 pieces black 1 2。以 graph 5 black 开头则黑方先走。",
		token:
			"图：例如 graph 3 names a b c edges a>b b-c pieces first a，是 3 个点，名叫 a、b、c，a>b 单向，b-c 双向，棋子在 a。不写 names，点就叫 1、2、3；空格和换行都行。也可以用题目的输入数据：n m q，接着 m 行 u v（一行一条边），再 q 行 x y（棋子的起点和目标，没有目标写 0）。",
		"cops-and-robber":
			"画棋盘：先写行数和列数，再写各行；O 是警察，X 是强盗，# 是墙，. 是空格。警察同在一格时，各行之前写：8 8 cops，再一行 more cops 3,4。也可以写成图：先写 graph 10，再逐行写 edges 1-2 2-3、pieces cops 1 2、pieces robber 7 等。",
	},
};
