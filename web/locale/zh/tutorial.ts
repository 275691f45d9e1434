/** The frame and the live parts of the tutorial, in Simplified Chinese. */
import type { Outcome, Position, Square } from "catchmate";
import type { tutorial as English } from "../en/tutorial.ts";
import { numberWriter } from "../shared.ts";

const number = numberWriter("zh-CN");
const plies = (count: number) => `${number(count)} 步`;
const compact = new Intl.NumberFormat("zh-CN", { notation: "compact" });
const numbers = (sizes: readonly number[]) => sizes.map(number).join("、");

/** Where the pieces of the chase stand. */
const places = ({ pieces }: Position): string => {
	const at = (squares: readonly Square[] = []) =>
		squares.map(({ row, column }) => `第 ${row} 行第 ${column} 列`).join("、");
	return `白子在${at(pieces.white)}，黑子在${at(pieces.black)}。`;
};

const worth: Readonly<Record<Outcome, (distance: number | null) => string>> = {
	win: (distance) => `必胜，${distance} 步`,
	draw: () => "平局",
	loss: (distance) => `必败，${distance} 步`,
};

export const tutorial: typeof English = {
	tag: "zh-CN",
	nativeName: "中文",
	source: "zh",
	folder: "zh/",
	contents: "目录",
	board: "去棋盘上玩",
	take: {
		heading: "把这个棋盘带走",
		note: "在引入了 widget.js 的网页里粘贴这段标签，或者直接用图片。",
		copy: "复制标签",
		copied: "已复制 ✓",
		picture: "图片（SVG）",
		guide: "嵌入指南",
	},
	ask: {
		answer: "答案",
		check: "确定",
		yours: "你的答案",
		right: "对了。",
		wrong: "不对，再看看。",
	},
	minutes: (count) => `${number(count)} 分钟`,
	begin: (chapter) => `从“${chapter}”开始`,
	goOn: (chapter) => `接着读“${chapter}”`,
	list: (words) => words.join("、"),
	outcomes: { win: "必胜", draw: "平局", loss: "必败" },
	steps: { first: "开头", back: "上一步", next: "下一步", last: "末尾", table: "当前状态" },
	backwards: {
		begin: "先从走不动的点开始。",
		choose: "先选一个点",
		point: (name) => `点 ${name}：`,
		lost: "必败",
		won: "必胜",
		queue: "队列",
		empty: "空",
		take: "取出队首",
		takePoint: (name) => `取出 ${name}`,
		undo: "上一步",
		reset: "重新开始",
		undone: "已退回一步。",
		openCell: "未定",
		table: {
			caption: "每个点的走法和目前的结论",
			point: "点",
			moves: "能走到",
			left: "剩余走法",
			outcome: "结论",
		},
		taken: {
			loss: (point, before) => `${point} 必败。还没定、又能走到它的点：${before}。`,
			win: (point, before) => `${point} 必胜，走到它等于送给对手。${before} 的剩余走法减一。`,
		},
		takenForNothing: (point) => `${point} 出队。没有未定的点能走到它。`,
		missed: "队列空了，但还有点可以确定，是哪个？",
		over: (points) => `队列空了，再也推不出新的结论。${points} 是平局。`,
		reasons: {
			settled: (point) => `${point} 已经定了。`,
			"no-move": (point) => `不是必胜：${point} 根本走不动。`,
			"lost-move": (point, about) => `不是必败：${point} 可以走到 ${about}，让对手落在必败点上。`,
			waiting: (_, about) => `结论没错，但 ${about} 还在队列里，先把它取出来。`,
			"open-move": (point, about) => `还早：${point} 还能走到 ${about}，那里还没定。`,
			"all-won": (point) => `不是必胜：${point} 无论走到哪里，对手都必胜。`,
			"no-lost-move": (point, about) =>
				`还不知道：${point} 目前走不到任何必败点，${about} 还没定。`,
			"good-loss": (point, about, count) =>
				count === 0
					? `对，${point} 走不动，必败，入队。`
					: `对，剩余走法为 0：${point} 只能走到 ${about}，都是对手必胜。所以 ${point} 必败，入队。`,
			"good-win": (point, about) =>
				`对，${point} 走到 ${about}，对手必败。所以 ${point} 必胜，入队。`,
		},
		steps: {
			none: "–",
			empty: "空",
			begin: (points) => `计数器的初值是出度。${points} 的出度为 0，必败，先入队。`,
			take: (point, isLost) =>
				`${point} 出队，它是${isLost ? "必败" : "必胜"}点。接下来看哪些点能走到它。`,
			skip: (point, to) => `${point} 能走到 ${to}，但 ${point} 已经定了，跳过。`,
			won: (point, to) => `${point} 能走到必败点 ${to}，所以 ${point} 必胜，入队。`,
			count: (point, to, left) => `${point} 能走到必胜点 ${to}，划掉这条走法，还剩 ${left}。`,
			lost: (point) => `${point} 的走法全被划掉了，所以 ${point} 必败，入队。`,
			end: (points) => `队列空了。${points} 始终没有定，是平局。`,
		},
	},
	noLimit: {
		hunt: {
			ply: "步数",
			way: "翻看对局",
			at: (ply, last) => `第 ${number(ply)} 步，共 ${number(last)} 步`,
			tenBack: "后退十步",
			tenOn: "前进十步",
		},
		limit: {
			number,
			short: (count) => compact.format(count),
			label: "程序的步数上限",
			stop: (limit) => `算到 ${number(limit)} 步为止`,
			prints: "程序输出",
			right: "，正确。",
			wrong: "，答案错误。",
			cut: (cut, all) =>
				cut === 0
					? `${number(all)} 个有胜负的局面全部算出。`
					: `${number(all)} 个有胜负的局面中，有 ${number(cut)} 个超出上限，被误判为平局。`,
			summary: (limit) => `各步数的局面个数。程序看不到 ${number(limit)} 步以外的局面。`,
			axis: "到终局的步数",
		},
		sizes: {
			number,
			waiting: (size) =>
				`就在你的浏览器里逐个求解，并核对每个局面的值。下一个：${number(size)} × ${number(size)}。`,
			computing: (size) => `正在求解并核对 ${number(size)} × ${number(size)} ……`,
			begin: "开始",
			pause: "暂停",
			goOn: "继续",
			tooLarge: (size) => `到此为止：${number(size)} × ${number(size)} 需要的内存太多。`,
			failed: "求解器出错了。点“继续”重新启动它。",
			size: "n",
			longest: "最长对局",
			positions: "局面数",
			bound: (factor) => `${factor}n`,
			summary: (last) =>
				last === 0
					? "不同棋盘大小下的最长对局，附 3n 与 4n 两条直线。还没有开始求解。"
					: `n 从 2 到 ${number(last)} 时最长对局的步数，以及 3n 与 4n 两条直线。数字见表格。`,
			axis: "n，即行数与列数",
			asTable: "列成表格",
			betweenSentences: "",
			verified: (last, longest) =>
				`已验证：n 不超过 ${number(last)} 时，双方棋子相邻则白方一步获胜，其余局面都是黑方必胜，最多 ${plies(longest)}。`,
			refuted: (sizes) => `下列 n 并非如此：${numbers(sizes)}。`,
			within: (factor, last) => `n 不超过 ${number(last)} 时，没有对局超过 ${factor}n 步。`,
			beyond: (factor, sizes) => `下列 n 有对局超过 ${factor}n 步：${numbers(sizes)}。`,
			conjecture: (last) =>
				`n 大于 ${number(last)} 的情形这里没有验证：黑方 4n 步之内必胜已有证明，3n 步就够则只有断言，没有证明。`,
			show: (size) => (size === null ? "摆出最长的对局" : `摆出最长的对局，n = ${number(size)}`),
		},
	},
	layers: {
		plies: (count) => `${count} 步`,
		empty: "队列已空",
		back: "上一层",
		next: "下一层",
		strip: "按步数分层的点，也就是入队顺序",
		sink: (point) => `${point} 走不动，必败，0 步。`,
		win: (point, by, plies) =>
			`${point} 必胜：${point} 能走到的必败点里，最先出队的是 ${by}（${plies} 步）。`,
		loss: (point, by, plies) =>
			`${point} 必败：${point} 的后继里，最后出队的是 ${by}（${plies} 步）。`,
		never: (points) => `${points} 始终没有入队，没有步数可言。`,
	},
	pace: {
		label: "输的一方",
		holds: "尽量拖延",
		hurries: "急着输",
		start: "赢下这一局，看看要几步。",
		won: (plies, held) => `你用 ${plies} 步赢了。再和${held ? "急着输" : "尽量拖延"}的对手下一局。`,
		both: (held, hurried) => `对手尽量拖延要 ${held} 步，急着输只要 ${hurried} 步。`,
		lost: "这一局输了。重新开始，换一种走法。",
	},
	safe: {
		safe: "守住平局的走法",
		losing: "走丢平局的走法",
		told: {
			safe: (moves) => `${moves}：可以一直绕下去。`,
			losing: (moves) => `${moves}：走完对手就站在必胜点上。`,
		},
	},
	unfold: {
		picture: places,
		number: (number) => `${number} 号`,
		toMove: ({ toMove }) => (toMove === "white" ? "白方走" : "黑方走"),
		over: "已结束",
		worth: ({ outcome, distance }) => worth[outcome](distance),
		again: "前面出现过",
		fromBoard: "从棋盘上的局面重新展开",
		found: (positions, moves, repeats) =>
			`目前有 ${positions} 个局面。${moves} 步棋里，有 ${repeats} 步走到了见过的局面。`,
		complete: (positions, moves) =>
			`全在这里了：${positions} 个局面，${moves} 步棋。再走哪一步，都还是这些局面。`,
		all: (count) => (count === 0 ? "已全部展开" : `再展开 ${count} 个局面`),
	},
	plies: {
		count: (count) => `已走 ${count} 步。`,
		start: "试试能不能赢。",
		open: "还是平局。",
		again: (ply) => `还是平局：第 ${ply} 步之后就是这个局面。`,
		slip: "这一步把平局走丢了，现在你必败。悔一步再试。",
		over: "棋局结束。",
	},
	mistake: {
		right: "正确答案",
		mistaken: "错误程序输出",
		same: "这里碰巧没错",
		byMistake: "按错误规则下",
		change: "修改棋盘",
	},
	fast: {
		rows: {
			task: "要找的局面",
			win: {
				name: "黑方 1 步胜",
				targets: "红方走，必败",
				result: "黑方走，必胜",
				code: "found & undecided",
			},
			loss: {
				name: "黑方 2 步负",
				targets: "红方走，非必胜",
				result: "黑方走，必败",
				code: "~found & undecided",
			},
			shift: "移位",
			shifted: "移位后",
			mask: "（掩码）",
			collect: "并入",
			restart: "重来",
			collected: "已并入",
			left: (directions) => `还差 ${directions} 个方向。`,
			same: (squares) => `共 ${squares} 位为 1，与求解器的表完全一致。`,
			leaked: (squares) =>
				`有 ${squares} 位不对（已框出）：棋子越过了边界，或者从墙里走了出来。加上掩码重来一次。`,
		},
		race: {
			start: "开始比赛",
			program: "程序",
			plain: "逐个局面（JavaScript）",
			rows: "按位并行（WebAssembly）",
			time: "用时",
			rate: "每秒局面数",
			milliseconds: (time) => `${time.toLocaleString("zh")} 毫秒`,
			round: (round, rounds) => `第 ${round} 轮，共 ${rounds} 轮……`,
			ratio: (ratio, settled) =>
				`在这台机器上，按位并行的速度约为逐个局面的 ${ratio.toLocaleString("zh")} 倍。两个程序都求出了 ${settled.toLocaleString("zh")} 个局面，各步数的局面数完全一致。`,
		},
	},
};
