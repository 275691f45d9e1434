/** Embedding a board in another page, in Simplified Chinese. */
import type { embed as English } from "../en/embed.ts";

export const embed: typeof English = {
	form: { heading: "嵌入方式", tag: "标签与脚本", markdown: "Markdown" },
	mode: {
		heading: "模式",
		show: "观看",
		analyse: "分析",
		play: "对弈",
		edit: "编辑",
		puzzle: "谜题",
		notes: {
			show: "读者看局面，可以一步步翻看对局。",
			analyse: "读者替双方走棋，每种走法都标出胜负。",
			play: "读者执一方，对手步步最优。",
			edit: "读者可以改棋盘，每次改动都立即求解。",
			puzzle: "读者要找出最佳走法，找到之前只告诉他们目标是赢还是守。",
		},
	},
	hints: {
		heading: "提示",
		auto: "自动",
		staged: "逐步",
		full: "全部",
		off: "关闭",
	},
	size: {
		heading: "宽度",
		of: (most) => (most === null ? "占满宽度" : `最多 ${most} 像素`),
	},
	language: { heading: "语言", auto: "自动" },
	theme: { heading: "颜色", auto: "自动", light: "浅色", dark: "深色" },
	copy: "复制代码",
	note: {
		tag: (isServed) =>
			isServed
				? "一个脚本和一个样式表可供页内所有棋盘使用。可以直接用本站的，也可以放在你的网页旁："
				: "一个脚本和一个样式表可供页内所有棋盘使用，请把它们放在你的网页旁：",
		download: (file) => `下载 ${file}`,
		markdown:
			"用了 Catchmate 插件或脚本的网站会显示棋盘；在 GitHub 等其他地方，读者看到的是用字符画的棋盘。",
	},
	guide: { href: "guide/zh/index.html", before: "标签的全部用法：", text: "作者指南" },
};
