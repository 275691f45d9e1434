/** The element as one script: `<script src="widget.js" data-fences>` also shows the boards in blocks of code. */
import "../element/define.ts";
import { showFences } from "./in-page.ts";

if (document.currentScript?.hasAttribute("data-fences")) showFences();
