/** The live parts of the chapter `draws`, in Simplified Chinese. */
import type { draws as English } from "../../en/learn/draws.ts";

export const draws: typeof English = {
	safe: {
		safe: "守住平局的走法",
		losing: "丢掉平局的走法",
		told: {
			safe: (moves) => `${moves}：可以一直绕下去。`,
			losing: (moves) => `${moves}：走完对手就站在必胜态上。`,
		},
	},
};
