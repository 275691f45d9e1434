/** What the builds put in the place of names in the scripts. */
import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** For esbuild's `define`; generated.d.ts says what they are. */
export const constants = { packageVersion: JSON.stringify(version) };
