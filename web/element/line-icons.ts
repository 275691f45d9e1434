/** The icons of buttons: drawn like the pieces, as lines of one weight. */
import { html, type TemplateResult } from "lit/html.js";

/** Path data in a box of 24 by 24. */
const lines = {
	restart: "M4 4V9.500H9.500M4.6 9A8 8 0 1 1 4.2 14.5",
	undo: "M20 12H4.500M11 5L4 12L11 19",
	redo: "M4 12H19.500M13 5L20 12L13 19",
	best: "M12 3.500L14.6 9.300L20.8 10L16.2 14.200L17.5 20.300L12 17.200L6.5 20.300L7.8 14.200L3.2 10L9.4 9.300Z",
	pause: "M8 5V19M16 5V19",
	resume: "M7 4.500L19 12L7 19.500Z",
	hint: "M9.5 17.500H14.500M10.5 21H13.500M9.5 17.500C9.5 14.5 6 13.5 6 9A6 6 0 0 1 18 9C18 13.5 14.5 14.5 14.5 17.5",
	pass: "M5 12H19",
	"give-up": "M6 21V4C10.5 1.5 13.5 6.5 18 4V13C13.5 15.5 10.5 10.5 6 13",
	again: "M20 4V9.500H14.500M19.4 9A8 8 0 1 0 19.8 14.5",
	swap: "M4 8H19M15 4L19 8L15 12M20 16H5M9 12L5 16L9 20",
	close: "M6 6L18 18M18 6L6 18",
	who: "M2.5 12C5 7.5 8 5.5 12 5.500C16 5.5 19 7.5 21.5 12C19 16.5 16 18.5 12 18.500C8 18.5 5 16.5 2.5 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z",
} as const;

export type LineIcon = keyof typeof lines;

export const lineIcon = (name: LineIcon): TemplateResult =>
	html`<svg class="line-icon" data-icon=${name} viewBox="0 0 24 24" aria-hidden="true"><path d=${lines[name]}></path></svg>`;
