/** The end of a game, in Simplified Chinese. */
import type { end as English } from "../en/end.ts";
import { moveCount, number, plays, plies, side } from "./vocabulary.ts";

export const end: typeof English = {
	result: (winner, own, count, isFaultless) =>
		winner === null
			? `平局，双方共 ${plies(count)}`
			: own === null
				? `${side(winner)}走 ${moveCount(count)}获胜`
				: winner === own
					? `你 ${moveCount(count)}取胜${isFaultless ? "，步步最佳" : ""}`
					: `走了 ${moveCount(count - 1)}，你输了`,
	takeBackMistake: "退回失误前",
	easier: "简单一点的",
	again: "同一局再来",
	level: (level) => `对手的水平变为：${level}。`,
	shared: (winner, count) =>
		`这是别人分享的一局，已经下完：${winner === null ? `平局，双方共 ${plies(count)}` : `${side(winner)}走 ${moveCount(count)}获胜`}。`,
	playIt: "换你来下这一局",
	stars: (count) => `三颗星得 ${count} 颗`,
	bestPlay: (count) => `最快 ${moveCount(count)}。`,
	hints: (count) => `用了 ${number(count)} 次提示。`,
	takenBack: "悔过棋。",
	best: (start) =>
		start.winner === null
			? "双方都走最佳走法，是平局。"
			: start.distance === null
				? `双方都走最佳走法，对局无限循环，判${side(start.winner)}胜。`
				: `双方都走最佳走法，${side(start.winner)}走 ${moveCount(start.distance)}获胜。`,
	decisive: "改变胜负的一步：",
	slips: (count, isFaultless) =>
		`${isFaultless ? "没有失误，但" : "你"}有 ${number(count)} 步不是最佳走法：`,
	slip: (ply) => `第 ${number(ply)} 步`,
	review: "复盘",
	reviewSlips: "回看欠佳的走法",
	share: "分享",
	invitation: (game, count, best, stars) =>
		best === null
			? `${game}：你能走得更好吗？`
			: `${game}：我用 ${moveCount(count)}取胜，最快 ${moveCount(best)}。${stars}`,
	next: "更难的一局",
	seeking: "正在找更难的一局……",
	nextBoard: (game, size, own, count) =>
		`${game} ${size} · 你${plays(own)} · ${moveCount(count)}取胜`,
	nextPuzzle: "下一步：做道谜题",
};
