/** The live parts of the chapter `crossing-pawn`, in Simplified Chinese. */
import type { crossingPawn as English } from "../../en/learn/crossing-pawn.ts";

export const crossingPawn: typeof English = {
	mistakes: {
		share: "两枚红子走到同一格",
		down: "黑子往下走",
		stuck: "走不动算平局",
		meeting: "重合总算红方胜",
		hurry: "输家也走最短",
		rounds: "按回合计数",
		cap: "给步数设上限",
		byte: "用一个字节存步数",
	},
	unseen: (list, count) =>
		count === 0
			? "每种错误都至少露馅一次。"
			: `${list}，这 ${count} 种错误在这些棋盘上一次都没露馅。`,
	mistake: {
		right: "正确答案",
		mistaken: "错误程序输出",
		same: "这里碰巧没错",
		byMistake: "按错误规则下",
		rulesRight: "按正确规则：",
		rulesMistaken: "按错误规则：",
		marks: "答完后的标记都按走棋的一方算：▲ 赢，= 平，▼ 输。",
		change: "修改棋盘",
	},
};
