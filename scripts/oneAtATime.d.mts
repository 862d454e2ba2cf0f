export function oneAtATime<T>(work: () => Promise<T>): Promise<T>;
