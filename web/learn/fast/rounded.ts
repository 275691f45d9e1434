/** Rounds measured numbers as a person would say them. */

/** A number rounded to some significant digits. */
export const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));
