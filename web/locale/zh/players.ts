/** The panel of players, in Simplified Chinese. */
import type { players as English } from "../en/players.ts";
import { number } from "./vocabulary.ts";

export const players: typeof English = {
	heading: "对局双方",
	players: { human: "真人", easy: "简单", medium: "中等", perfect: "完美" },
	newGame: "新对局",
	swapSides: "交换双方",
	settings: {
		grows: { label: "随你变强", note: "你赢了就更难，输了就更容易。" },
		traps: { label: "设陷阱", note: "程序赢不了的时候，会挑最难应付的走法。" },
		hints: {
			label: "提示",
			choices: { off: "关闭", staged: "逐步", full: "全部" },
			note: {
				off: "不显示任何胜负。",
				staged: "每走一步都有点评；点“提示”，一次多透露一点。",
				full: "每种走法都标出胜负和步数。",
			},
		},
		sound: { label: "声音" },
	},
	scores: {
		heading: "本次战绩",
		side: (game, side) => `${game}，${side}`,
		columns: ["执子", "胜", "平", "负", "完美"],
		perfect: (count, graded) => (graded === 0 ? "–" : `${number(count)} / ${number(graded)}`),
	},
};
