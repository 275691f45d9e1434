/** Playing games, in Simplified Chinese. */
import { type Ground, pointName } from "../../model/graph.ts";
import { reader } from "../../model/naming.ts";
import type { play as English } from "../en/play.ts";
import { board } from "./board.ts";
import { number, plays, side } from "./vocabulary.ts";

/** The notation of typed moves. */
const typedMoves = ({ graph }: Ground) =>
	graph === undefined
		? "行和列，如 1,1-1,2；也可以只写终点，如 1,2"
		: `点名，如 ${pointName(graph, 1)}-${pointName(graph, 2)}；也可以只写终点，如 ${pointName(graph, 2)}`;

/** The result of endless play. */
const result = (winner: string | null) => (winner === null ? "算平局" : `判${side(winner)}胜`);

export const play: typeof English = {
	waiting: (humans, areGraded) => {
		const [human, other] = humans;
		if (human === undefined) {
			return "双方都由程序走。";
		}
		const who =
			other !== undefined
				? "双方都由你走。"
				: human === reader
					? "你和程序各走一方。"
					: `你${plays(human)}。`;
		return areGraded ? `${who}每步棋的评价显示在这里。` : who;
	},
	stopped: (name) => `轮到${side(name)}走：请按“${board.controls.resume}”。`,
	lastMove: "刚走的一步",
	secret: "胜负已隐藏。",
	takeBack: "悔棋？",
	rematch: "再来一局",
	how: "看这一局的总结",
	repeated: (times, winner) =>
		`这个局面已出现 ${number(times)} 次：可以继续，也可以${result(winner)}。`,
	offer: (winner) => `继续，还是${result(winner)}？`,
	shared: "别人分享的一局，还没下完。",
	continueAfterRepetition: "继续下",
	callEnd: result,
	called: (winner) => `局面重复，${winner === null ? "平局" : result(winner)}。`,
	typed: {
		label: "输入走法",
		play: "确定",
		help: (canPass, ground) => `写${typedMoves(ground)}${canPass ? "；停一手就写“停一手”" : ""}。`,
		errors: (ground) => ({
			unreadable: `看不懂这步棋。请写${typedMoves(ground)}。`,
			illegal: "此处不能这样走。",
			ambiguous: `不止一枚棋子能走到那里，请写上起点${ground.graph === undefined ? "，如 1,1-1,2" : ""}。`,
			"not-playable": board.news["not-playable"],
			"game-over": board.news["game-over"],
		}),
	},
};
