import type { analysis as English } from "../en/analysis.ts";
import { number, outcomes, plies, side } from "./vocabulary.ts";

export const analysis: typeof English = {
	heading: "分析",
	headings: {
		line: "最佳路线",
		why: "为什么",
		"what-if": "换个位置会怎样",
		watch: "观看求解过程",
		statistics: "这个棋盘的全部局面",
	},
	waiting: "正在查表……",
	failed: "求解器没有响应。再走一步，就会重新求解。",
	perspective: (name, countsMoves) =>
		`胜负均指${side(name)}，数字是${countsMoves ? "它自己还要走几步" : "离终局还有几步，双方各走一次算两步"}。`,
	zugzwang: (outcome, swapped, toMove, other) => {
		if (outcome === "loss" && swapped === "loss") {
			return "谁走谁吃亏：轮到谁走，谁就输。";
		}
		return outcome === "draw"
			? `谁走谁吃亏：轮到${side(toMove)}走只能平局，换${side(other)}走则${side(other)}必败。`
			: `谁走谁吃亏：轮到${side(toMove)}走则必败，换${side(other)}走也只能平局。`;
	},
	best: "最佳",
	equal: (count) => `有 ${number(count)} 种走法并列最佳。`,
	next: (move) => `棋谱下一步：${move}。`,
	record: {
		heading: "棋谱",
		start: "开局",
		ply: (name) => ["第", `步，${side(name)}：`],
		empty: "还没有走棋。",
	},
	history: {
		wins: (name) => `${side(name)}胜`,
		draw: "平",
		plies,
		summary: (count, mistakes) =>
			`${plies(count)}对局的胜负变化，失误 ${number(mistakes)} 次，见走法列表。`,
		caption:
			"折线是这局棋：离中线越远，离终局越近。淡点是没走的走法；菱形是失误，断送了胜局或平局。",
		count: (mistakes) => (mistakes === 0 ? "没有失误。" : `失误 ${number(mistakes)} 次。`),
		next: "下一个失误",
		faultless: "这局棋没有失误。",
		tag: "失误",
		mistake: (ply, name, move, from, to) =>
			`第 ${number(ply)} 步：${side(name)} ${move}，由${outcomes[from]}走成${outcomes[to]}。`,
	},
};
