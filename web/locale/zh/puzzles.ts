/** The puzzles, in Simplified Chinese. */
import type { Goal } from "../../model/puzzle.ts";
import type { puzzles as English } from "../en/puzzles.ts";
import { side } from "./board.ts";

const tasks: Readonly<Record<Goal, string>> = {
	win: "先走，要赢下这一局",
	draw: "先走，要保住平局",
	endless: "先走，一直不输就算赢",
};

const slips = (count: number): string => (count === 0 ? "一步未错" : `走错 ${count} 次`);

const forfeit = (days: number): string =>
	`这题就不算解出${days === 0 ? "" : `，连续 ${days} 天的记录也会中断`}。`;

export const puzzles: typeof English = {
	ofDay: "每日一题",
	date: (date) => `${date}（UTC）`,
	puzzle: (number) => `第 ${number} 题`,
	levels: ["简单", "中等", "困难"],
	moves: (count) => `要走对 ${count} 步`,
	task: (goal, name) => `${side(name)}${tasks[goal]}。请找出走法。`,
	slips: (count) => (count === 0 ? "还没走错" : `已走错 ${count} 次`),
	found: (count, all) => `已找到 ${count}/${all} 步`,
	known: (count) =>
		count === null ? "你看过答案，这题不算解出。" : `你以前解出过这题，${slips(count)}。`,
	asks: {
		leave: (days) => ({
			text: `这样会显示每步棋的胜负，${forfeit(days)}`,
			yes: "显示胜负",
			no: "继续解题",
		}),
		"give-up": (days) => ({
			text: `这样会显示答案，${forfeit(days)}`,
			yes: "看答案",
			no: "继续解题",
		}),
	},
	end: "结果",
	solved: (count) => `解出来了，${slips(count)}${count === 0 ? "！" : "。"}`,
	givenUp: "答案已在棋盘上，按“下一步”逐步看。",
	share: (name, stars, game, count) =>
		`Catchmate 谜题 ${name} ${stars} ${game}：${count === null ? "看了答案" : `解出，${slips(count)}`}`,
	copy: "复制结果",
	review: "复盘",
	next: "下一题",
	toToday: "每日一题",
	streak: (days) => (days === 0 ? "解出每日一题，开始连续打卡。" : `已连续 ${days} 天`),
	tomorrow: "明天会有新的一题。",
	all: "全部谜题",
	solvedOf: (solved, all) => `已解 ${solved}/${all}`,
	results: (number, count) =>
		count === undefined
			? `第 ${number} 题`
			: `第 ${number} 题，${count === null ? "看过答案" : `已解出，${slips(count)}`}`,
};
