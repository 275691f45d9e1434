/** Serves build/page. */
import { fileURLToPath } from "node:url";
import { serve } from "./server.mjs";

await serve(fileURLToPath(new URL("../build/page", import.meta.url)));
