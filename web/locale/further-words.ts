/** The words of what is loaded later, and of the tutorial, in each language. */
import * as en from "./en/index.ts";
import type { InEach, Tag } from "./languages.ts";
import * as zh from "./zh/index.ts";

const detective: InEach<en.DetectiveWords> = { en: en.detective, "zh-CN": zh.detective };
const formats: InEach<en.FormatWords> = { en: en.formats, "zh-CN": zh.formats };
const help: InEach<en.HelpWords> = { en: en.help, "zh-CN": zh.help };
const library: InEach<en.LibraryWords> = { en: en.library, "zh-CN": zh.library };
const picture: InEach<en.PictureWords> = { en: en.picture, "zh-CN": zh.picture };
const topics: InEach<en.TopicWords> = { en: en.topics, "zh-CN": zh.topics };
const tutorial: InEach<en.TutorialWords> = { en: en.tutorial, "zh-CN": zh.tutorial };

/** The comparison of a program's output. */
export const detectiveWords = (tag: Tag): en.DetectiveWords => detective[tag];
/** How texts of games are laid out. */
export const formatWords = (tag: Tag): en.FormatWords => formats[tag];
export const helpWords = (tag: Tag): en.HelpWords => help[tag];
/** The library of games. */
export const libraryWords = (tag: Tag): en.LibraryWords => library[tag];
/** Pictures of boards. */
export const pictureWords = (tag: Tag): en.PictureWords => picture[tag];
/** The topics of the analysis. */
export const topicWords = (tag: Tag): en.TopicWords => topics[tag];
/** The frame and the live parts of the tutorial and the guide; their texts are Markdown in web/learn and web/guide. */
export const tutorialWords = (tag: Tag): en.TutorialWords => tutorial[tag];
