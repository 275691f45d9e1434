/** A script of its own, which is loaded when a graph without places is drawn. */
import { arrange } from "../../board/arrange.ts";
import { giveScript } from "../script.ts";

giveScript("arrange", arrange);
