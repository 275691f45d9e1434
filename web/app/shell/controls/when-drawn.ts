import { work } from "../work.ts";

/** Calls `act` when the requested drawing is done. */
export const whenDrawn = (act: () => void) => work.inFrame(() => work.inFrame(act));
