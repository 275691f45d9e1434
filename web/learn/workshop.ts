/** The package's workshop as a script of its own, which the parts of the tutorial that need it load. */
import { load } from "catchmate/workshop";

declare global {
	var catchmateWorkshop: typeof load | undefined;
}

globalThis.catchmateWorkshop = load;
