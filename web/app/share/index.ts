/** Sharing: links, the page's URL, pictures, records, and embedding. */
export { Address } from "./address.ts";
export { content } from "./lazy.ts";
export { activityIn, linkIn } from "./link.ts";
export { linkFailure } from "./link-failure.ts";
export type { ShareView } from "./parts.ts";
export { printInLight } from "./print.ts";
