/** Numbers that were measured, as a person would say them. */

/** A number of so many digits that count. */
export const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));
