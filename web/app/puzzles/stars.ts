/** Stars for a level; screen readers get its name. */
import { html, type TemplateResult } from "lit/html.js";
import type { PuzzlesWords } from "../../locale/en/puzzles.ts";
import { type Level, levels } from "../../model/puzzle.ts";

export const stars = (words: PuzzlesWords, level: Level): TemplateResult =>
	html`<span class="stars" aria-hidden="true"
			>${"★".repeat(level)}<span class="faint">${"★".repeat(levels.length - level)}</span></span
		><span class="visually-hidden">${words.levels[level - 1]}</span>`;
