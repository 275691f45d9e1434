/** The effects of the text: loads what is said of formats, marks old answers, and announces errors. */

import type { Tab } from "../kernel/activities.ts";
import { announceFailure } from "../kernel/announce.ts";
import type { Effects } from "../kernel/effects.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { JudgeInput } from "./commands.ts";
import { keepsBoard } from "./state.ts";
import { showError } from "./view.ts";

export function textEffects(
	effects: Effects,
	{ board, frame, scripts }: Omit<PageParts, "words">,
	input: JudgeInput,
	tab: () => Tab,
): void {
	effects.add(
		() => ({ tab: tab() }),
		({ tab }) => {
			if (tab === "text") {
				void scripts.load("formats");
			}
		},
	);
	effects.add(
		() => ({ isOld: keepsBoard(input.state) }),
		({ isOld }) => board.classList.toggle("is-old", isOld),
	);
	effects.add(
		() => ({ failure: input.state.failure }),
		({ failure }) => {
			if (failure !== null && !showError(failure)) {
				announceFailure(board, frame.words, failure, failure.kind !== "failed");
			}
		},
	);
}
