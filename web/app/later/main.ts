/** The script of the panels that the first view does without: it gives them to the page that has asked for it. */
import { enLater } from "../../locale/en-later.ts";
import type { LaterWords } from "../../locale/later-words.ts";
import { zhLater } from "../../locale/zh-later.ts";
import type { Context } from "../context.ts";
import { help } from "./help.ts";
import type { LaterPanels } from "./panels.ts";
import { sizes } from "./sizes.ts";
import { watch } from "./watch.ts";

const languages: Readonly<Record<string, LaterWords>> = { en: enLater, "zh-CN": zhLater };

const wordsFor = ({ words }: Context) => languages[words.tag] ?? enLater;

const panels: LaterPanels = {
	help: (context) => help(context, wordsFor(context)),
	sizes: (context) => sizes(context, wordsFor(context)),
	watch: (context) => watch(context, wordsFor(context)),
};

globalThis.catchmateLater = panels;
