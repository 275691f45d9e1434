/** The page's URL: links, and what they open. */
export { activityIn } from "./link.ts";
export { Address } from "./model.ts";
export { linkFailure } from "./view.ts";
