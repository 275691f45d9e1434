/** The topics of the analysis and the statistics of a board, in Simplified Chinese. */
import type { Outcome } from "catchmate";
import type { topics as English } from "../en/topics.ts";
import { edges, field, number, outcomes, plies, side } from "./vocabulary.ts";

const tenths = () => new Intl.NumberFormat("zh-CN", { style: "percent", maximumFractionDigits: 1 });
const percent = () => new Intl.NumberFormat("zh-CN", { style: "percent" });
const alternatives = () => new Intl.ListFormat("zh-CN", { type: "disjunction" });
const compact = () => new Intl.NumberFormat("zh-CN", { notation: "compact" });

const comes: Readonly<Record<Outcome, string>> = { ...outcomes, draw: "只能平局" };

export const topics: typeof English = {
	chapters: {
		backwards: "教程：从终局往回推",
		distance: "教程：步数的含义",
		draws: "教程：平局与循环",
		board: "本题讲解：P4576 棋盘游戏，从题面到程序",
		"crossing-pawn": "本题讲解：P9169 过河卒，从题面到程序",
	},
	variation: "路线：",
	line: {
		over: "对局已结束。",
		ahead: "往后看",
		after: (shown, all) => `${number(shown)} / ${plies(all)}`,
		place: (name, count) => `${plies(count)}之后${name === null ? "棋子" : side(name)}在此`,
		repeats: (from, winner) =>
			`从第 ${plies(from)}起，这些走法不断重复${winner === null ? "" : `，判${side(winner)}胜`}。`,
		now: "现在",
		ply: (name) => ["看第", `步，${side(name)}：`],
		adopt: "照此走",
		adopted: "这条路线已接到对局后面，可用方向键逐步看。",
	},
	why: {
		over: "对局已结束。",
		plan: ({ how, edge }, [winner, loser], count, { at, isShutIn, isToken }) => {
			const goal = edge === null ? "目标" : edges[edge];
			const aims = {
				goal: `${isToken ? "把棋子带到" : "到达"}${goal}`,
				meeting: `抓住${side(loser)}`,
				"no-move": `让${side(loser)}无路可走`,
			};
			const shut = `把${side(loser)}困在 ${at}，${how === "meeting" ? "往哪走都会被抓住" : "让它无路可走"}`;
			const aim = isShutIn ? shut : `${at === null ? "" : `在 ${at} `}${aims[how]}`;
			return `${side(winner)}的计划：${aim}。对方最顽强抵抗时，要走 ${number(count)} 步。`;
		},
		lost: (name, other) => `${side(name)}怎么走都输。每种走法旁边是${side(other)}最快的胜法：`,
		won: (name, count, slower) =>
			`${side(name)}${count === 1 ? "这样走" : "这几种走法"}${slower === 0 ? "" : "赢得最快"}，无论对方怎么应都能赢：`,
		slower: (count) => `另有 ${number(count)} 种走法也必胜，只是慢一些。`,
		wonAtOnce: "对局就此结束。",
		answers: (other, count) =>
			`${side(other)}${count === 1 ? "" : "对第一种走法"}的应对，全都必败：`,
		drawn: (name) => `${side(name)}这样走可以保住平局：`,
		losing: (name, other) => `${side(name)}这样走会输。每种走法旁边是${side(other)}的胜法：`,
		loop: (winner) =>
			winner === null
				? "双方都没有更好的走法，可以这样无限循环下去："
				: `可以这样无限循环下去，判${side(winner)}胜：`,
		next: "然后",
		follow: "在棋盘上看",
		use: "点一条路线，就走它的第一步。",
	},
	"what-if": {
		piece: "换哪枚棋子的位置",
		toMove: "轮到哪一方走",
		tokenToMove: "轮到哪一方走",
		note: (name, ground) => `每一${field(ground)}上标的是：棋子在这里时${side(name)}的胜负。`,
		token: (name, ground) =>
			`每一${field(ground)}上标的是：棋子在这里、轮到${side(name)}走时的胜负。`,
		near: (count) => `${plies(count)}结束`,
		far: plies,
		endless: "无限循环",
		scale: (ground) => `颜色浅的${field(ground)}离终局近，深的离终局远`,
		win: (name) => `${side(name)}必胜`,
		draw: (ground) => `平局（${ground.graph === undefined ? "格子" : "点"}不涂色）`,
		loss: (name) => `${side(name)}必败`,
	},
	watch: {
		distance: "步数",
		at: (distance, longest) => `${number(distance)} / ${plies(longest)}`,
		back: "上一步",
		forward: "下一步",
		play: "播放",
		stop: "停止",
		method: (winner) =>
			`从终局倒推：先找出已经结束的局面，再像 BFS 一样一层一层往回，找出能走到它们的局面。推不到的${winner === null ? "就是平局" : `会无限循环，判${side(winner)}胜`}。`,
		over: (ends, hasToken) => {
			const by: Record<(typeof ends)[number], string> = {
				goal: hasToken ? "棋子已到目标" : "已到达目标",
				meeting: "棋子被吃",
				"no-move": "无路可走",
			};
			return ends.length === 0
				? "这种棋没有终局。"
				: `第 0 步：对局已经结束（${alternatives().format(ends.map((how) => by[how]))}）。`;
		},
		step: (distance, alternate) => {
			const [now, before] = [number(distance), number(distance - 1)];
			if (!alternate) {
				return `第 ${now} 步：有一步能走到第 ${before} 步定下的必败态，就是必胜态；每一步都走到必胜态，其中最后一个在第 ${before} 步定下，就是必败态。`;
			}
			return distance % 2 === 1
				? `第 ${now} 步定下的是必胜态：有一步能走到第 ${before} 步定下的必败态。`
				: `第 ${now} 步定下的是必败态：每一步都走到必胜态，其中最后一个在第 ${before} 步定下。`;
		},
		squares: (shown, all, name, toMove, ground) =>
			`${side(name)}的棋子放在各${field(ground)}、轮到${side(toMove)}走：${number(all)} ${ground.graph === undefined ? "格" : "个点"}中已定下 ${number(shown)} ${ground.graph === undefined ? "格" : "个"}。`,
		counters: {
			distance: "当前步数",
			points: (toMove, ground) => `轮到${side(toMove)}走时已定下的${field(ground)}`,
			of: (count, all) => `${number(count)} / ${number(all)}`,
		},
		ring: (distance) => `恰好在第 ${number(distance)} 步定下`,
		settled: (distance) => `在第 ${number(distance)} 步定下`,
		exactly: (distance) => `第 ${number(distance)} 步定下`,
		upTo: (distance) => `第 ${number(distance)} 步及之前定下`,
		never: (winner) => `推不到：${winner === null ? "平局" : `判${side(winner)}胜`}`,
		all: "这个棋盘的全部局面",
	},
	statistics: {
		counting: (done, positions) =>
			`正在统计 ${number(positions)} 个局面：${percent().format(positions === 0 ? 1 : done / positions)}`,
		positions: (count) => `共 ${number(count)} 个局面（轮到哪一方走分开算），全部已解。`,
		toMove: (name) => `轮到${side(name)}走`,
		wins: "必胜",
		draws: "平局",
		losses: "必败",
		endless: "其中无限循环",
		share: (part, all) => tenths().format(all === 0 ? 0 : part / all),
		short: (count) => compact().format(count),
		axis: "到终局的步数",
		summary: (longest, most) =>
			`0 至 ${plies(longest)}必胜、必败的局面各有多少；最多的一档有 ${number(most)} 个。`,
		caption: (value, isSplit) => {
			const bars = isSplit
				? "向上：走棋方必胜的局面；向下：必败的局面。"
				: "走棋方必胜或必败的局面。";
			const here =
				value === null
					? ""
					: value.outcome === "draw"
						? "棋盘上的局面是平局，不在其中。"
						: value.distance === null
							? `棋盘上的局面${outcomes[value.outcome]}，对局无限循环，不在其中。`
							: `标记处是棋盘上的局面：${outcomes[value.outcome]}，还有 ${plies(value.distance)}。`;
			return `${bars}高度为对数坐标。${here}`;
		},
		decided: "必胜或必败",
		asTable: "列成表格",
		longest: (name, distance) => `轮到${side(name)}走时的最长必胜：${plies(distance)}`,
		neverWins: (name) => `轮到${side(name)}走时没有必胜的局面。`,
		neverEnds: (name) => `轮到${side(name)}走时，必胜的局面全都无限循环。`,
		setUp: "摆到棋盘上",
	},
	sizes: {
		heading: "不同棋盘大小下的最长对局",
		about: "从小到大逐个求解这种棋没有障碍的正方形棋盘，全在本机进行。",
		start: "开始求解",
		stop: "停止",
		goOn: "继续",
		full: "更大的棋盘内存放不下。",
		board: (size) => `${size} × ${size}`,
		caption: (size, longest) => `${size} × ${size}：最长必胜 ${plies(longest)}。`,
		summary: (first, last, longest) =>
			`${first} 行到 ${last} 行的最长必胜；最后一个是 ${plies(longest)}。`,
	},
	download: {
		heading: "下载全部局面",
		note: "每个局面和它的值，与程序 catchmate table 写出的文件相同。",
		formats: { npy: "NumPy（.npy）", csv: "CSV", jsonl: "JSON Lines" },
		writing: (share) => `正在生成文件：${percent().format(share)}`,
		stop: "停止",
	},
	zugzwangs: {
		heading: "谁走谁吃亏",
		none: "没有这样的局面。",
		note: "棋子这样摆，双方都宁愿让对方走。",
		kind: (placements, outcomes) =>
			outcomes.every(([, outcome]) => outcome === "loss")
				? `${number(placements)} 种摆法：轮到谁走，谁就输`
				: `${number(placements)} 种摆法：${outcomes.map(([name, outcome]) => `轮到${side(name)}走则${side(name)}${comes[outcome]}`).join("，")}`,
		example: (toMove, distance) => `最长的一例：轮到${side(toMove)}走，${plies(distance)}必败`,
	},
};
