/** Sharing: the board's link, pictures, records, and embedding. */
import type { Drawn } from "../shell/panels.ts";
import "./print.css";
import { content, type ShareView } from "./model.ts";

export { Share } from "./model.ts";

/** The panel, loaded when its tab is opened. */
export const panel = (view: ShareView): Drawn =>
	content.draw(view.words, ({ share }) => share(view));
