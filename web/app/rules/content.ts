/** What is loaded when rules are first changed, or their form or comparison is opened. */
import "./rules.css";

export { changedRules } from "./changes.ts";
export { Comparison } from "./comparison.ts";
export { comparisonContent } from "./comparison-view.ts";
export { rulesForm } from "./form.ts";
