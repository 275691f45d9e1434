/** What the views of sharing are given. */
import type { PageParts } from "../shell/parts.ts";
import type { Address } from "./address.ts";

export interface ShareView extends PageParts {
	readonly address: Address;
}
