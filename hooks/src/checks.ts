/** Takes what was read from outside and gives it back typed, or `undefined` if it is something else. */
export type Check<T> = (value: unknown) => T | undefined;

/** A string of 1 to `limit` characters, of the given pattern. */
export function text(limit: number, pattern = /^/): Check<string> {
  return (value) =>
    typeof value === 'string' && value !== '' && value.length <= limit && pattern.test(value) ? value : undefined;
}

/** The same, or an empty string. */
export function textOrEmpty(limit: number): Check<string> {
  const check = text(limit);
  return (value) => (value === '' ? '' : check(value));
}

/** One of the given values. */
export function oneOf<const T extends string | number | boolean>(...values: T[]): Check<T> {
  return (value) => values.find((one) => one === value);
}

/** An integer from `least` to `most`. */
export function integer(least: number, most: number): Check<number> {
  return (value) => (Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined);
}

/** The value or null. */
export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value) => (value === null ? null : check(value));
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
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).map(([key, one]) => [key, check(one)] as const);
    if (entries.length > limit || entries.some(([, one]) => one === undefined)) return undefined;
    return Object.fromEntries(entries) as Record<string, T>;
  };
}

/** An object with these fields. Fields it does not name are left out, so nothing unforeseen is kept. */
export function shape<T extends object>(
  required: { [K in RequiredKey<T>]: Check<T[K]> },
  ...[optional]: [OptionalKey<T>] extends [never] ? [] : [OptionalChecks<T>]
): Check<T> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const found: Record<string, unknown> = {};
    for (const [key, check] of Object.entries<Check<unknown>>({ ...required, ...optional })) {
      const field = value[key];
      if (field === undefined && !(key in required)) continue;
      const checked = check(field);
      if (checked === undefined) return undefined;
      found[key] = checked;
    }
    return found as T;
  };
}

type OptionalKey<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T];
type RequiredKey<T> = Exclude<keyof T, OptionalKey<T>>;
type OptionalChecks<T> = { [K in OptionalKey<T>]-?: Check<Exclude<T[K], undefined>> };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
