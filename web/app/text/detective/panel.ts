/** The panel of the detective, which finds a program's mistake by its output. */
import { Lazy } from "../../shell/lazy.ts";
import type { Rendered } from "../../shell/panels.ts";
import type { DetectiveView } from "./model.ts";

export { Detective } from "./model.ts";

const lazyView = new Lazy(() => import("./view.ts"));

export const detective = (view: DetectiveView): Rendered =>
	lazyView.draw(view.words, ({ detective }) => detective(view));
