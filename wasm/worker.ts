/** The script of the package's worker. */
import { serve } from "./serve.ts";
import { studyAnswers } from "./study.ts";

serve(studyAnswers);
