/** The effects of the text: marks old answers, and announces errors. */
import { announceFailure } from "../kernel/announce.ts";
import type { Effects } from "../kernel/effects.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { JudgeInput } from "./commands.ts";
import { keepsBoard } from "./state.ts";
import { showError } from "./view.ts";

export function textEffects(
	effects: Effects,
	{ board, frame }: Omit<PageParts, "words">,
	input: JudgeInput,
): void {
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
