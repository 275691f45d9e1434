/** The live parts of the chapter `backwards`, in Simplified Chinese. */
import type { backwards as English } from "../../en/learn/backwards.ts";

export const backwards: typeof English = {
	backwards: {
		begin: "先从无路可走的点开始。",
		choose: "先选一个点",
		point: (name) => `点 ${name}：`,
		left: (count) => `剩余走法：${count}`,
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
		crossedOut: "（已划掉）",
		table: {
			caption: "每个点的走法和目前的结论",
			point: "点",
			moves: "能走到",
			left: "剩余走法",
			outcome: "结论",
		},
		taken: {
			loss: (point, before) => `${point} 必败。还没定、又能走到它的点：${before}。`,
			win: (point, before) =>
				`${point} 必胜，走到它等于把胜局送给对手。${before} 的剩余走法各减一。`,
		},
		takenForNothing: (point) => `${point} 出队。没有未定的点能走到它。`,
		sinksFirst: "先别急：还有无路可走的点没定。",
		tooSoon: (last) => `先别急：再看看能走到 ${last} 的点，其中有一个已经能定了。`,
		over: (points) => `队列空了，再也推不出新结论。${points} 是平局。`,
		reasons: {
			settled: (point) => `${point} 已经定了。`,
			"no-move": (point) => `不是必胜：${point} 根本无路可走。`,
			"lost-move": (point, about) => `不是必败：${point} 可以走到 ${about}，让对手落在必败态上。`,
			waiting: (_, about) => `结论没错，但 ${about} 还在队列里，先取出来。`,
			"open-move": (point, about) => `还早：${point} 还能走到 ${about}，那里还没定。`,
			"all-won": (point) => `不是必胜：${point} 无论走到哪里，对手都必胜。`,
			"no-lost-move": (point, about) =>
				`还不知道：${point} 能走到的点里，目前还没有必败态，${about} 还没定。`,
			drawn: (point) => `队列已空，${point} 是平局。`,
			"good-loss": (point, about, count) =>
				count === 0
					? `对，${point} 无路可走，必败，入队。`
					: `对，剩余走法为 0：${point} 只能走到 ${about}，而${count > 1 ? "它们都" : ` ${about} `}是对手的必胜态。所以 ${point} 必败，入队。`,
			"good-win": (point, about) =>
				`对，${point} 走到 ${about}，对手必败。所以 ${point} 必胜，入队。`,
		},
		steps: {
			none: "–",
			empty: "空",
			begin: (points, count) =>
				`计数器的初值是出度。${count === 0 ? "没有出度为 0 的点，队列一开始就是空的。" : `${points} 的出度为 0，必败，先入队。`}`,
			take: (point, isLost) =>
				`${point} 出队，它是${isLost ? "必败" : "必胜"}态。接下来看哪些点能走到它。`,
			skip: (point, to) => `${point} 能走到 ${to}，但 ${point} 已经定了，跳过。`,
			won: (point, to) => `${point} 能走到必败态 ${to}，所以 ${point} 必胜，入队。`,
			count: (point, to, left) => `${point} 能走到必胜态 ${to}，划掉这条走法，还剩 ${left}。`,
			lost: (point) => `${point} 的走法全被划掉了，所以 ${point} 必败，入队。`,
			end: (points, count) =>
				`队列空了。${count === 0 ? "所有点都定了，没有平局。" : `${points} 始终没有定，是平局。`}`,
		},
	},
	draw: {
		start: "先画一张图，再一步步推。",
		tools: "画图",
		oneWay: "单向边",
		twoWay: "双向边",
		add: "点",
		remove: "删掉这个点",
		undo: "撤销",
		clear: "重新开始",
		hint: "点空白处加一个点；从一个点拖到另一个点画一条边，再拖一次就去掉；拖到空白处是移动这个点。",
		keys: "用键盘：+ 加点，在两个点上各按一次回车连边，Delete 删点。",
	},
};
