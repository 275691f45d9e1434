/** What the views of sharing are given. */
import type { Slice } from "../../model/store.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { Address } from "./address.ts";
import type { ShareState } from "./state.ts";

export interface ShareView extends PageParts {
	readonly address: Address;
	readonly share: Slice<ShareState>;
}
