/** What the library loads when its games or ready-made boards are first shown. */
import { Lazy } from "../shell/lazy.ts";

export const content = new Lazy(() => import("./content.ts"));
