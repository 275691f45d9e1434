/** The end of a game, in Simplified Chinese. */
import type { end as English } from "../en/end.ts";
import { number, plies, side } from "./board.ts";

export const end: typeof English = {
	result: (winner, own, count) =>
		`${winner === null ? "平局" : own === null ? `${side(winner)}获胜` : winner === own ? "你赢了" : "你输了"}，共 ${plies(count)}`,
	shared: (winner, count) =>
		`这是别人分享的一局，已经下完：${winner === null ? "平局" : `${side(winner)}获胜`}，共 ${plies(count)}。`,
	playIt: "换你来下这一局",
	slipNote: "“欠佳”指不是最佳的走法，“失误”指改变了胜负的走法。",
	stars: (count) => `三颗星得 ${count} 颗`,
	unit: "双方各走一次算两步。",
	bestPlay: (count) => `最佳应为 ${plies(count)}。`,
	slipCount: (count) => (count === 0 ? "没有欠佳的走法。" : `${number(count)} 步欠佳。`),
	hints: (count) => `用了 ${number(count)} 次提示。`,
	takenBack: "悔过棋。",
	best: (start) =>
		start.winner === null
			? "双方都走最佳走法，是平局。"
			: start.distance === null
				? `双方都走最佳走法，对局无限循环，判${side(start.winner)}胜。`
				: `双方都走最佳走法，${side(start.winner)} ${plies(start.distance)}获胜。`,
	decisive: "改变胜负的一步：",
	slips: (count, areOthers, isFaultless) =>
		count === 0
			? "你每一步都是最佳走法。"
			: `${isFaultless ? "没有失误，但" : `你${areOthers ? "另" : ""}`}有 ${number(count)} 步不是最佳走法：`,
	slip: (ply) => `第 ${number(ply)} 步`,
	review: "复盘",
	reviewSlips: "回看欠佳的走法",
	share: "分享",
	invitation: (game, count, best, stars) =>
		best === null
			? `${game}：你能走得更好吗？`
			: `${game}：我用 ${plies(count)}取胜，最快 ${plies(best)}。${stars}`,
	next: "更难的一局",
	seeking: "正在找更难的一局……",
	nextBoard: (game, size, own, count) => `${game} ${size} · 你执${side(own)} · ${plies(count)}取胜`,
	nextPuzzle: "下一步：做道谜题",
};
