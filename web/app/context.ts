/** What each panel is given: the board and the state to show, the words to say it in, and what a person's actions go to. */
import type { CatchmateBoard } from "../element/element.ts";
import type { PageNotice, PageWords } from "../locale/page-words.ts";
import type { Tools } from "./edit/tools.ts";
import type { Room } from "./play/room.ts";
import type { Address } from "./share/address.ts";
import type { Activity, PageState } from "./state.ts";
import type { Study } from "./study/study.ts";
import type { Texts } from "./texts.ts";

export interface Context {
	readonly board: CatchmateBoard;
	readonly state: PageState;
	readonly words: PageWords;
	readonly texts: Texts;
	readonly study: Study;
	readonly tools: Tools;
	readonly room: Room;
	readonly address: Address;
	/** Says a text to those who hear the page, and shows it under the board for a while. */
	readonly say: (text: string) => void;
	readonly tell: (notice: PageNotice) => void;
	readonly setLanguage: (tag: string) => void;
	readonly setActivity: (activity: Activity) => void;
	readonly dismissLink: () => void;
}
