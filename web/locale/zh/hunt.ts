/** Hunting for hard boards, in Simplified Chinese. */
import type { HuntWords } from "../en/hunt.ts";

export const hunt: HuntWords = {
	name: "搜寻难的棋盘",
	about: "一次次改动棋盘，每次都解出来，找出最难的。全在本机进行。",
	goal: "目标",
	goals: {
		longest: "最长必胜",
		"fewest-saves": "每步只有一种走法的胜局",
		zugzwang: "互为迫移",
		"only-draw": "唯一能平局的走法",
	},
	rows: "行数",
	columns: "列数",
	size: "大小",
	oneSize: "这种棋的棋盘只有一种大小。",
	obstacles: "开始时的障碍，%",
	start: "开始搜寻",
	stop: "停止搜寻",
	running: "正在搜寻。",
	stopped: "搜寻结束。可以取用这个棋盘，或者再搜寻一次。",
	none: "搜寻结束，没有找到合适的棋盘。换个大小或目标试试。",
	tried: (boards) => `试过 ${boards.toLocaleString("en")} 个棋盘`,
	worth: (goal, score) => {
		switch (goal) {
			case "longest":
				return `${score} 步必胜`;
			case "fewest-saves":
				return `取胜途中有 ${score} 次只有一种走法能保住胜局`;
			case "zugzwang":
				return `互为迫移，${score} 步落败`;
			case "only-draw":
				return `只有一种走法能平局，其他走法至少 ${score} 步落败`;
		}
	},
	analyse: "分析",
	play: "下棋",
};
