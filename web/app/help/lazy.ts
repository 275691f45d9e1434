/** What the help loads when it is first opened: its contents. */
import { Lazy } from "../shell/lazy.ts";

export const content = new Lazy(() => import("./content.ts"));
