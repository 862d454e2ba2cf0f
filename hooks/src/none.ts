/** An empty array that is the same on every render. */
export const none: never[] = [];
