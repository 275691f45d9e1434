/** A script of its own, which is loaded when the first picture is asked for: few readers do. */
import { svg } from "../../board/svg.ts";
import { giveScript } from "../script.ts";

giveScript("svg", svg);
