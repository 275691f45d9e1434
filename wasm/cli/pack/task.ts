/** The task that own_commands.cpp hands over: a problem's file, with its game and limits. */
import type { Rules, SizeRange } from "catchmate";
import type { Promised } from "../../engine/workshop-module.ts";
import type { InEach, Tag } from "../languages.ts";

interface Words {
	readonly en?: string;
	readonly zh?: string;
}

/** A subtask of a problem's file. */
interface SubtaskData extends Promised {
	readonly score: number;
	readonly tests: number;
	readonly about: Words;
}

/** A problem, and its game. */
export interface ProblemTask {
	readonly rules: Rules;
	/** The words for the winners and for a draw in answers. */
	readonly winners: readonly [string, string];
	readonly draw: string;
	/** Of all boards; the most boards of a test. */
	readonly rows: SizeRange;
	readonly columns: SizeRange;
	readonly boards: number;
	/** Whether boards are drawings; otherwise they are numbers. */
	readonly drawn: boolean;
	readonly problem: {
		readonly title: Words;
		readonly source?: string;
		readonly url?: string;
		readonly seconds: number;
		readonly memory: number;
		readonly subtasks: readonly SubtaskData[];
	};
	/** In Markdown; null for a problem of the library. */
	readonly statement: InEach<string> | null;
	/** A game of the library, or the path of the file. */
	readonly named: string;
	/** The language of messages. */
	readonly lang: Tag;
}

export const inEach = ({ en, zh }: Words): InEach<string> => ({
	en: en ?? zh ?? "",
	"zh-CN": zh ?? en ?? "",
});
