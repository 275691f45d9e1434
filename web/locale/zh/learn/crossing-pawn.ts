/** The live parts of the chapter `crossing-pawn`, in Simplified Chinese. */
import type { crossingPawn as English } from "../../en/learn/crossing-pawn.ts";

export const crossingPawn: typeof English = {
	wave: {
		label: "填到离终局几步",
		plies: (count) => `${count} 步`,
		empty: "队列空了",
		back: "上一步",
		next: "下一步",
		mover: "轮到谁走",
		toMove: (side) => (side === "red" ? "红方走" : "黑方走"),
		unsound: "先把棋子摆全：红子两枚，黑子一枚。",
		said: (distance, red, black) =>
			red + black === 0
				? `${distance} 步：这个棋盘上没有新的格子。新定下的局面，红子都在别的格子上。`
				: `${distance} 步，新定下：黑子放在其中 ${[
						...(red > 0 ? [`${red} 格红方胜`] : []),
						...(black > 0 ? [`${black} 格黑方胜`] : []),
					].join("，")}。`,
		end: (red, black, never) =>
			`黑子放在其中 ${red} 格，红方胜；放在 ${black} 格，黑方胜。${never === 0 ? "没有一格空着：没有平局。" : `${never} 格空着：平局。`}`,
	},
	mistakes: {
		"shares-red": "两枚红子走到同一格",
		"moves-as-other-black": "黑子往下走",
		"stuck-draws": "无路可走算平局",
		"meeting-red": "重合一律算红方胜",
		hurries: "必败的一方急着输",
		rounds: "双方各走一次算一步",
		"cap-squares": "给步数设上限",
		byte: "用一个字节存步数",
	},
	unseen: (list, count) =>
		count === 0
			? "每种错误都至少暴露过一次。"
			: `${list}，这 ${count} 种错误在这些棋盘上一次都没暴露。`,
	mistake: {
		right: "正确答案",
		mistaken: "错误程序输出",
		byMistake: "按错误规则下棋",
	},
	lab: {
		choose: "错误",
		put: "放到棋盘上",
		same: "这个棋盘上看不出错。",
		differ: "两个输出不一样：找到反例了。",
		hunt: "用随机棋盘去找",
		stop: "停",
		goOn: "接着找",
		change: "可以拖动棋子，点格子放障碍。",
		mistakenRules: "现在按错误规则下棋。再按一次换回正确规则。",
		trying: (tried) => `第 ${tried} 个棋盘……`,
		hunting: "正在用随机棋盘去找……",
		found: (tried) => `在第 ${tried} 个随机棋盘上出错了。`,
		missed: (tried) => `试了 ${tried} 个随机棋盘，一次都没出错。它们都缺了什么？`,
	},
};
