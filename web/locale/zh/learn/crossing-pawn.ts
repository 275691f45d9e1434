/** The live parts of the chapter `crossing-pawn`, in Simplified Chinese. */
import type { crossingPawn as English } from "../../en/learn/crossing-pawn.ts";

export const crossingPawn: typeof English = {
	mistake: {
		right: "正确答案",
		mistaken: "错误程序输出",
		same: "这里碰巧没错",
		byMistake: "按错误规则下",
		change: "修改棋盘",
	},
};
