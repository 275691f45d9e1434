/** The panel of the editing tools, drawn by a script that is loaded on demand. */
import type { nothing, TemplateResult } from "lit/html.js";
import type { Slice } from "../../model/store.ts";
import { scripted } from "../kernel/on-demand.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { EditState } from "./state.ts";

export interface EditPlace extends PageParts {
	readonly edit: Slice<EditState>;
}

export const edit = (place: EditPlace): TemplateResult | typeof nothing =>
	scripted(place, "edit", (script) =>
		script.view({ ...place, tools: script.begin(place.edit, place).tools }),
	);
