/** What play loads. */
import { Lazy } from "../shell/lazy.ts";

/** When a game is first played: the panel of players. */
export const players = new Lazy(() => import("./players.ts"));

/** When a player that is not simply perfect is to move. */
export const opponents = new Lazy(() => import("../../model/opponents.ts"));

/** When a game ends. */
export const ending = new Lazy(() => import("./ending.ts"));

/** When a person wants to hear something. */
export const sound = new Lazy(() => import("./sound.ts"));
