/** A script of its own, which is loaded when the first picture is asked for: few readers do. */
import { svg } from "../../board/svg.ts";

declare global {
	interface Window {
		catchmateSvg?: typeof svg;
	}
}

window.catchmateSvg = svg;
