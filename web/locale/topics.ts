/** The languages of the topics of the analysis. Their words come with their script, and so stand apart from those of the page. */
import { topics as en } from "./en/topics.ts";
import { entry } from "./shared.ts";
import { topics as zh } from "./zh/topics.ts";

export type TopicWords = Readonly<typeof en>;

const byTag: Readonly<Record<string, TopicWords>> = { en, "zh-CN": zh };

/** The words in a language of the page, by its tag. */
export const topicWords = (tag: string): TopicWords => entry(byTag, tag) ?? en;
