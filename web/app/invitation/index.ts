/** Suggestions for where to begin. */
export { type InvitationView, invitation } from "./view.ts";
