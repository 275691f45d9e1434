/** The words of what is loaded later, and of the tutorial, in each language. */
import * as en from "./en/index.ts";
import type { InEach, Tag } from "./languages.ts";
import * as zh from "./zh/index.ts";

const detective: InEach<en.DetectiveWords> = { en: en.detective, "zh-CN": zh.detective };
const edit: InEach<en.EditWords> = { en: en.edit, "zh-CN": zh.edit };
const embed: InEach<en.EmbedWords> = { en: en.embed, "zh-CN": zh.embed };
const end: InEach<en.EndWords> = { en: en.end, "zh-CN": zh.end };
const formats: InEach<en.FormatWords> = { en: en.formats, "zh-CN": zh.formats };
const help: InEach<en.HelpWords> = { en: en.help, "zh-CN": zh.help };
const hunt: InEach<en.HuntWords> = { en: en.hunt, "zh-CN": zh.hunt };
const library: InEach<en.LibraryWords> = { en: en.library, "zh-CN": zh.library };
const picture: InEach<en.PictureWords> = { en: en.picture, "zh-CN": zh.picture };
const players: InEach<en.PlayersWords> = { en: en.players, "zh-CN": zh.players };
const puzzles: InEach<en.PuzzlesWords> = { en: en.puzzles, "zh-CN": zh.puzzles };
const rules: InEach<en.RulesWords> = {
	en: { form: en.rules, comparison: en.comparison },
	"zh-CN": { form: zh.rules, comparison: zh.comparison },
};
const topics: InEach<en.TopicWords> = { en: en.topics, "zh-CN": zh.topics };
const tutorial: InEach<en.TutorialWords> = { en: en.tutorial, "zh-CN": zh.tutorial };

/** The comparison of a program's output. */
export const detectiveWords = (tag: Tag): en.DetectiveWords => detective[tag];
/** The tools of the editor. */
export const editWords = (tag: Tag): en.EditWords => edit[tag];
/** The maker of tags for other pages. */
export const embedWords = (tag: Tag): en.EmbedWords => embed[tag];
/** The card at the end of a game. */
export const endWords = (tag: Tag): en.EndWords => end[tag];
/** How texts of games are laid out. */
export const formatWords = (tag: Tag): en.FormatWords => formats[tag];
export const helpWords = (tag: Tag): en.HelpWords => help[tag];
/** The hunt for hard boards. */
export const huntWords = (tag: Tag): en.HuntWords => hunt[tag];
/** The library of games. */
export const libraryWords = (tag: Tag): en.LibraryWords => library[tag];
/** Pictures of boards. */
export const pictureWords = (tag: Tag): en.PictureWords => picture[tag];
/** The panel of players, and what the end of a game has of it. */
export const playersWords = (tag: Tag): en.PlayersWords => players[tag];
export const puzzlesWords = (tag: Tag): en.PuzzlesWords => puzzles[tag];
/** The form of the rules and their comparison. */
export const rulesWords = (tag: Tag): en.RulesWords => rules[tag];
/** The topics of the analysis. */
export const topicWords = (tag: Tag): en.TopicWords => topics[tag];
/** The frame and the live parts of the tutorial and the guide; their texts are Markdown in web/learn and web/guide. */
export const tutorialWords = (tag: Tag): en.TutorialWords => tutorial[tag];
