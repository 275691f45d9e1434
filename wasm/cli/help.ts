/** The text of `catchmate --help`: the native program's, and that of the package's own command behind it. */
import shared from "../../core/cli/help.txt";
import svg from "./help-svg.txt";

export const help = shared + svg;
