/** The message of an interactive part after a solver failure, with a button to retry. */
import { html, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";

export const failedView = ({ trouble }: TutorialWords, again: () => void): TemplateResult =>
	html`${trouble.failed} <button type="button" @click=${again}>${trouble.again}</button>`;
