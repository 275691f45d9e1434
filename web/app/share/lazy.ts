/** What is loaded when the tab for sharing is first opened. */
import { Lazy } from "../shell/lazy.ts";

export const content = new Lazy(() => import("./view.ts"));
