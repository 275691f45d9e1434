/** Changing a graph, in Simplified Chinese. */
import type { Feature } from "../../model/features.ts";
import type { Classic } from "../../model/graphs.ts";
import type { graphs as English } from "../en/graphs.ts";
import { number, side } from "./vocabulary.ts";

function points(feature: Feature): string {
	switch (feature.kind) {
		case "obstacle":
			return "封闭的点";
		case "goal":
			return `${side(feature.side)}的目标`;
		case "closed":
			return `${side(feature.side)}的禁入点`;
	}
}

const classics: Record<Classic, string> = {
	empty: "空图",
	path: "链",
	cycle: "环",
	grid: "网格",
	torus: "环面网格",
	petersen: "彼得森图",
	dodecahedron: "正十二面体",
	rook: "3×3 的车走图",
};

export const graphs: typeof English = {
	heading: "编辑图",
	tool: "工具",
	tools: { pieces: "棋子与标记", points: "点", ways: "边" },
	hint: (tool, brush) => {
		switch (tool) {
			case "pieces":
				return `棋子可以拖到任何点上。点一个点，就设为${points(brush)}；再点一次就清除。`;
			case "points":
				return "点空白处添加一个点；拖动点可以移动它；点选一个点，可以改名或删除。";
			case "ways":
				return "从一个点拖到另一个点，或先后点选两个点，就加一条边；再来一次，或点一下边，就删除。";
		}
	},
	keys: (tool) => {
		switch (tool) {
			case "pieces":
				return null;
			case "points":
				return "在棋盘上：Insert 添加点，Delete 删除点，Ctrl 加方向键移动点。";
			case "ways":
				return "在棋盘上：先后在两个点上按 Enter，就添加或删除它们之间的边。";
		}
	},
	loops: "在同一个点上点两次（或按两次 Enter），就添加或删除自环。",
	noLoop: "这种棋的边要连接两个不同的点；只有双方走同一枚棋子时，才可以画自环。",
	paints: points,
	clear: (brush) => `清除${points(brush)}`,
	finger: (brush) => `用手指标${points(brush)}；要滚动页面，请在棋盘外滑动`,
	addPoint: "添加一个点",
	deletePoint: "删除这个点",
	name: "点的名字",
	none: "未选中点",
	count: (count) => `共 ${number(count)} 个点`,
	direction: "方向",
	directions: { both: "双向", one: "单向" },
	side: "谁能走",
	bothSides: "双方",
	classics: "经典图",
	classic: (name) => classics[name],
	size: "大小",
	classicsNote: "大小用于空图、链、环、网格和环面网格。棋子和标记会摆得尽量远。",
	random: "随机图",
	points: "点数",
	ways: "边的密度",
	seed: "种子",
	makeNew: "换一个随机图",
	randomNote: "点数和边的密度不变时，同一个种子得到同一个图。",
	toGraph: "转成图",
	toGraphNote: "格子变成点，走法变成边，规则也只属于这张图；胜负不变。可以撤销。",
};
