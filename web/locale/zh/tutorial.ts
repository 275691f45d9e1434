/** The frame and the live parts of the tutorial, in Simplified Chinese. */
import type { tutorial as English } from "../en/tutorial.ts";
import type { Tag } from "../languages.ts";
import { numberWriter } from "../shared.ts";
import { backwards } from "./learn/backwards.ts";
import { board } from "./learn/board.ts";
import { crossingPawn } from "./learn/crossing-pawn.ts";
import { distance } from "./learn/distance.ts";
import { draws } from "./learn/draws.ts";
import { fast } from "./learn/fast.ts";
import { noLimit } from "./learn/no-limit.ts";
import { token } from "./learn/token.ts";

const number = numberWriter("zh-CN");

export const tutorial: typeof English = {
	tag: "zh-CN" as Tag,
	betweenSentences: "",
	fullStop: "。",
	source: "zh",
	folder: "zh/",
	contents: "目录",
	doors: {
		heading: "两种学法",
		win: "怎么赢",
		lessons: (count) => `${number(count)} 节小课，动手走，不用写代码`,
		how: "怎么算出来的",
		programmers: "方法与程序，写给会编程的人",
	},
	take: {
		heading: "嵌入或下载这个棋盘",
		note: "在引入了 catchmate.css 和 widget.js 的网页里粘贴这段标签，或者直接用图片。",
		picture: "图片（SVG）",
		guide: "嵌入指南",
	},
	copying: {
		tag: "复制标签",
		program: "复制代码",
		leetcode: "复制到力扣",
		copied: "已复制 ✓",
		refused: "未能复制，已选中，请手动复制",
	},
	ask: {
		answer: "答案",
		check: "确定",
		yours: "你的答案",
		right: "对了。",
		wrong: "不对。",
	},
	plies: {
		count: (count) => `已走 ${count} 步。`,
		kept: {
			win: {
				start: "你必胜。",
				open: "目前还是你必胜。",
				slip: "刚才那步把胜局丢了，可以悔棋重来。",
			},
			draw: {
				start: "试试能不能赢。",
				open: "还是平局。",
				slip: "这一步丢掉了平局，现在你必败。悔棋再试。",
			},
		},
		over: "对局结束。",
	},
	trouble: { failed: "求解器出错了。", again: "重试" },
	minutes: (count) => `${number(count)} 分钟`,
	begin: (chapter) => `从“${chapter}”开始`,
	goOn: (chapter) => `接着读“${chapter}”`,
	list: (words) => words.join("、"),
	either: (words) => words.join(" 或 "),
	outcomes: { win: "必胜", draw: "平局", loss: "必败" },
	steps: { first: "开头", back: "上一步", next: "下一步", last: "末尾", table: "当前状态" },
	...backwards,
	...noLimit,
	...distance,
	...draws,
	...token,
	...board,
	...crossingPawn,
	...fast,
};
