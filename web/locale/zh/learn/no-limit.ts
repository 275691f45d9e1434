/** The live parts of the chapter `no-limit`, in Simplified Chinese. */
import type { noLimit as English } from "../../en/learn/no-limit.ts";
import { numberWriter } from "../../shared.ts";

const number = numberWriter("zh-CN");
const compact = () => new Intl.NumberFormat("zh-CN", { notation: "compact" });

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
			bound: (factor) => `${factor}n`,
			summary: (last) => `n 从 2 到 ${number(last)} 时最长对局的步数，以及 3n 与 4n 两条直线。`,
			axis: "n，即行数与列数",
		},
	},
};
