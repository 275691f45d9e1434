/** New tables in place of those whose engine has failed. */
import type { Game, Table } from "catchmate";

export class Renewals {
	readonly #solve: (game: Game) => Promise<Table>;
	readonly #pending = new Map<Table, Promise<Table>>();

	constructor(solve: (game: Game) => Promise<Table>) {
		this.#solve = solve;
	}

	/** Solves a table's game again, in place of the table; all who ask before that is done get the same new one. */
	renew(table: Table): Promise<Table> {
		const pending = this.#pending.get(table) ?? this.#renew(table);
		this.#pending.set(table, pending);
		return pending;
	}

	async #renew(table: Table): Promise<Table> {
		// Before the solve: the old table must not take up the memory that the new one needs.
		table.dispose();
		try {
			return await this.#solve(table.game);
		} finally {
			this.#pending.delete(table);
		}
	}
}
