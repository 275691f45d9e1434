/** The effects of play. */
import type { Effects } from "../kernel/effects.ts";
import type { OnDemand } from "../kernel/on-demand.ts";

export function playEffects(
	effects: Effects,
	scripts: Pick<OnDemand, "load" | "retry">,
	play: { readonly ended: object | null },
): void {
	effects.add(
		() => ({ ended: play.ended }),
		({ ended }) => {
			if (ended !== null) {
				scripts.retry("opponents");
				void scripts.load("opponents");
			}
		},
	);
}
