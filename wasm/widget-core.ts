/** The package and its worker's side in one piece: see packageInside in web/package-inside.mjs. */
export * from "./engine/worker.ts";
export * from "./index.ts";
