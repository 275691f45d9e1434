/** What is loaded when rules are first changed, or their form or comparison is opened. */
import { Lazy } from "../shell/lazy.ts";

export const content = new Lazy(() => import("./content.ts"));
