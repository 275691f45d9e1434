/** Comparing a program's output with the exact answers, in Simplified Chinese. */

import type * as English from "../en/detective.ts";
import { ownValue } from "../shared.ts";
import { side as nameOf, plies } from "./vocabulary.ts";

const faults: Readonly<Record<English.FilesFault, string>> = {
	many: "请只放一个输入文件和一个输出文件。",
	"no-text": "不是 UTF-8 文本。",
	inputs: "两个都是输入文件。请放一个输入文件和你的程序对应的输出。",
	"no-input": "两个文件都不是这里任何一种棋的输入。",
};

/** The mistakes of programs by kind. `side` is the side concerned; the numbers are the description's. */
const mistakes: Readonly<Record<string, (side: string, numbers: readonly string[]) => string>> = {
	shares: (side) => `允许${side}的两枚棋子停在同一处`,
	"keeps-apart": (side) => `不允许${side}的两枚棋子停在同一处`,
	"moves-one": (side) => `每一手只走${side}的一枚棋子`,
	"moves-as-other": (side) => `让${side}按对方的走法走`,
	"is-blocked": (side) => `${side}走多格时不能越过任何东西`,
	leaps: (side) => `${side}走多格时可以越过障碍`,
	"one-step": (side) => `${side}每次最多只走一格`,
	passes: (side) => `允许${side}原地不动`,
	"no-pass": (side) => `不允许${side}原地不动`,
	"no-goal": (side) => `没有判断${side}是否到达目标`,
	"transposed-goal": (side) => `判断${side}的目标时把行和列弄反了`,
	"mixed-goal": (side) => `判断${side}的目标时弄混了行数和列数`,
	"open-goal": (side) => `让${side}走进目标上的障碍`,
	"first-stays": (side) => `${side}的第一枚棋子从不移动`,
	"last-stays": (side) => `${side}的最后一枚棋子从不移动`,
	"transposed-pieces": (side) => `把${side}棋子的行和列弄反了`,
	meeting: (side) => `棋子一重合就判${side}胜，不管是谁走过去的`,
	"no-capture": (side) => `从不让${side}吃子`,
	endless: (side) => `无限循环时判${side}胜`,
	"stuck-draws": (side) => `${side === "" ? "一方" : side}无路可走时判为平局`,
	"stuck-passes": () => "一方无路可走时跳过这一步",
	"stuck-loses": () => "一方无路可走时判负",
	"endless-draws": () => "无限循环时判为平局",
	"captor-wins": () => "谁走到对方棋子上就判谁胜",
	"meets-first": () => "先判断棋子重合，再判断是否到达目标",
	hurries: () => "让必败的一方走最短的路，而不是最长的",
	"takes-first": () => "必胜时用了最先找到的步数，而不是最少的步数",
	"wrong-side": () => "弄反了谁先走",
	"swapped-pieces": () => "弄反了双方的棋子",
	"transposed-board": () => "弄反了棋盘的行和列",
	"shut-row": () => "不让棋子走到最后一行",
	"shut-column": () => "不让棋子走到最后一列",
	wraps: () => "把一行的最后一格与下一行的第一格当成相邻",
	"wrong-winner": () => "弄反了赢家和输家",
	"cap-squares": () => "步数超过格子总数就判为平局",
	cap: (_, numbers) => `步数超过 ${numbers.join("～")} 就判为平局`,
	shift: (_, [by = "", ...most]) => `步数超过 ${most.join("～")} 时差 ${by} 步`,
	lengths: () => "胜负都对，但有的步数不对，而且都差偶数步，好比把队列写成了栈",
	"numbers-draws": () => "平局后面多打印了一个数",
	rounds: () => "双方各走一步，只算作一步",
	"one-more": () => "步数多算一步",
	"one-less": () => "步数少算一步",
	"over-counts": () => "对局一开始就已结束时，步数算成了 1",
	byte: () => "用一个字节存步数",
	"old-obstacles": () => "没有清空前面棋盘的障碍",
};

export const detective: typeof English.detective = {
	heading: "答案错误？",
	output: "你的输出",
	about: "粘贴你的程序对上面输入的输出，或把输入、输出两个文件拖到页面上。数据不会离开你的设备。",
	compare: "找出错误",
	stop: "停止",
	choose: "选择文件",
	working: "正在与各种常见错误对比……",
	right: (boards) => (boards === 1 ? "你的答案正确。" : `${boards} 个答案全部正确。`),
	wrong: (board, boards) =>
		boards === 1 ? "你的答案不对。" : `${boards} 个棋盘中，第一个不一样的是第 ${board} 个。`,
	expected: "正确答案",
	got: "你的输出",
	nothing: "没有输出",
	noMore: "到此为止",
	lines: (lines, boards) => `你的输出有 ${lines} 行，输入有 ${boards} 个棋盘。`,
	counted: (difference) =>
		`胜负正确，但步数${difference > 0 ? "多" : "少"}了 ${plies(Math.abs(difference))}。`,
	explained: (count) =>
		count === 1
			? "有一种常见错误与你的输出完全吻合："
			: "以下每种错误都与你的输出完全吻合，越靠前越可能；多测几个棋盘，就能排除更多。",
	unexplained: "没有一种已知的错误与你的输出完全吻合。",
	mistake: ({ kind, side, about }) => {
		const said = ownValue(mistakes, kind)?.(
			side === null ? "" : nameOf(side),
			about.match(/\d+/g) ?? [],
		);
		return `${said ?? about}。`;
	},
	chapter: "看教程",
	fault: (fault, name) => (fault === "no-text" ? `${name} ${faults[fault]}` : faults[fault]),
};
