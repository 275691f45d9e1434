/** The puzzles, in Simplified Chinese. */
import type { Lesson, Theme } from "../../model/puzzle.ts";
import type { puzzles as English } from "../en/puzzles.ts";

const slips = (count: number): string => (count === 0 ? "零失误" : `走错\u00a0${count}\u00a0次`);

const forfeit = (days: number): string =>
	`这题就不算解出${days === 0 ? "" : `，${days} 天的连续打卡也会中断`}。`;

const themes: Readonly<Record<Theme, string>> = {
	longest: "最长必胜",
	zugzwang: "谁走谁吃亏",
	risk: "险中求胜",
	detour: "绕道",
	quiet: "不动声色",
	only: "唯一走法",
};

const themeNotes: Readonly<Record<Theme, string>> = {
	longest: "这个棋盘上没有比它更长的必胜局面。",
	zugzwang: "正解中有一步走完以后，双方都不想走。",
	risk: "正解中有一步走近追的一方，而别的走法本可以躲远。",
	detour: "正解中有一步离目标更远，而别的走法本可以更近。",
	quiet: "正解中有一步不构成任何威胁，而别的走法本可以威胁下一步取胜。",
	only: "至少八种走法里只有一种对，其余全输。",
};

const lessons: Readonly<Record<Lesson, string>> = {
	move: "走子",
	catch: "捕捉",
	trap: "围困",
	wait: "等一手",
	risk: "涉险",
};

const lessonNotes: Readonly<Record<Lesson, string>> = {
	move: "走最短的路。",
	catch: "走到对方的棋子上。",
	trap: "不给对方留出路。",
	wait: "不作威胁，让对方走。",
	risk: "往追的一方跟前走。",
};

const mixed = "综合";

export const puzzles: typeof English = {
	ofDay: "每日一题",
	yesterday: "昨天的每日一题",
	dated: (date) => `${date}的每日一题`,
	date: (date) => `${date}（UTC）`,
	puzzle: (number) => `第 ${number} 题`,
	levels: ["简单", "中等", "困难"],
	moves: (count) => `要找出 ${count} 步`,
	length: (count) => `你走 ${count} 步`,
	slips: (count) => (count === 0 ? "还没走错" : `已走错 ${count} 次`),
	slipNote: "不是最佳走法就算走错，哪怕胜负没变。走错的一步会退回，每错一次得分减 1/4。",
	hints: (count) => `已用提示 ${count} 次`,
	found: (count, all) => `你走对了 ${count}/${all} 步`,
	known: (count) =>
		count === null ? "你看过答案，这题不算解出。" : `你以前解出过这题，${slips(count)}。`,
	ask: (days) => ({
		text: `这样会显示答案，${forfeit(days)}`,
		yes: "看答案",
		no: "继续解题",
	}),
	end: "结果",
	marks: {
		clean: "走对",
		hint: "用了提示",
		slip: "走错一次",
		slips: "走错几次",
		failed: "没找到",
	},
	result: (count, hints) =>
		[
			...(count === 0 && hints > 0 ? [] : [slips(count)]),
			...(hints === 0 ? [] : [`用了\u00a0${hints}\u00a0次提示`]),
		].join("，"),
	unsolved: "没解出来",
	givenUp: "已看答案，解法在棋盘上演示。",
	again: "再演示一遍",
	try: "自己试试",
	challenge: "分享",
	share: (name, stars, game) => `Catchmate 谜题 ${name} ${stars} ${game}`,
	canYou: (goal, moves) =>
		goal === "win"
			? `你能取胜吗？要找出 ${moves} 步。`
			: goal === "draw"
				? "你能守住平局吗？"
				: "你能一直撑下去吗？",
	review: "复盘",
	next: "下一题",
	streak: (days) => (days === 0 ? "解出每日一题，开始连续打卡。" : `连续打卡 ${days} 天`),
	streakLost: (days) => `连续打卡止于 ${days} 天`,
	nextIn: (time) => `${time}后换新题`,
	continuePath: "继续闯关",
	day: (day) => `第 ${day} 天`,
	anew: (best) => `最长连续打卡 ${best} 天，今天重新开始。`,
	week: (game) => `本周：${game}，由浅入深`,
	weekday: (name, isSolved) => `${name}：${isSolved ? "已解出" : "未解出"}`,
	playToday: "做今天这题",
	done: "已解出",
	path: "闯关之路",
	rating: "等级分",
	ratingNotes: {
		unsure: (within) =>
			`“?”表示还不准：你的真实水平大概在上下 ${within} 分以内，再解几题就稳定了。`,
		gain: "“+”或“−”是上一题带来或扣掉的分数：起初变动大，解得越多变动越小。",
		score:
			"每道题只有第一次计分，入门题不计。每走错一次或用一次提示，少算四分之一；题目难度与你的等级分相近时，只错一次或只用一次提示不会扣分。",
	},
	toMap: "地图",
	map: "闯关地图",
	lessonsOfGames: "入门",
	mixed,
	stageStop: (at, facts, stars) => `第 ${at} 关：${[...facts, `${stars}/3 颗星`].join("，")}`,
	stageOf: (at, all) => `第 ${at} 关，共 ${all} 关`,
	allStages: "全部关卡",
	ahead: "下一关",
	starsNote: "★ 解出一半，★★ 全部解出，★★★ 全部零失误。每一关都开放，想从哪关开始都行。",
	allGames: "全部棋类",
	themes,
	themeNotes,
	lessons,
	lessonAt: (at, all) => `第 ${at} 课，共 ${all} 课`,
	lesson: (lesson) => `${lessons[lesson]}：${lessonNotes[lesson]}`,
	learn: (game) => `入门：${game}`,
	stage: (level, theme, part, parts) =>
		`${level} · ${theme ?? mixed}${parts === 1 ? "" : ` ${part}/${parts}`}`,
	boss: "压轴",
	stop: (results, facts, level) => [results, ...facts, level].join("，"),
	storm: {
		name: "限时挑战",
		rules: "三分钟，三条命，看你能解几题。",
		unrated: "不影响等级分。",
		start: "开始挑战",
		best: (best) => `最好成绩：${best} 题`,
		timeLeft: "剩余时间",
		seconds: (seconds) => (seconds === 60 ? "还剩 1 分钟。" : `还剩 ${seconds} 秒。`),
		score: (score) => `已解 ${score} 题`,
		lives: (lives) => `还剩 ${lives} 条命`,
		misses: { draws: "只得平局", loses: "走输了", slow: "慢了", skipped: "已跳过" },
		allGames: "全部棋类",
		metGames: "不选则只出你下过的棋。",
		share: (score) => `Catchmate 限时挑战：解出 ${score} 题`,
		stop: "结束",
		over: (score) => `挑战结束，共解出 ${score} 题。`,
		newBest: "新纪录！",
		missed: "没解出的题目",
		again: "再来一次",
	},
	solvedOf: (solved, all) => `已解 ${solved}/${all}`,
	results: (number, count) =>
		count === undefined
			? `第 ${number} 题`
			: `第 ${number} 题，${count === null ? "看过答案" : `已解出，${slips(count)}`}`,
};
