/** The rules of each built-in game in one or two sentences, in Simplified Chinese. */
import type { GameRules } from "../en/game-rules.ts";

export const gameRules: GameRules = {
	chase: "白方每步走一格，黑方每步沿直线走一格或两格；走到对方棋子上就赢。",
	"crossing-pawn":
		"每步走一格，黑方不能向下。走到对方棋子上就赢，黑方走到第一行也赢；谁无路可走谁输。",
	"police-and-thief":
		"警察每步可走八个方向，小偷每步可走四个方向，都可以停一手；碰到一起，警察赢；小偷走到带框的出口，小偷赢。",
	"cat-and-mouse-2":
		"双方沿直线跳，可以越过对方，不能越过墙，也可以停一手。老鼠吃到食物（带框的格子）就赢；猫吃到食物、捉住老鼠，或对局无限循环，都是猫赢。",
	"fox-and-hounds": "双方都斜走一格，猎犬只能向下；狐狸走到第一行就赢，猎犬让狐狸无路可走就赢。",
	"cat-and-mouse":
		"双方在图上沿边走，每步走一条边。带圈的点是洞，老鼠进洞就赢；斜线表示猫不能进。碰到一起，猫赢。",
	"hare-and-hounds":
		"双方沿线走，猎犬不能向左走。猎犬让野兔无路可走就赢；野兔走到带圈的点，或对局无限循环，都是野兔赢。",
	"pong-hau-ki": "双方各有两子，每步把一子沿线走到唯一的空点；无路可走就输。",
	token: "双方轮流沿箭头移动同一枚棋子；无法移动就输，移到终点就赢。",
	"cops-and-robber":
		"轮到警察时，每名警察各走一步或原地不动；然后强盗走一步或不动。捉住强盗，警察赢；一直捉不到，强盗赢。",
};
