/** The languages of the tools that change boards. Their words come with the tools' script, and so stand apart from those of the page. */
import { edit as en } from "./en/edit.ts";
import { graphs as enGraphs } from "./en/graphs.ts";
import { entry } from "./shared.ts";
import { edit as zh } from "./zh/edit.ts";
import { graphs as zhGraphs } from "./zh/graphs.ts";

export type EditWords = Readonly<typeof en> & { readonly graphs: typeof enGraphs };

const english: EditWords = { ...en, graphs: enGraphs };
const byTag: Readonly<Record<string, EditWords>> = {
	en: english,
	"zh-CN": { ...zh, graphs: zhGraphs },
};

/** The words in a language of the page, by its tag. */
export const editWords = (tag: string): EditWords => entry(byTag, tag) ?? english;
