/** No rows, paths or whatever else, the same at every render. */
export const none: never[] = [];
