/** The state of the page, and everything that a view is given to draw it and to pass a person's actions on. */
import type { CatchmateBoard } from "../element/element.ts";
import type { PageWords } from "../locale/page.ts";
import type { Analysis } from "./analysis/analysis.ts";
import type { AnalysisState } from "./analysis/state.ts";
import type { EditState, EditTools } from "./edit/tools.ts";
import type { Frame, FrameState } from "./frame/frame.ts";
import type { LazyState } from "./frame/lazy.ts";
import type { Help } from "./help/help.ts";
import type { HelpState } from "./help/state.ts";
import type { Library, LibraryState } from "./library/library.ts";
import type { PlaySession } from "./play/session.ts";
import type { PlayState } from "./play/state.ts";
import type { Puzzles } from "./puzzles/puzzles.ts";
import type { PuzzlesState } from "./puzzles/state.ts";
import type { RulesState } from "./rules/state.ts";
import type { Address, ShareState } from "./share/address.ts";
import type { Slice } from "./store.ts";
import type { JudgeInput } from "./text/input.ts";
import type { TextState } from "./text/state.ts";

/** The state, one part for each feature. */
export interface PageState {
	readonly frame: FrameState;
	readonly text: TextState;
	readonly library: LibraryState;
	readonly share: ShareState;
	readonly play: PlayState;
	readonly puzzles: PuzzlesState;
	readonly edit: EditState;
	readonly rules: RulesState;
	readonly analysis: AnalysisState;
	readonly help: HelpState;
	readonly lazy: LazyState;
}

export interface Context {
	readonly board: CatchmateBoard;
	readonly state: PageState;
	readonly words: PageWords;
	readonly frame: Frame;
	readonly input: JudgeInput;
	readonly library: Library;
	readonly address: Address;
	readonly share: Slice<ShareState>;
	readonly play: PlaySession;
	readonly puzzles: Puzzles;
	readonly tools: EditTools;
	readonly rules: Slice<RulesState>;
	readonly analysis: Analysis;
	readonly help: Help;
}
