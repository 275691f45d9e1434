/** Hunting for hard boards, in Simplified Chinese. */
import type { HuntWords } from "../en/hunt.ts";

export const hunt: HuntWords = {
	name: "搜索高难度棋盘",
	about: "反复改动棋盘，每改一次就求解一次，留下最难的。全在本机进行。",
	goal: "目标",
	goals: {
		longest: "最长必胜",
		"fewest-saves": "每步都只有一种赢法",
		zugzwang: "谁走谁吃亏",
		"only-draw": "唯一能平局的走法",
	},
	rows: "行数",
	columns: "列数",
	size: "大小",
	oneSize: "这种棋的棋盘只有一种大小。",
	obstacles: "开始时的障碍，%",
	start: "开始搜索",
	stop: "停止搜索",
	running: "正在搜索。",
	stopped: "搜索结束。可以用这个棋盘，或者再搜索一次。",
	none: "搜索结束，没有找到合适的棋盘。换个大小或目标试试。",
	tried: (boards) => `试过 ${boards.toLocaleString("en")} 个棋盘`,
	worth: (goal, score) => {
		switch (goal) {
			case "longest":
				return `${score} 步必胜`;
			case "fewest-saves":
				return `取胜途中有 ${score} 次只有一种赢法`;
			case "zugzwang":
				return `谁走谁吃亏，${score} 步落败`;
			case "only-draw":
				return `只有一种走法能平局，其他走法至少 ${score} 步落败`;
		}
	},
	analyse: "分析",
	play: "下棋",
};
