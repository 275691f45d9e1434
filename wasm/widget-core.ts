/** The package and its worker in one script, for the widget: see packageInside in web/package-inside.mjs. */
export * from "./engine/worker.ts";
export * from "./index.ts";
