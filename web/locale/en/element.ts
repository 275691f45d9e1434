/** The words of boards, elements and pictures, in English. */
import { board } from "./board.ts";
import { gameRules } from "./game-rules.ts";
import { picture } from "./picture.ts";

export const element = { ...board, gameRules, picture };

export type ElementWords = Readonly<typeof element>;
