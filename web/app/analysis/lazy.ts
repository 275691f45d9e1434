/** What the analysis loads when a topic or the statistics are first opened, or a move is made. */
import { Lazy } from "../shell/lazy.ts";

export const content = new Lazy(() => import("./content.ts"));
