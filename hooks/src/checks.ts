/** Takes what was read from outside and gives it back typed, or throws if it is something else. */
export type Check<T> = (value: unknown) => T;

function refuse(): never {
  throw new TypeError(); // Never heard: what is refused counts as nothing.
}

/** A string of the given pattern, which also says how long it may be. */
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

/** A map from any key to values that pass. */
export function record<T>(check: Check<T>, limit: number): Check<Record<string, T>> {
  return (value) => {
    const entries = isObject(value) ? Object.entries(value) : refuse();
    return entries.length > limit ? refuse() : Object.fromEntries(entries.map(([key, one]) => [key, check(one)]));
  };
}

/** An object with these fields. Fields it does not name are left out, so nothing unforeseen is kept. */
export function shape<T extends object>(fields: { [K in keyof T]: Check<T[K]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields);
  // What is no object has none of the fields, or throws by itself.
  return (value) => Object.fromEntries(checks.map(([key, check]) => [key, check((value as Partial<T>)[key as keyof T])])) as T;
}

/** Not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
