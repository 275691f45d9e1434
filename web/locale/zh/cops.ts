/** The cop number of a graph, in Simplified Chinese. */
import type { CopWords } from "../en/cops.ts";

export const cops: CopWords = {
	name: "警察数",
	about:
		"在这张图上，最少几名警察一定能抓到强盗。警察先选点，强盗后选；每一手所有警察一起走，沿边走一步（不分方向）或原地不动。封闭的点不算在内，目标点不起作用。",
	start: "求警察数",
	stop: "停止",
	trying: (count) => `正在试 ${count} 名警察……`,
	found: (count) => `最少 ${count} 名警察一定能抓到强盗。`,
	from: (points, most) => `最好从 ${points.join("、")} 出发，最多 ${most} 步就能抓到。`,
	more: (most) => `${most} 名警察还不够。`,
};
