/** A script of its own, which is loaded when the tab for sharing is first opened. */
import { giveScript } from "../script.ts";
import styles from "./share.css";
import { share } from "./view.ts";

giveScript("share", share, styles);
