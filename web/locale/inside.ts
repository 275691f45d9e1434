/** Every language of the element, for scripts that bring all of them. The page's modules load theirs: `languagesAside` of web/bundles.mjs empties this list. */
import { type ElementWords, element as en } from "./en/element.ts";
import { element as zh } from "./zh/element.ts";

export const inside: readonly ElementWords[] = [en, zh];
