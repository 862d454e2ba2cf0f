/** Takes what was read from outside and gives it back typed, or `undefined` if it is something else. */
export type Check<T> = (value: unknown) => T | undefined;

/** A string of the given pattern, which also says how long it may be. */
export function text(pattern: RegExp): Check<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
}

/** One of the given values. */
export function oneOf<const T extends string | boolean>(...values: T[]): Check<T> {
  return (value) => values.find((one) => one === value);
}

/** A number from `least` to `most`. */
export function number(least: number, most: number): Check<number> {
  return (value) => (typeof value === 'number' && value >= least && value <= most ? value : undefined);
}

/** An array of at most `limit` items, each of which passes. */
export function list<T>(check: Check<T>, limit: number): Check<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > limit) return undefined;
    const items = value.map(check);
    return items.includes(undefined) ? undefined : (items as T[]);
  };
}

/** A map from any key to values that pass. */
export function record<T>(check: Check<T>, limit: number): Check<Record<string, T>> {
  return (value) => {
    if (!isObject(value) || Object.keys(value).length > limit) return undefined;
    return together(Object.entries(value).map(([key, one]) => [key, check(one)]));
  };
}

/** An object with these fields. Fields it does not name are left out, so nothing unforeseen is kept. */
export function shape<T extends object>(fields: { [K in keyof T]: Check<T[K]> }): Check<T> {
  return (value) => {
    if (!isObject(value)) return undefined;
    return together(Object.entries<Check<unknown>>(fields).map(([key, check]) => [key, check(value[key])]));
  };
}

/** An object of the entries, unless one of them has failed its check. */
function together<T>(entries: [key: string, checked: unknown][]): T | undefined {
  return entries.some(([, checked]) => checked === undefined) ? undefined : (Object.fromEntries(entries) as T);
}

/** Not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
