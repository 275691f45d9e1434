/** Addresses of Catchmate's own scripts, for pages whose policy requires Trusted Types. */

/** The name by which a page's policy allows these addresses. */
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

/** Marks a script's address as trusted: the package's, the site's or the author's, never a reader's or a link's. */
export function scriptUrl(url: string | URL): string {
	voucher ??= made();
	return voucher?.createScriptURL(String(url)) ?? String(url);
}
