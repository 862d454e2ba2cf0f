import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import document from './dist/openapi.json' with { type: 'json' };
import { type Description, type JsonSchema, operationsOf, resolve } from './scripts/operations.ts';

const description = document as unknown as Description;
const operations = operationsOf(description);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'description');

/** Every schema below a value, with where it stands. */
function* schemasBelow(value: unknown, at: string): Generator<[at: string, schema: JsonSchema]> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* schemasBelow(member, `${at}/${index}`);
  } else if (value !== null && typeof value === 'object') {
    if ('type' in value || 'oneOf' in value || 'allOf' in value) yield [at, value as JsonSchema];
    for (const [key, member] of Object.entries(value)) {
      if (!['example', 'examples', 'value', 'enum', 'const'].includes(key)) yield* schemasBelow(member, `${at}/${key}`);
    }
  }
}

/** Names of the components that a request refers to, directly or through others. */
function reachable(value: unknown, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name === undefined || found.has(name)) continue;
    found.add(name);
    reachable(description.components.schemas[name], found);
  }
  return found;
}

const typeOf = (schema: JsonSchema) => [schema.type].flat().filter((type) => type !== 'null')[0];
const components = [...schemasBelow(description.components.schemas, '')];
const everywhere = [...components, ...schemasBelow(description.paths, '')];

describe('schemas', () => {
  test('no object is untyped: each has properties or says what its values are', () => {
    const untyped = everywhere.filter(
      ([, schema]) => typeOf(schema) === 'object' && !schema.properties && typeof schema.additionalProperties !== 'object',
    );
    expect(untyped.map(([at]) => at)).toEqual([]);
  });

  test('every string has a length, a pattern, a format or a list of values', () => {
    const bounds = ['maxLength', 'pattern', 'format', 'enum', 'const'];
    const unbounded = everywhere.filter(([, schema]) => typeOf(schema) === 'string' && !bounds.some((bound) => bound in schema));
    expect(unbounded.map(([at]) => at)).toEqual([]);
  });

  test('every integer has a minimum and a maximum, and every list a most', () => {
    const unbounded = everywhere.filter(([, schema]) => {
      if (typeOf(schema) === 'integer')
        return !('enum' in schema || 'const' in schema || ('minimum' in schema && 'maximum' in schema));
      return typeOf(schema) === 'array' && !('maxItems' in schema);
    });
    expect(unbounded.map(([at]) => at)).toEqual([]);
  });

  test('no floating-point number is used', () => {
    expect(components.filter(([at, schema]) => typeOf(schema) === 'number' && !at.includes('params'))).toEqual([]);
  });

  test('every property of a component is described, here or by the schema it refers to', () => {
    const bare = Object.entries(description.components.schemas).flatMap(([name, schema]) =>
      Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
        .filter(([, property]) => !property.description && !property.$ref)
        .map(([property]) => `${name}.${property}`),
    );
    expect(bare).toEqual([]);
  });

  test('request objects are closed', () => {
    const requests = operations.flatMap(({ body, form }) => [...reachable((body ?? form)?.schema)]);
    expect(requests.length).toBeGreaterThan(0);
    for (const name of requests) {
      const schema = description.components.schemas[name] as JsonSchema;
      if (schema.type === 'object') expect(`${name} ${schema.additionalProperties}`).toBe(`${name} false`);
    }
  });
});

describe('operations', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))('%s has examples that hold', (_id, operation) => {
    const check = (schema: JsonSchema, value: unknown) => {
      const valid = ajv.compile({ $ref: `description#${pointerTo(schema)}` });
      valid(value);
      expect(valid.errors ?? []).toEqual([]);
    };
    const media = operation.responses['200']?.content?.['application/json'];
    const failures = Object.values(operation.responses).flatMap((response) =>
      Object.values(resolve(description, response).content ?? {}).flatMap(({ examples = {} }) =>
        Object.keys(examples).filter((name) => name === 'failure'),
      ),
    );
    if (!operation.binary) expect(Object.keys(operation.examples)).toContain('success');
    expect(failures.length).toBeGreaterThan(0);
    for (const { value } of Object.values(operation.examples)) check(media?.schema as JsonSchema, value);
    for (const { value } of Object.values(operation.body?.examples ?? {})) check(operation.body?.schema as JsonSchema, value);
    if (operation.body) expect(Object.keys(operation.body.examples ?? {})).not.toEqual([]);
  });

  test('every operation says what a failure looks like that is not listed', () => {
    expect(operations.filter(({ responses }) => !('default' in responses)).map(({ id }) => id)).toEqual([]);
  });

  test('an operation that speaks of a limit has an answer for it', () => {
    const silent = operations.filter(({ description: text, responses }) => /\b429\b/.test(text ?? '') !== '429' in responses);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('an operation that takes a companyId says so', () => {
    for (const operation of operations) {
      const names = operation.parameters.some(({ name }) => name === 'companyId');
      const inBody = [...reachable(operation.body?.schema)].some((name) =>
        Object.keys((description.components.schemas[name]?.properties as object | undefined) ?? {}).includes('companyId'),
      );
      expect(`${operation.id} ${operation['x-names-company'] ?? false}`).toBe(`${operation.id} ${names || inBody}`);
    }
  });

  test('an operation is public or has one permission code, never both', () => {
    for (const operation of operations) {
      expect(`${operation.id} ${operation.security?.length === 0}`).toBe(
        `${operation.id} ${operation['x-permission'] === undefined}`,
      );
    }
  });

  test('the codes that an operation speaks of are its own, or stand in x-further-permissions', () => {
    for (const { id, description: text, ...operation } of operations) {
      const spoken = new Set([...text.matchAll(/`((?!session:|base:)[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+)`/g)].map(([, code]) => code));
      spoken.delete(operation['x-permission']);
      expect([id, ...(operation['x-further-permissions'] ?? [])]).toEqual([id, ...spoken]);
    }
  });

  test('no schema is named like a generated alias of an operation', () => {
    const aliases = operations.flatMap(({ id }) =>
      ['Result', 'Response', 'Body', 'Params', 'Data'].map((suffix) => `${id}${suffix}`.toLowerCase()),
    );
    for (const name of Object.keys(description.components.schemas)) expect(aliases).not.toContain(name.toLowerCase());
  });
});

/** Where a schema object of the description stands, as a JSON pointer. */
function pointerTo(schema: JsonSchema): string {
  const search = (value: unknown, at: string): string | null => {
    if (value === schema) return at;
    if (value === null || typeof value !== 'object') return null;
    for (const [key, member] of Object.entries(value)) {
      const found = search(member, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      if (found !== null) return found;
    }
    return null;
  };
  const found = search(document, '');
  if (found === null) throw new Error('not a schema of the description');
  return found;
}

describe('what a write makes outdated', () => {
  const reads = operations.filter((operation) => operation['x-retry'] === 'safe');

  test('every name in x-refreshes is a tag with reads, or a read of another tag', () => {
    const named = [...description.tags, ...operations.map((one) => ({ ...one, name: one.tag }))];
    const unknown = named.flatMap(({ name, 'x-refreshes': others = [] }) =>
      others.filter((other) => !reads.some(({ id, tag }) => tag !== name && (id === other || tag === other))),
    );
    expect(unknown).toEqual([]);
  });

  test('every write has readers: its tag has reads, or x-refreshes names some', () => {
    const readable = new Set(reads.map(({ tag }) => tag));
    const named = new Set(description.tags.filter((tag) => tag['x-refreshes']).map(({ name }) => name));
    const unread = operations.filter((one) => one['x-retry'] !== 'safe' && !readable.has(one.tag) && !named.has(one.tag));
    expect(unread.map(({ id }) => id)).toEqual([]);
  });
});

describe('acts', () => {
  const acts = operations.flatMap((operation) => operation['x-acts'] ?? []);

  test('every kind of what is awaited is done by one act, and described with its word', () => {
    const kinds = description.components.schemas.TodoKind?.enum as string[];
    const byKind = new Map(acts.flatMap(({ steps = [], zh: [button] }) => steps.map((kind) => [kind, button] as const)));
    expect(acts.flatMap(({ steps = [] }) => steps).toSorted()).toEqual(kinds.toSorted());
    const words = kinds.map((kind) => `${kind} ${byKind.get(kind)}`).join(', ');
    expect(description.components.schemas.TodoKind?.description).toContain(words);
  });

  test('two acts on the same thing never share a button', () => {
    for (const word of [0, 1] as const) {
      const buttons = acts.map(({ of, zh, en }) => `${of}: ${[zh, en][word]?.[0]}`);
      expect(buttons.filter((button, index) => buttons.indexOf(button) !== index)).toEqual([]);
    }
  });
});
