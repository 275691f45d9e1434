/** Sharing: links, the page's URL, pictures, records, and embedding. */
export { Address } from "./address.ts";
export { shareEffects } from "./effects.ts";
export { activityIn, linkIn } from "./link.ts";
export { linkFailure } from "./link-failure.ts";
export type { ShareView } from "./parts.ts";
export { printInLight } from "./print.ts";
export { initialShare } from "./state.ts";
