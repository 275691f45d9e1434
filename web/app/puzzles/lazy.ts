/** What the puzzles load. */
import { Lazy } from "../shell/lazy.ts";

/** When puzzles are first opened. */
export const content = new Lazy(() => import("./content.ts"));

/** Where the card of the day is shown without the rest of the puzzles. */
export const card = new Lazy(() => import("./card.ts"));
