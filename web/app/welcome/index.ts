/** What a person is asked who has not made a move yet. */
export { invitation, shelf, type WelcomeView } from "./view.ts";
