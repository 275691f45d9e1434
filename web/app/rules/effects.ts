/** The effects of the rules: drops rules that no longer fit, loads the script, and runs the comparison. */
import { originOf } from "../../model/own-rules.ts";
import { type Tab, tabsOf } from "../kernel/activities.ts";
import type { Effects } from "../kernel/effects.ts";
import type { RulesView } from "./parts.ts";

export function rulesEffects(
	effects: Effects,
	{ board, frame, scripts, rules: lab }: Omit<RulesView, "words">,
): void {
	effects.add(
		() => {
			const { previous, against } = lab.state;
			return { game: board.problem?.game, previous, against };
		},
		({ game, previous, against }) => {
			const side = game?.rules.sides[0].name;
			// Another game has other sides.
			const isOther = [previous, against].some((rules) => rules && side !== rules.sides[0].name);
			if (side !== undefined && isOther) {
				lab.set({ previous: null, against: null });
			}
		},
	);
	effects.add(
		() => {
			const rules = board.problem?.game.rules;
			const isOwn = rules !== undefined && originOf(frame.state.games, rules) !== undefined;
			const isOpen = lab.problem !== null && (lab.state.isOpen || lab.against !== null);
			return { isWanted: isOwn || isOpen, failure: scripts.failure("rules") };
		},
		({ isWanted }) => {
			if (isWanted) {
				void scripts.load("rules");
			}
		},
	);
	effects.add(
		() => {
			const { problem, record, selected } = board;
			const tabs: readonly Tab[] = tabsOf[frame.state.activity];
			const isSeen = tabs.includes("explain");
			return { problem, record, selected, isSeen, state: lab.state, script: scripts.get("rules") };
		},
		({ isSeen, script }) => script?.compare({ board, lab, isSeen }),
	);
}
