/** The live parts of the chapter `fast`, in Simplified Chinese. */
import type { fast as English } from "../../en/learn/fast.ts";

export const fast: typeof English = {
	fast: {
		bits: {
			task: "要找的局面",
			win: {
				name: "黑方 1 步胜",
				targets: "红方走，必败",
				result: "黑方走，必胜",
				code: "found & undecided",
			},
			loss: {
				name: "黑方 2 步负",
				targets: "红方走，非必胜",
				result: "黑方走，必败",
				code: "~found & undecided",
			},
			shift: "移位",
			shifted: "移位后",
			mask: "（掩码）",
			collect: "并入",
			restart: "重来",
			collected: "已并入",
			line: (row) => `第 ${row} 行`,
			column: (column) => `第 ${column} 列`,
			left: (directions) => `还差 ${directions} 个方向。`,
			same: (squares) => `共 ${squares} 位为 1，与求解器的表完全一致。`,
			invalid: "上面的棋盘不能下，这里还是修改之前的结果。",
			leaked: (squares) =>
				`有 ${squares} 位不对（已框出）：棋子越过了边界，或者从墙里走了出来。加上掩码重来一次。`,
		},
	},
};
