/** The state of the form of the rules. The rules themselves are those of the board. */
export interface RulesState {
	readonly isOpen: boolean;
}

export const initialRules: RulesState = { isOpen: false };
