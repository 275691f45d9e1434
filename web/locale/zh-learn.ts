/** What the page says to those who learn, in Simplified Chinese. */
import type { Outcome } from "catchmate";
import type { LearnWords } from "./learn-words.ts";
import { number, side } from "./zh.ts";

const percent = () => new Intl.NumberFormat("zh-CN", { style: "percent" });
const comes: Readonly<Record<Outcome, string>> = { win: "必胜", draw: "只能和棋", loss: "必败" };

export const zhLearn: LearnWords = {
	counting: (counted, positions) =>
		`正在统计 ${number(positions)} 个局面：${percent().format(positions === 0 ? 1 : counted / positions)}`,
	zugzwangs: {
		heading: "互为迫移",
		none: "没有：谁也不会嫌轮到自己走。",
		note: "棋子这样摆着，双方都宁愿轮到对方走。",
		kind: (placements, outcomes) =>
			outcomes.every(([, outcome]) => outcome === "loss")
				? `${number(placements)} 种摆法：轮到谁走，谁就输`
				: `${number(placements)} 种摆法：${outcomes.map(([name, outcome]) => `轮到${side(name)}走则${side(name)}${comes[outcome]}`).join("，")}`,
		example: (toMove, distance) => `最长的一例：轮到${side(toMove)}走，${number(distance)} 步必败`,
	},
	watch: {
		heading: "看它如何求解",
		settled: (distance) => `在第 ${number(distance)} 步定出`,
	},
	loading: "正在加载……",
	unloaded: "页面的这一部分没能加载。",
	tryAgain: "重试",
	sizes: "各种大小的棋盘游戏",
	help: "帮助",
	invitation: "拖动棋子试走一步。“编辑”可以改棋盘，“对弈”开始一局。",
};
