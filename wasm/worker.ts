/** The script of the package's worker. */
import { serve } from "./serve.ts";

serve();
