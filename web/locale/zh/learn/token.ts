/** The live parts of the chapter `token`, in Simplified Chinese. */
import type { token as English } from "../../en/learn/token.ts";

export const token: typeof English = {
	calls: {
		start: "先问哪个点",
		stack: (count) => `调用栈：${count} 层调用尚未返回`,
		isAgain: "已经问过",
		call: (point, moves, count) =>
			count === 0
				? `调用 wins("${point}")。${point} 没有走法可试。`
				: `调用 wins("${point}")，${count === 1 ? `试 ${moves}` : `依次试 ${moves}`}。`,
		again: (point) => `又调用 wins("${point}")，可它的第一次调用尚未返回。`,
		win: (point, by) => `wins("${by}") 是 False，所以 wins("${point}") 返回 True。`,
		loss: (point, moves) =>
			moves === 0
				? `wins("${point}") 返回 False：没有走法。`
				: `${point} 没有一步走到必败态，wins("${point}") 返回 False。`,
		overflow: (points) =>
			`就这样问个没完：……${points}……没有一个调用返回，栈越来越深，最后 Python 报 RecursionError。`,
	},
};
