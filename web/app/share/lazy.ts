/** What is loaded when the tab for sharing is first opened. */
import { Lazy } from "../kernel/lazy.ts";

export const content = new Lazy(() => import("./view.ts"));
