/** The frame and the live parts of the tutorial, in Simplified Chinese. */
import type { tutorial as English } from "../en/tutorial.ts";

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
	goOn: (chapter) => `接着读“${chapter}”`,
};
