/** A script of its own, which is loaded when the help is first opened: it draws it. */
import { giveScript } from "../script.ts";
import { helpContent } from "./content.ts";
import styles from "./help.css";

giveScript("help", helpContent, styles);
