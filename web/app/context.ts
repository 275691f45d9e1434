/** What each panel is given: the state to show, the words to say it in, and what a person's actions go to. */
import type { Words } from "../locale/words.ts";
import type { Play } from "./play.ts";
import type { News, PageState } from "./state.ts";
import type { Texts } from "./texts.ts";

export interface Context {
	readonly state: PageState;
	readonly words: Words;
	readonly texts: Texts;
	readonly play: Play;
	readonly tell: (news: News) => void;
	readonly setLanguage: (tag: string) => void;
}
