/** This chapter claims nothing that is to be computed. */
import type { FactFinder } from "../build/facts.ts";

export const facts: FactFinder = () => ({});
