/** The live parts of the chapter `distance`, in Simplified Chinese. */
import type { distance as English } from "../../en/learn/distance.ts";

export const distance: typeof English = {
	layers: {
		label: "步数",
		plies: (count) => `${count} 步`,
		empty: "队列已空",
		back: "上一层",
		next: "下一层",
		strip: "按步数分层的点，也就是入队顺序",
		between: "",
		sink: (point) => `${point} 无路可走，必败，0 步。`,
		win: (point, by, plies) =>
			`${point} 必胜：${point} 能走到的必败态里，最先出队的是 ${by}（${plies} 步）。`,
		loss: (point, by, plies) =>
			`${point} 必败：${point} 的后继里，最后出队的是 ${by}（${plies} 步）。`,
		never: (points) => `${points} 始终没有入队，没有步数可言。`,
	},
	pace: {
		label: "必败的一方",
		holds: "尽量拖延",
		hurries: "急着输",
		start: "赢下这一局，看看要几步。",
		won: (plies, held) => `你用 ${plies} 步赢了。再和${held ? "急着输" : "尽量拖延"}的对手下一局。`,
		both: (held, hurried) => `对手尽量拖延要 ${held} 步，急着输只要 ${hurried} 步。`,
		thrown: "这一步把胜局丢了。悔棋，或者重新开始。",
		lost: "这一局输了。重新开始，换一种走法。",
	},
};
