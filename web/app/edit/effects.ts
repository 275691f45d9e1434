/** The effects of editing: loads the tools' script, and gives the board its pen. */
import type { Slice } from "../../model/store.ts";
import type { Effects } from "../kernel/effects.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { EditState } from "./state.ts";

export function editEffects(
	effects: Effects,
	{ board, frame, scripts }: Omit<PageParts, "words">,
	slice: Slice<EditState>,
): void {
	const on = { board, frame, scripts };
	const isEditing = () => frame.state.activity === "edit";
	effects.add(
		() => ({ isEditing: isEditing() }),
		({ isEditing }) => {
			if (isEditing) {
				scripts.retry("edit");
				void scripts.load("edit");
			}
		},
	);
	effects.add(
		() => ({ isEditing: isEditing(), tool: slice.state.tool, script: scripts.get("edit") }),
		({ isEditing, tool, script }) => {
			const pens = isEditing ? script?.begin(slice, on).pens : undefined;
			const pen = tool === "pieces" ? null : (pens?.[tool] ?? null);
			if (board.pen !== pen) {
				board.pen = pen;
			}
		},
	);
	effects.add(
		() => ({ isBrushed: isEditing() && slice.state.isFingerBrush }),
		({ isBrushed }) => board.classList.toggle("is-brushed", isBrushed),
	);
}
