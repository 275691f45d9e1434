/** A temporary folder per test file, each in its own process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

export const folder = mkdtempSync(join(tmpdir(), "catchmate-"));
after(() => rmSync(folder, { recursive: true }));

/** The path of a file in the folder. */
export const at = (path: string): string => join(folder, path);
