/** Addresses of Catchmate's own scripts, as a page accepts them whose policy asks for Trusted Types. */

/** What a page's policy names to allow these addresses. */
const policyName = "catchmate";

interface Voucher {
	createScriptURL(url: string): string;
}

interface TrustedTypes {
	createPolicy(name: string, rules: Voucher): Voucher;
}

let voucher: Voucher | undefined;

function made(): Voucher | undefined {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	try {
		return trustedTypes?.createPolicy(policyName, { createScriptURL: (url) => url });
	} catch {
		// The page's policy names others: if it asks for Trusted Types, it refuses the script.
		return undefined;
	}
}

/** Vouches for the address of a script: of the package, the site, or the author's, never one that a reader or a link has given. */
export function scriptUrl(url: string | URL): string {
	voucher ??= made();
	return voucher?.createScriptURL(String(url)) ?? String(url);
}
