/** All words of the element, in Simplified Chinese. */
import type { InputErrorFields, InvalidPositionError } from "catchmate";
import { opponent, tokenHolder } from "../../model/position.ts";
import { wrapsOf } from "../../model/wraps.ts";
import type { board as English } from "../en/board.ts";
import type { Tag } from "../languages.ts";
import { formatBytes, formatMove, formatTime } from "../shared.ts";
import {
	at,
	edges,
	gameName,
	moveCount,
	neighbours,
	number,
	outcomes,
	piece,
	plies,
	side,
	size,
	square,
	tag,
	ways,
	wraps,
} from "./vocabulary.ts";

const value: typeof English.moves.value = ({ outcome, distance }, countsMoves = false) => {
	if (outcome === "draw") return outcomes.draw;
	const left = countsMoves ? "还要走" : "还有";
	return `${outcomes[outcome]}，${distance === null ? "对局无限循环" : `${left} ${plies(distance)}`}`;
};

const range = ({ low, high }: InputErrorFields) =>
	high === null ? `不小于 ${low} 的整数` : ` ${low} 到 ${high} 之间的整数`;
const found = (error: InputErrorFields) =>
	error.found === "" ? "文本到此结束" : `此处是“${error.found}”`;

/** White space in the core's printable form. */
const spaces: Readonly<Record<string, string>> = {
	" ": "空格",
	"\\x09": "制表符",
	"\\x0a": "换行",
	"\\x0d": "回车符",
};
const foundSpace = (error: InputErrorFields) => {
	if (error.found === "\\x0a" && error.column === 1) return "却是空行";
	const name = spaces[error.found];
	return name === undefined ? found(error) : `却是${name}`;
};

const inputErrors: Record<InputErrorFields["code"], (error: InputErrorFields) => string> = {
	empty: (error) => `输入为空，应为 ${error.subject}`,
	"number-missing": (error) => `缺少整数 ${error.subject}，${found(error)}`,
	"number-out-of-range": (error) => `${error.subject} 应为${range(error)}，${found(error)}`,
	"row-missing": (error) => `缺少棋盘的第 ${error.subject} 行，${found(error)}`,
	"row-too-short": (error) =>
		`棋盘的第 ${error.subject} 行应有 ${error.high} 个字符，只有 ${error.low} 个`,
	"row-too-long": (error) =>
		`棋盘的第 ${error.subject} 行应有 ${error.high} 个字符，却有 ${error.low} 个`,
	"unknown-character": (error) => `应为 ${[...error.subject].join(" ")} 之一，${found(error)}`,
	"too-many-pieces": (error) => `${error.subject} 太多：应有 ${error.high} 个，${found(error)}`,
	"too-few-pieces": (error) => `${error.subject} 太少：应有 ${error.high} 个，只有 ${error.low} 个`,
	"shared-square": () => "开局时双方的棋子在同一格",
	"side-missing": (error) => `应为一方的名字（${error.subject}），${found(error)}`,
	"square-missing": (error) => `应为格子的“行,列”，${found(error)}`,
	"piece-missing": (error) => `应为画有${side(error.subject)}棋子的格子，${found(error)}`,
	"closed-square": (error) => `${side(error.subject)}有棋子在它不能进入的格子上`,
	"wrong-board": (error) =>
		error.found === "graph"
			? "这套规则要方格棋盘；要解图，请先把棋类换成“有向图游戏”"
			: "这套规则要图，不能用方格棋盘",
	"word-missing": (error) => `应为 ${error.subject}，${found(error)}`,
	"name-missing": (error) => `应为第 ${error.subject} 个点自己的名字，${found(error)}`,
	"point-missing": (error) => `应为一个点，${found(error)}`,
	"edge-missing": (error) => `应为两个不同点之间的边（如 1-2 或 1>2），${found(error)}`,
	"one-way": (error) =>
		`${error.low} 的邻点里有 ${error.subject}，${error.subject} 的邻点里却没有 ${error.low}`,
	"board-missing": (error) =>
		`应有 ${error.high} 个棋盘，${error.low > (error.high ?? 0) ? "却" : "只"}有 ${error.low} 个`,
	"trailing-text": (error) => `最后一个棋盘之后还有内容，${found(error)}`,
	"text-too-large": (error) => `文本太长：最多 ${formatBytes(error.high ?? 0, tag)}`,
	"table-too-large": (error) => tooLarge(error.low, error.high ?? 0, null),
	"move-missing": (error) =>
		`${error.subject === "" ? "这里已无合法走法" : `应为合法走法 ${error.subject} 之一`}，${found(error)}`,
	"comment-open": (error) => `缺少 ${error.subject}，${found(error)}`,
	"nesting-too-deep": (error) => `变化最多嵌套 ${error.high} 层，${found(error)}`,
	"white-space": (error) => {
		const expected = error.subject === " " ? "应为一个空格" : "应为换行";
		return `${error.subject === "" ? "不应有空白" : expected}，${foundSpace(error)}`;
	},
	"leading-zeros": (error) => `整数不能有前导零，应为 ${error.subject}，${found(error)}`,
	"listed-twice": (error) => `同一个点的相邻点不能重复，${found(error)}`,
	"piece-on-goal": (error) => `${side(error.subject)}的棋子开局时就在目标上，这局棋已经结束`,
};

function tooLarge(bytes: number, budget: number, board: number | null): string {
	const which = board === null ? "这个棋盘" : `第 ${board} 个棋盘`;
	const needed = Number.isFinite(bytes)
		? `求解需要 ${formatBytes(bytes, tag)} 内存`
		: "没有计算机有足够的内存求解";
	return `${which}太大：${needed}，上限为 ${formatBytes(budget, tag)}`;
}

const positionFaults: Readonly<
	Record<InvalidPositionError["code"], (side: string, found: number, expected: number) => string>
> = {
	"piece-count": (name, found, expected) =>
		`${name}有 ${number(found)} 枚棋子，应有 ${number(expected)} 枚`,
	"off-board": (name) => `${name}有棋子在棋盘之外`,
	"on-obstacle": (name) => `${name}有棋子在障碍上`,
	"on-closed": (name) => `${name}有棋子在它不能进入的格子上`,
	"same-square": (name) => `${name}有两枚棋子在同一格`,
	"shared-square": () => "双方的棋子在同一格",
};

export const board: typeof English = {
	tag: tag as Tag,
	number,
	betweenSentences: "",
	side,
	size,
	board: (board, game) => {
		const name = gameName(game);
		if (board.graph === undefined) {
			return `${name}，${board.rows} 行 ${board.columns} 列`;
		}
		const { across, down } = wrapsOf(board.graph);
		return `${name}，${size(board)}${across || down ? `，${wraps(across && down)}` : ""}`;
	},
	cell: (facts) => {
		const { graph, square: here } = facts;
		const place = square(here, { graph });
		const parts = graph === undefined ? [place] : [];
		if (facts.obstacle) {
			parts.push("障碍");
		}
		if (facts.unused) {
			parts.push("不用的格");
		}
		parts.push(...facts.goals.map((name) => `${side(name)}的目标`));
		parts.push(...facts.closed.map((name) => `${side(name)}不能进入`));
		for (const [index, name] of facts.sides.entries()) {
			const count = facts.pieces[index] ?? 1;
			parts.push(`${count > 1 ? `${count} 个` : ""}${facts.token ? "棋子" : piece(name)}`);
		}
		if (facts.toMove !== null) {
			parts.push(facts.token ? `轮到${side(facts.toMove)}走` : "轮到它走");
		}
		if (facts.selected) {
			parts.push("已选中");
		}
		if (facts.target !== null) {
			parts.push(
				facts.showsValue ? `可走到这里：${value(facts.target, facts.countsMoves)}` : "可走到这里",
			);
		}
		if (facts.lastMove !== null) {
			parts.push(facts.lastMove === "to" ? "上一手的终点" : "上一手的起点");
		}
		if (facts.heat !== null) {
			parts.push(`棋子若在此，走棋方${value(facts.heat)}`);
		}
		parts.push(...facts.labels, ...(facts.isMarked ? ["有标记"] : []));
		parts.push(...facts.arrows.map((to) => `箭头指向${square(to, { graph })}`));
		const around = `${place}，${neighbours(facts.neighbours)}`;
		return graph === undefined ? parts.join("，") : [around, ...parts].join("；");
	},
	pieces: (name, squares, ground) =>
		`${name === null ? "棋子" : side(name)}：${squares.map((each) => square(each, ground)).join("、")}。`,
	verdict: {
		none: "还没有棋盘。",
		outside:
			"没有棋盘：棋盘图不在标签里，而在标签之后。写在 Markdown 里时，请用 <div> 把标签连同棋盘图包起来。",
		loading: "正在载入求解器……",
		solving: (percent) => `求解中…… ${percent}%`,
		extent: ({ positions, maxDistance }, seconds) =>
			`共 ${number(positions)} 个局面${seconds === null ? "" : `，最多还要约 ${formatTime(seconds, tag)}`}${maxDistance < positions ? `。内存只够算到 ${plies(maxDistance)}：若有更长的胜局，就得不出答案。` : ""}`,
		toMove: (name) => `轮到${side(name)}走。`,
		yourTurn: (name) => `轮到${side(name)}走，该你了。`,
		old: "棋盘上仍是上一个有效的局面。",
		stale: "上面仍是上一个有效局面的结论。",
		outcome: ({ outcome, distance, winner }, isWon = null, countsMoves = false) => {
			if (outcome === "draw" || winner === null) {
				return isWon === null ? "平局：双方都无法强制取胜。" : "双方都不走错，就是平局。";
			}
			const who = isWon === null ? `${side(winner)}必胜` : isWon ? "你必胜" : "你必败";
			if (distance === null) return `${who}：对局无限循环，判${side(winner)}胜。`;
			return isWon === null
				? `${who}，${countsMoves ? `还要走 ${moveCount(distance)}` : `还有 ${plies(distance)}`}。`
				: `${who}，你还要走 ${moveCount(isWon ? distance : distance - 1)}。`;
		},
		over: ({ how, winner, edge }, toMove, rules, isWon = null, count = 0) => {
			if (winner === null) {
				return `对局结束。平局：${side(toMove)}无路可走。`;
			}
			const won =
				isWon === null
					? `对局结束。${side(winner)}获胜`
					: `你${isWon ? "赢" : "输"}了，走了 ${moveCount(isWon ? count : count - 1)}`;
			const by = isWon === false ? side(winner) : "";
			switch (how) {
				case "goal": {
					const goal = edge === null ? "目标" : edges[edge];
					return tokenHolder(rules) === null
						? `${won}：${by}已到达${goal}。`
						: `${won}：棋子已到达${side(winner)}的${goal}。`;
				}
				case "meeting":
					return `${won}：${by}抓住了${side(opponent(rules, winner))}。`;
				case "no-move":
					return `${won}：${side(toMove)}无路可走。`;
			}
		},
		repeated: (times) => `这个局面在本局中已出现 ${number(times)} 次。`,
	},
	moves: {
		heading: "走法",
		group: (outcome) => outcomes[outcome],
		move: (move, ground) => formatMove(move, "停一手", ground),
		value,
		more: (count) => `还有 ${number(count)} 种走法，可直接在棋盘上走。`,
		none: "对局已结束，没有走法。",
		grade: ({ before, after, plies: count }) => {
			if (before !== after) {
				return `失误：${outcomes[before]}走成了${outcomes[after]}。`;
			}
			if (count === null) {
				return before === "win"
					? "欠佳：仍是必胜，但对局会无限循环。"
					: "欠佳：仍是必败，但本可以无限循环下去。";
			}
			if (count === 0) {
				return before === "loss" ? "已是最佳走法，但还是会输。" : "最佳走法。";
			}
			return before === "win"
				? `欠佳：仍能赢，但慢了 ${moveCount(count)}。`
				: `欠佳：仍会输，还早输了 ${moveCount(count)}。`;
		},
	},
	line: {
		variation: (move) => `变化：${move}`,
		back: "回到原来的走法",
		next: "下一处讲解",
	},
	controls: {
		heading: "对局控制",
		undo: "悔棋",
		back: "上一步",
		previous: "上一步",
		forward: "下一步",
		unedit: "撤销",
		redo: "重做",
		restart: "重新开始",
		best: "最佳走法",
		pause: "暂停",
		resume: "继续",
		hint: "提示",
		pass: "停一手",
		"give-up": "看答案",
		again: "再演示一遍",
		swap: "换对方走",
		cancel: "取消",
		solve: "求解",
	},
	openPage: "在 Catchmate 中打开",
	badges: { right: "最佳", slip: "欠佳", wrong: "失误", held: "撑得最久" },
	puzzle: {
		slip: "走错",
		task: ({ outcome, distance }, toFind) => {
			const find = toFind === null ? "。" : `：找出\u00a0${toFind}\u00a0步。`;
			if (outcome === "draw") return `守住平局${find}`;
			if (outcome === "loss") return "尽量多撑几步。";
			if (distance === null) return `一直不输就算赢${find}`;
			const isAll = toFind === null || toFind === Math.ceil(distance / 2);
			return `${moveCount(distance)}内取胜${isAll ? "" : `：找出前\u00a0${toFind}\u00a0步`}。`;
		},
		correct: (left) => (left === null ? "走对了。" : `走对了，还剩\u00a0${left}\u00a0步。`),
		solved: ({ outcome, distance }) =>
			outcome === "draw"
				? "解出来了：守住了平局。"
				: distance === null
					? "解出来了：可以一直撑下去。"
					: "解出来了！",
		solution: (moves) => `答案：${moves}`,
	},
	hints: {
		piece: (from, ground) => `提示：走${at(from, ground)}的棋子。`,
		move: (move, ground) => `提示：${formatMove(move, "停一手", ground)}。`,
		line: (moves) => `最佳走法：${moves}`,
		arrows: "箭头所示就是最佳走法。",
	},
	news: {
		moved: (name, move, meeting, ground, isToken = false) => {
			const ends = { captures: "，抓住对方", falls: "，被对方抓住" };
			return move.from === null
				? `${side(name)}停一手。`
				: `${side(name)}${isToken ? "把棋子" : ""}${ways(move, ground)}${meeting === null ? "" : ends[meeting]}。`;
		},
		cancelled: "尚未求解。",
		stopped: "局面重复，已停止。",
		"solving-again": "求解器出错，正在重新求解这个棋盘。",
		turn: "这一手每枚棋子都要走：请接着走下一枚；可以不动的，点两次就留在原地。点已经走过的棋子，这一手重来。",
		ambiguous: "不止一枚棋子能走到那里：请先选棋子。",
		illegal: "不能这样走。",
		"not-playable": "现在不该你走。",
		"game-over": "对局已结束。",
		wrong: ({ outcome, distance, winner }) => {
			if (winner === null) {
				return "这样走只能下成平局，再试试。";
			}
			if (outcome === "win") {
				return "这样走也能赢，但还有更好的，再试试。";
			}
			return `这样走，${side(winner)}${distance === null ? "" : `走 ${moveCount(distance)}`}获胜，再试试。`;
		},
		occupied: "那里已有棋子。",
	},
	errors: {
		at: (place, message) => (place === null ? message : `${place}：${message}`),
		place: ({ board, line, column }) =>
			`${board > 0 ? `第 ${board} 个棋盘，` : ""}第 ${line} 行第 ${column} 列`,
		input: (error, readAs) =>
			`${inputErrors[error.code](error)}。${readAs === undefined ? "" : `这里是按${gameName(readAs)}读的；别的棋请用 game 属性写明。`}`,
		tooLarge: (bytes, budget, board) => `${tooLarge(bytes, budget, board)}。`,
		code: "局面码无效。",
		game: (id) => `没有名为“${id}”的棋。`,
		puzzle: (number, isMissing) => (isMissing ? `没有第 ${number} 题。` : "题库加载失败。"),
		position: ({ code, side: name, found, expected }) =>
			`局面无效：${positionFaults[code](side(name), found, expected)}。`,
		rules: ({ field }) => `规则无效：请检查 ${field}。`,
		failed: (message) => `求解器出错：${message}。`,
	},
};
