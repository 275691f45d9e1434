/** The choice of a game and a board, and a game's text, in Simplified Chinese. */
import type * as English from "../en/setup.ts";
import { game } from "./games.ts";

export const setup: typeof English.setup = {
	heading: "棋盘",
	game: "棋类",
	games: "棋类",
	preset: "预设棋盘",
	ownText: "自定义",
};

export const text: typeof English.text = {
	heading: "文本格式",
	input: "输入数据",
	solve: "求解",
	copy: "复制",
	fromBoard: "从棋盘生成",
	answer: "输出数据",
	noAnswer: "暂无",
	solving: "求解中……",
	copyInput: "复制输入",
	copyAnswer: "复制输出",
	boards: "显示棋盘",
	switched: (gameId) => `这是“${game(gameId).name}”的输入，已切换到这种棋。`,
	readAs: (gameId) => `已按“${game(gameId).name}”读入；这段输入也可能是别的棋。`,
	reread: (gameId) => `按“${game(gameId).name}”读入`,
};
