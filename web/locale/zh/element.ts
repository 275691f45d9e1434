/** The words of boards, elements and pictures, in Simplified Chinese. */
import type { element as English } from "../en/element.ts";
import { board } from "./board.ts";
import { gameRules } from "./game-rules.ts";
import { picture } from "./picture.ts";

export const element: typeof English = { ...board, gameRules, picture };
