/** The field that an event is about. */
export const fieldOf = (event: Event) => event.target as HTMLInputElement;
