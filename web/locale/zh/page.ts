/** All words of the page, in Simplified Chinese. */

import type { page as English } from "../en/page.ts";
import { isTouch } from "../shared.ts";
import { analysis } from "./analysis.ts";
import { comparison } from "./comparison.ts";
import { cops } from "./cops.ts";
import { detective } from "./detective.ts";
import { edit } from "./edit.ts";
import { element } from "./element.ts";
import { embed } from "./embed.ts";
import { end } from "./end.ts";
import { formats } from "./formats.ts";
import { game } from "./games.ts";
import { help } from "./help.ts";
import { hunt } from "./hunt.ts";
import { library } from "./library.ts";
import { play } from "./play.ts";
import { players } from "./players.ts";
import { puzzles } from "./puzzles.ts";
import { rules } from "./rules.ts";
import { setup, text } from "./setup.ts";
import { share } from "./share.ts";
import { topics } from "./topics.ts";
import { goalName, neverGoes, number, plays, plies, side, wraps } from "./vocabulary.ts";

export const page: typeof English = {
	...element,
	title: "Catchmate：追捕类小棋的最优解（P4576 棋盘游戏、P9169 过河卒）",
	tagline: "每个局面的胜负、步数和最优走法",
	more: "更多",
	schemes: { auto: "配色：跟随系统", light: "配色：浅色", dark: "配色：深色" },
	close: "关闭",
	activities: {
		heading: "栏目",
		analyse: "分析",
		play: "对弈",
		puzzle: "谜题",
	},
	tabs: {
		heading: "面板",
		play: "对局",
		puzzle: "谜题",
		edit: "编辑",
		moves: "走法",
		explain: "讲解",
		text: "输入/输出",
		share: "分享",
	},
	copied: "已复制 ✓",
	byHand: "浏览器不允许复制，请从这里手动复制：",
	stepper: {
		fewer: (what) => `${what}减一`,
		more: (what) => `${what}加一`,
	},
	game,
	setup,
	text,
	analysis,
	play,
	share,
	help: {
		...help,
		greeting: {
			youAre: (name) => `你是${side(name)}。`,
			aim: "能赢下来吗？",
			sideAim: (name, aim) => `${side(name)}：${aim}`,
			tagline: "追捕类小棋，每个局面都算好了。",
			resume: "继续上次的对局",
			streakLink: ({ days, isTodayOver }) =>
				`${days === 0 ? "欢迎回来" : `连续打卡 ${days} 天`} · ${isTodayOver ? "继续闯关" : "每日一题"}`,
			invite: "轮到你走。想知道结果和理由，点“谁能赢？”。",
			who: "谁能赢？",
		},
		invitation: {
			solving: "正在算谁能赢。",
			win: (distance, name) =>
				distance === null
					? `这局能赢，但${side(name)}不会走错。`
					: `双方都不走错，合计再走 ${plies(distance)}分胜负；${side(name)}不会走错。`,
			draw: (kept, all) =>
				kept === all
					? "谁都无法强制取胜：双方都不走错就是平局。"
					: kept === 1
						? `双方都不走错就是平局，${number(all)} 种走法里只有一种守得住。`
						: "双方都不走错就是平局，错一步就分胜负。",
			over: "这一局已经结束，换个棋盘吧。",
			play: (name) => `我${plays(name)}`,
			why: "为什么？",
		},
		ways: {
			heading: "还可以",
			win: "怎么赢",
			puzzle: "每日一题",
			games: "全部棋类",
			site: "放进你的网页",
			contests: "竞赛题：P4576、P6560、P9169",
		},
		name: "帮助",
		marks: {
			heading: "图例",
			win: "必胜",
			draw: "平局",
			loss: "必败",
			number: "数字：离终局还有几步",
			numberInPlay: "数字：还要走几步",
			movable: isTouch ? "轻点或拖动" : "点击或拖动",
			target: "可走到",
			targetPiece: "可走到这枚棋子上",
			lastMove: "上一手",
			goal: (name) => `${side(name)}的目标`,
			goalSquare: (name, id) => `${goalName(id)}${name === null ? "双方" : side(name)}的目标`,
			closed: (name) => `${side(name)}不能进入`,
			sideWay: (name) => `仅${side(name)}可走`,
			sideHead: (name) => `此方向仅${side(name)}可走`,
			neverGoes,
			wraps,
			oneWay: "单向",
			obstacle: "障碍",
		},
	},
	learn: {
		name: "学习",
		folder: "learn/zh/",
	},
	detective,
	edit,
	embed,
	end,
	formats,
	hunt,
	cops,
	library,
	players,
	puzzles,
	rules: { heading: "规则", compare: "规则对比", form: rules, comparison },
	topics,
	notLoaded: {
		text: "这一部分没能载入。请检查网络；若网络正常，页面可能已更新，请刷新。",
		again: "重试",
	},
	pageNews: {
		copied: "已复制。",
		"copy-failed": "浏览器不允许复制。",
		"not-kept": "浏览器无法保存：进度和设置只保留到关闭页面为止。",
		"new-version": "有新版本，下次打开时生效。",
	},
};
