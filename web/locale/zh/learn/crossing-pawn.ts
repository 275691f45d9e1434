/** The live parts of the chapter `crossing-pawn`, in Simplified Chinese. */
import type { crossingPawn as English } from "../../en/learn/crossing-pawn.ts";

export const crossingPawn: typeof English = {
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
