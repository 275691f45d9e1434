/** The effects of sharing: the URL and the panel. */
import { announceFailure } from "../kernel/announce.ts";
import type { Effects } from "../kernel/effects.ts";
import type { ShareView } from "./parts.ts";

/** @param tab returns the open tab */
export function shareEffects(
	effects: Effects,
	{ address, board, frame, scripts, share }: Omit<ShareView, "words">,
	tab: () => string,
): void {
	effects.add(
		() => address.said,
		() => address.follow(),
	);
	effects.add(
		() => ({ isOpen: tab() === "share" }),
		({ isOpen }) => {
			if (isOpen) {
				scripts.retry("share");
				void scripts.load("share");
			}
		},
	);
	effects.add(
		() => ({ failure: share.state.linkFailure }),
		({ failure }) => {
			if (failure !== null) {
				announceFailure(board, frame.words, failure, true);
			}
		},
	);
}
