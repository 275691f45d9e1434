/** The package's workshop as a separate script, loaded by interactive parts on demand. */
import { load } from "catchmate/workshop";

declare global {
	var catchmateWorkshop: typeof load | undefined;
}

globalThis.catchmateWorkshop = load;
