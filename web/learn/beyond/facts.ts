/** The chapter on further games claims nothing that the solver computes. */
import type { FactFinder } from "../build/facts.ts";

export const facts: FactFinder = () => ({});
