/** What a person is asked who has not made a move yet. */
export { welcomeEffects } from "./effects.ts";
export { home, invitation, waysOn } from "./view.ts";
