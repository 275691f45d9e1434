/** The text of `catchmate --help`: in English the native program's, followed by the command that only the package has. */
import shared from "../../core/cli/help.txt";
import chinese from "../../web/locale/zh/program-help.txt";
import svg from "./help-svg.txt";
import { inLanguage } from "./language.ts";

export const help = inLanguage({ en: shared + svg, "zh-CN": chinese });
