/** Links, pictures, records, and the faults of links and texts, in Simplified Chinese. */
import type { share as English, LinkFault } from "../en/share.ts";
import { number } from "./vocabulary.ts";

const incomplete = "这个链接不完整，请对方再发一次。";

const faults: Readonly<Record<LinkFault, string>> = {
	malformed: incomplete,
	checksum: incomplete,
	ply: incomplete,
	activity: incomplete,
	invalid: "这个链接不符合 Catchmate 里任何一种棋。",
	version: "这个链接来自另一个版本的 Catchmate，请刷新页面后再试。",
	"too-large": "这个链接里的棋盘或对局太大，这里打不开。",
	"too-long": "这个链接太长，这里打不开。",
};

export const share: typeof English = {
	heading: "分享",
	fault: (fault) => faults[fault],
	noPuzzle: (number) => `没有第 ${number} 题。`,
	tooLong: (length, most) => `文本太长：有 ${number(length)} 个字符，最多 ${number(most)} 个。`,
	dismiss: "关闭",
	began: "这是对局开始时的棋盘。",
	link: "这个棋盘和对局的链接",
	copyLink: "复制链接",
	copyPicture: "复制图片",
	picture: "图片",
	withMarks: (hasValues) => (hasValues ? "标出胜负与上一手" : "标出上一手"),
	withLine: (most) => `用带编号的箭头画出最佳走法（最多 ${most} 步）`,
	download: (format) => `下载 ${format}`,
	record: "棋谱",
	copyRecord: "复制棋谱",
	copyGameText: "复制棋盘与走法文本",
	downloadRecord: "下载棋谱",
	embed: "嵌入网页",
	noLink: "棋盘有效后才有链接。",
	head: {
		game: "棋类：",
		board: "棋盘：",
		unit: "步数：双方合计，任何一方走一次算一步，与判题相同",
		start: "开局：",
		result: "结果：",
		link: "链接：",
		input: "输入数据：",
		moves: ({ graph }) => (graph === undefined ? "走法（行,列-行,列）：" : "走法（点-点）："),
	},
	unfinished: "对局尚未结束。",
};
