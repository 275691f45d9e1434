/** Changing a board, in Simplified Chinese. */
import type { Feature } from "../../model/features.ts";
import type { edit as English } from "../en/edit.ts";
import { graphs } from "./graphs.ts";
import { side } from "./vocabulary.ts";

function squares(feature: Feature): string {
	switch (feature.kind) {
		case "obstacle":
			return "障碍";
		case "goal":
			return `${side(feature.side)}的目标`;
		case "closed":
			return `${side(feature.side)}的禁入格`;
	}
}

export const edit: typeof English = {
	heading: "编辑棋盘",
	drops: "改动棋盘会结束这盘对局，可用“撤销”恢复。",
	hint: (brush) =>
		`棋子可以拖到任何地方。点一格，或按住拖过几格，就${brush.kind === "obstacle" ? "放上障碍" : `设为${squares(brush)}`}；再点一次就清除。`,
	brush: "画笔",
	paints: squares,
	finger: (brush) => `用手指涂${squares(brush)}；要滚动页面，请在棋盘外滑动`,
	rows: "行数",
	columns: "列数",
	toMove: "轮到谁走",
	shift: "平移",
	shiftBy: { left: "左移", up: "上移", down: "下移", right: "右移" },
	shiftNote: "从一边移出去的，会从对面补回来。",
	mirror: "翻转与旋转",
	mirrorColumns: "左右翻转",
	mirrorRows: "上下翻转",
	quarterTurn: "顺时针转 90°",
	clear: (brush) => `清除${squares(brush)}`,
	size: "大小和先手",
	arrangement: "平移、翻转、清空",
	random: "随机棋盘",
	density: "障碍比例",
	percent: (hundredths) => `${hundredths}%`,
	seed: "种子",
	makeNew: "换一个随机棋盘",
	randomNote: "大小和障碍比例不变时，同一个种子得到同一个棋盘。",
	graphs,
};
