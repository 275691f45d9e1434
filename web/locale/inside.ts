/**
 * All languages of the element, for classic scripts. The page's modules load one: `languagesAside` in web/bundles.mjs
 * empties this list for them.
 */
import { type ElementWords, element as en } from "./en/element.ts";
import { element as zh } from "./zh/element.ts";

export const inside: readonly ElementWords[] = [en, zh];
