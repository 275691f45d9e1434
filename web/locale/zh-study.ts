/** The study of positions, boards and games, in Simplified Chinese. */
import type { Outcome } from "catchmate";
import type { StudyWords } from "./study-words.ts";
import { number, side } from "./zh.ts";

const percent = () =>
	new Intl.NumberFormat("zh-CN", { style: "percent", maximumFractionDigits: 1 });
const compact = () => new Intl.NumberFormat("zh-CN", { notation: "compact" });
const outcomes: Record<Outcome, string> = { win: "必胜", draw: "和棋", loss: "必败" };

export const zhStudy: StudyWords = {
	heading: "分析",
	waiting: "正在查表……",
	failed: "求解器没有回应。再走一步，就会重新求解这个棋盘。",
	zugzwang: (own, others, toMove, other) => {
		if (own === "loss" && others === "loss") {
			return "互为迫移：轮到谁走，谁就输。";
		}
		return own === "draw"
			? `互为迫移：轮到${side(toMove)}走只能和棋，换${side(other)}走则${side(other)}必败。`
			: `互为迫移：轮到${side(toMove)}走则必败，换${side(other)}走也只能和棋。`;
	},
	best: "最佳",
	equal: (count) => `有 ${number(count)} 种走法同样好。`,
	line: {
		heading: "最佳变化",
		over: "对局已结束。",
		ahead: "向后看",
		after: (shown, all) => `${number(shown)} / ${number(all)} 步`,
		place: (name, count) => `${number(count)} 步之后${side(name)}在此`,
		repeats: (from) => `从第 ${number(from)} 步起，这些走法周而复始。`,
		now: "现在",
		ply: (name) => ["看第", `步，${side(name)}：`],
		adopt: "接到对局之后",
		adopted: "最佳变化已接在对局之后：可用方向键翻看。",
	},
	why: {
		heading: "为什么",
		over: "对局已结束。",
		lost: (name, other) => `${side(name)}怎么走都输。每种走法旁边是${side(other)}最快的应对：`,
		won: (name, count) =>
			`${side(name)}${count === 1 ? "这样走" : "这几种走法"}，无论对方怎么应都能赢：`,
		wonAtOnce: "对局就此结束。",
		answers: (other, count) =>
			`${side(other)}${count === 1 ? "" : "对第一种走法"}的应对，全都必败：`,
		drawn: (name) => `${side(name)}这样走可以保住和棋：`,
		losing: (name, other) => `${side(name)}这样走会输。每种走法旁边是${side(other)}的应对：`,
		loop: "双方都不能更进一步，可以这样无限循环下去：",
		next: "然后",
		follow: "在棋盘上看",
		use: "点一种变化，就走它的第一步。",
	},
	whatIf: {
		heading: "假如",
		piece: "假如这枚棋子在别处",
		toMove: "并且轮到这一方走",
		note: (name) => `棋盘每一格都标出那样对${side(name)}的结果。`,
		near: (count) => `${number(count)} 步结束`,
		far: (count) => `${number(count)} 步`,
		scale: "颜色浅的格离终局近，深的离终局远",
		win: (name) => `${side(name)}必胜`,
		draw: "和棋，格子不着色",
		loss: (name) => `${side(name)}必败`,
	},
	statistics: {
		heading: "这个棋盘的全部局面",
		positions: (count) => `共 ${number(count)} 个局面（双方各先走都算），全部已解。`,
		toMove: (name) => `轮到${side(name)}走`,
		wins: "必胜",
		draws: "和棋",
		losses: "必败",
		share: (part, all) => percent().format(all === 0 ? 0 : part / all),
		short: (count) => compact().format(count),
		axis: "到终局的步数",
		summary: (longest, most) =>
			`0 至 ${number(longest)} 步必胜、必败的局面各有多少；最多的一档有 ${number(most)} 个。`,
		caption: (value) =>
			`向上：走棋方必胜的局面；向下：必败的局面。高度按对数。${
				value === null
					? ""
					: value.distance === null
						? "棋盘上的局面是和棋，不在其中。"
						: `标记处是棋盘上的局面：${value.outcome === "win" ? "必胜" : "必败"}，共 ${number(value.distance)} 步。`
			}`,
		asTable: "列成表格",
		longest: (name, distance) => `轮到${side(name)}走时最长的胜局：${number(distance)} 步`,
		neverWins: (name) => `轮到${side(name)}走时没有必胜的局面。`,
		setUp: "摆到棋盘上",
	},
	history: {
		wins: (name) => `${side(name)}胜`,
		draw: "和",
		plies: (count) => `${number(count)} 步`,
		summary: (count, mistakes) =>
			`对局 ${number(count)} 步中局势的变化，失误 ${number(mistakes)} 次，见走法列表。`,
		caption:
			"折线是这局棋：离中线越远，离终局越近。淡点是没有走的走法；菱形是失误，即断送了原有结果的一步。",
		count: (mistakes) => (mistakes === 0 ? "没有失误。" : `失误 ${number(mistakes)} 次。`),
		next: "下一个失误",
		faultless: "这局棋没有失误。",
		tag: "失误",
		mistake: (ply, name, move, from, to) =>
			`第 ${number(ply)} 步：${side(name)} ${move}，由${outcomes[from]}变成${outcomes[to]}。`,
	},
};
