/** New tables in place of those whose engine has failed. */
import type { Solver, Table } from "catchmate";

export class Renewals {
	readonly #solver: Promise<Solver>;
	readonly #pending = new Map<Table, Promise<Table>>();

	constructor(solver: Promise<Solver>) {
		this.#solver = solver;
	}

	/** Solves a table's game again, in place of the table; all who ask before that is done get the same new one. */
	renew(table: Table): Promise<Table> {
		const pending = this.#pending.get(table) ?? this.#solve(table);
		this.#pending.set(table, pending);
		return pending;
	}

	async #solve(table: Table): Promise<Table> {
		// Before the solve: the old table must not take up the memory that the new one needs.
		table.dispose();
		try {
			const solver = await this.#solver;
			return await solver.solve(table.game);
		} finally {
			this.#pending.delete(table);
		}
	}
}
