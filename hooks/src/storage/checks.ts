/** Checks a value from outside. Returns it typed, or throws if it is something else. */
export type Check<T> = (value: unknown) => T;

function refuse(): never {
  throw new TypeError(); // Needs no message: a refused value counts as missing.
}

/** A string that matches the pattern, which also limits its length. */
export function text(pattern: RegExp): Check<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : refuse());
}

export const word = text(/^.{1,500}$/s);
export const words = text(/^.{0,2000}$/s);
export const path = text(/^\/.{0,1999}$/s);

/** One of the given values. */
export function oneOf<const T extends string | boolean>(...values: T[]): Check<T> {
  return (value) => values.find((one) => one === value) ?? refuse();
}

/** A number from `least` to `most`. */
export function number(least: number, most: number): Check<number> {
  return (value) => (typeof value === 'number' && value >= least && value <= most ? value : refuse());
}

/** An array of at most `limit` items, each of which passes. */
export function list<T>(check: Check<T>, limit: number): Check<T[]> {
  return (value) => (Array.isArray(value) && value.length <= limit ? value.map((item) => check(item)) : refuse());
}

/** An object with any keys, at most `limit`, whose values pass. */
export function record<T>(check: Check<T>, limit: number): Check<Record<string, T>> {
  return (value) => {
    const entries = isObject(value) ? Object.entries(value) : refuse();
    return entries.length > limit ? refuse() : Object.fromEntries(entries.map(([key, one]) => [key, check(one)]));
  };
}

/** An object with these fields. Other fields are dropped, so nothing unexpected is kept. */
export function shape<T extends object>(fields: { [K in keyof T]: Check<T[K]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields);
  // A value that is not an object has none of the fields, or accessing one throws.
  return (value) => Object.fromEntries(checks.map(([key, check]) => [key, check((value as Partial<T>)[key as keyof T])])) as T;
}

/** Returns whether a value is an object other than an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
