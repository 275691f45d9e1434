/** What a live part shows when the solver has failed: a sentence, and a button that has it tried again. */
import { html, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/tutorial.ts";

export const failedView = ({ trouble }: TutorialWords, again: () => void): TemplateResult =>
	html`${trouble.failed} <button type="button" @click=${again}>${trouble.again}</button>`;
