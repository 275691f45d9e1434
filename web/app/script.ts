/** The page's further scripts. They run from file:// too, where browsers refuse modules, so that each gives a global value. */

/** They lie beside the page's own script, wherever that is. */
const { currentScript, baseURI } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : baseURI;

/**
 * Loads a script, unless it is there already. A load that fails can be tried again.
 * @param given reads the value that the script gives once it has run.
 */
export async function loadScript<T>(name: string, given: () => T | undefined): Promise<T> {
	if (given() === undefined) {
		await new Promise((resolve, reject) => {
			const script = document.createElement("script");
			script.src = new URL(name, base).href;
			script.addEventListener("load", resolve);
			script.addEventListener("error", () => reject(new Error(`${name} cannot be loaded`)));
			document.head.append(script);
		});
	}
	const value = given();
	if (value === undefined) {
		throw new Error(`${name} is not the script that it should be`);
	}
	return value;
}
