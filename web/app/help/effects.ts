/** The effect of opening the help: its boards are solved. */
import type { Slice } from "../../model/store.ts";
import type { Effects } from "../kernel/effects.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { HelpState } from "./state.ts";

export function helpEffects(
	effects: Effects,
	{ board, scripts }: Omit<PageParts, "words">,
	slice: Slice<HelpState>,
): void {
	effects.add(
		// Failed boards are tried again when another one has been solved.
		() => ({
			isOpen: slice.state.isHelpOpen,
			solved: slice.state.solved,
			script: scripts.get("help"),
		}),
		({ isOpen, script }) => {
			if (isOpen) {
				script?.examples.solve(slice, board.solver);
			}
		},
	);
}
