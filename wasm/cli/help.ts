/** The text of `catchmate --help`: the native program's, followed by the command that only the package has. */
import shared from "../../core/cli/help.txt";
import svg from "./help-svg.txt";

export const help = shared + svg;
