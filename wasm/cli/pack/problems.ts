/** The list of problems that packages are made for. */
import { chase } from "./chase/problem.ts";
import { crossingPawn } from "./crossing-pawn/problem.ts";
import type { PackProblem } from "./problem.ts";

export const packProblems: readonly PackProblem[] = [chase, crossingPawn];
