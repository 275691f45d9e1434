/** What a person is asked who has not made a move yet. */
export { welcomeEffects } from "./effects.ts";
export { firstVisit, greeting, home, invitation, playHere, waysOn, whoWins } from "./view.ts";
