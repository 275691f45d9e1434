/** The live parts of the chapter `no-limit`, in Simplified Chinese. */
import type { noLimit as English } from "../../en/learn/no-limit.ts";
import { numberWriter } from "../../shared.ts";

const number = numberWriter("zh-CN");
const plies = (count: number) => `${number(count)} 步`;
const compact = () => new Intl.NumberFormat("zh-CN", { notation: "compact" });
const numbers = (sizes: readonly number[]) => sizes.map(number).join("、");

export const noLimit: typeof English = {
	noLimit: {
		hunt: {
			ply: "步数",
			way: "翻看对局",
			at: (ply, last) => `第 ${number(ply)} 步，共 ${number(last)} 步`,
			tenBack: "−10 步",
			tenOn: "+10 步",
		},
		limit: {
			number,
			short: (count) => compact().format(count),
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
				`在你的浏览器里逐个求解，每个局面都再检验一遍。下一个：${number(size)} × ${number(size)}。`,
			computing: (size) => `正在求解并核对 ${number(size)} × ${number(size)} ……`,
			claim:
				"每个 n 核对两件事：轮到白方走时，双方棋子相邻则白方一步获胜，其余局面都是黑方必胜；最长的一局有多少步，与 3n、4n 相比如何。",
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
					? "各个 n 的最长对局，附 3n 与 4n 两条直线。还没有开始求解。"
					: `n 从 2 到 ${number(last)} 时最长对局的步数，以及 3n 与 4n 两条直线。数字见表格。`,
			axis: "n，即行数与列数",
			asTable: "列成表格",
			verified: (last, longest) =>
				`已检验：n 不超过 ${number(last)} 时，轮到白方走的局面里，双方棋子相邻则白方一步获胜，其余都是黑方必胜，最多 ${plies(longest)}。`,
			refuted: (sizes) => `下列 n 并非如此：${numbers(sizes)}。`,
			within: (factor, last) => `n 不超过 ${number(last)} 时，没有对局超过 ${factor}n 步。`,
			beyond: (factor, sizes) => `下列 n 有对局超过 ${factor}n 步：${numbers(sizes)}。`,
			conjecture: (last) =>
				`n 大于 ${number(last)} 的情形这里没有检验；3n 步够不够，4n 步够不够，我们都没有找到证明。`,
			show: (size) => (size === null ? "演示最长的一局" : `演示最长的一局，n = ${number(size)}`),
		},
	},
};
