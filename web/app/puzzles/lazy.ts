/** What the puzzles load. */
import { Lazy } from "../shell/lazy.ts";

/** When puzzles are first opened. */
export const content = new Lazy(() => import("./content.ts"));

/** Where the first screen tells of puzzles. */
export const firstScreen = new Lazy(() => import("./first-screen.ts"));
