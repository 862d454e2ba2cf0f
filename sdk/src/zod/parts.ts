import type * as z from 'zod';

/** Makes something when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** An object whose members are made when they are first asked for. */
export function lazily<Makers extends Record<string, () => z.ZodType>>(makers: Makers) {
  const members = Object.entries(makers).map(([name, make]) => [name, { enumerable: true, get: once(make) }]);
  return Object.defineProperties({}, Object.fromEntries(members)) as {
    readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
  };
}

/**
 * A member that may be left out. To zod it may also be undefined, which JSON leaves out; its type says nothing of that, so that it
 * fits what the SDK takes under `exactOptionalPropertyTypes`.
 */
export const optional = <Type extends z.ZodType>(type: Type) => type.optional() as unknown as z.ZodExactOptional<Type>;

/** `uniqueItems`: names each item that was there before. Equal objects are written alike, because zod gives members an order. */
export function unique({ value, issues }: z.core.ParsePayload<unknown[]>): void {
  const before = new Set<string>();
  for (const [index, item] of value.entries()) {
    const text = JSON.stringify(item);
    if (before.has(text)) issues.push({ code: 'custom', message: 'Is there twice', path: [index], input: value, continue: true });
    before.add(text);
  }
}
