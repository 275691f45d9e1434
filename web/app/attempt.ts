/** Work that may fail, such as all that the solver has to answer for. */
import { failureOf, failureText } from "../view/failure.ts";
import type { Context } from "./context.ts";

/** Does something, and says why when it cannot be done. */
export async function attempt({ words, say }: Context, work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		say(failureText(words, failureOf(error, null)).message);
	}
}
