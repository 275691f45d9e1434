/** The words of the element and of the page, in each language. */
import { board as enBoard, type Words } from "./en/board.ts";
import { gameRules as enRules, type GameRules } from "./en/game-rules.ts";
import { page as enPage, type PageWords } from "./en/page.ts";
import type { InEach, Tag } from "./languages.ts";
import { board as zhBoard } from "./zh/board.ts";
import { gameRules as zhRules } from "./zh/game-rules.ts";
import { page as zhPage } from "./zh/page.ts";

const element: InEach<Words> = { en: enBoard, "zh-CN": zhBoard };
const rules: InEach<GameRules> = { en: enRules, "zh-CN": zhRules };
const page: InEach<PageWords> = { en: enPage, "zh-CN": zhPage };

export const elementWords = (tag: Tag): Words => element[tag];
/** The rules of each built-in game in a sentence or two, by its id. */
export const gameRules = (tag: Tag): GameRules => rules[tag];
export const pageWords = (tag: Tag): PageWords => page[tag];
