/** The panel for sharing the board: link, picture, record, and tag. */
import "./print.css";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import type { ShareView } from "./model.ts";

export { Share } from "./model.ts";

export const lazyView = new Lazy(() => import("./view.ts"));

export const share = (view: ShareView): Rendered =>
	lazyView.draw(view.words, ({ share }) => share(view));
