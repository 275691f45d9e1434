/** The page's further scripts. They run from file:// too, where browsers refuse modules, so that each gives what it has as a global value. */

/** They lie beside the page's own script, wherever that is. */
const { currentScript, baseURI } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : baseURI;

const loads = new Map<string, Promise<unknown>>();

function load<T>(name: string, given: () => T | undefined): Promise<T> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = new URL(name, base).href;
		script.addEventListener("load", () => {
			const value = given();
			if (value === undefined) {
				reject(new Error(`${name} is not the script that it should be`));
			} else {
				resolve(value);
			}
		});
		script.addEventListener("error", () => reject(new Error(`${name} cannot be loaded`)));
		document.head.append(script);
	});
}

/**
 * Loads a script once. A load that fails can be tried again.
 * @param given what the script gives, once it has run.
 */
export async function loadScript<T>(name: string, given: () => T | undefined): Promise<T> {
	const loading = (loads.get(name) as Promise<T> | undefined) ?? load(name, given);
	loads.set(name, loading);
	try {
		return await loading;
	} catch (error) {
		loads.delete(name);
		throw error;
	}
}
