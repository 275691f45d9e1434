/** The formats of packages, each in a file of its own. */
import { cms } from "./formats/cms.ts";
import type { Format } from "./formats/format.ts";
import { hydro } from "./formats/hydro.ts";
import { kattis, kattisNew } from "./formats/kattis.ts";
import { plain } from "./formats/plain.ts";
import { polygon } from "./formats/polygon.ts";
import { uoj } from "./formats/uoj.ts";

export const formats: readonly Format[] = [kattis, kattisNew, polygon, cms, hydro, uoj, plain];
