/** A script of its own, which is loaded when a graph without places is drawn. */
import { arrange } from "../../board/arrange.ts";

declare global {
	interface Window {
		catchmateArrange?: typeof arrange;
	}
}

window.catchmateArrange = arrange;
