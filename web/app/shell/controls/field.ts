/** The field of an event. */
export const fieldOf = (event: Event) => event.target as HTMLInputElement;
