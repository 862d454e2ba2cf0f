import type * as z from 'zod';

/** Returns a function that calls `make` once and returns the same value from then on. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Returns an object whose members are created on first access. */
export function lazily<Makers extends Record<string, () => z.ZodType>>(makers: Makers) {
  const members = Object.entries(makers).map(([name, make]) => [name, { enumerable: true, get: once(make) }]);
  return Object.defineProperties({}, Object.fromEntries(members)) as {
    readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
  };
}

/**
 * Marks a member as optional. zod also accepts `undefined`, which JSON leaves out. The type does not allow it, so that it matches
 * the input types of the SDK under `exactOptionalPropertyTypes`.
 */
export const optional = <Type extends z.ZodType>(type: Type) => type.optional() as unknown as z.ZodExactOptional<Type>;

/**
 * Implements `uniqueItems`: reports each item that occurred before, in the words of zod's language. Equal objects serialise alike,
 * because zod orders their members.
 */
export function unique({ value, issues }: z.core.ParsePayload<unknown[]>): void {
  const before = new Set<string>();
  for (const [index, item] of value.entries()) {
    const text = JSON.stringify(item);
    if (before.has(text))
      issues.push({ code: 'custom', params: { rule: 'uniqueItems' }, path: [index], input: value, continue: true });
    before.add(text);
  }
}
