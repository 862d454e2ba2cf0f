/** What `@campus-procurement/sdk/zod` lets through is what this server takes. */
import { contract, definitions } from '@campus-procurement/sdk/contract';
import * as schemas from '@campus-procurement/sdk/zod';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { answerSchema } from '#platform/contract/schemas.ts';
import { mutatedRequests, type Parts, validRequests } from '../requestsOf.ts';

const operations = Object.values(contract);
const partNames = ['path', 'query', 'body'] as const;
type Requests = Record<string, Partial<Record<(typeof partNames)[number], z.ZodType>>>;

test('every operation has schemas, for the parts of a request that it takes', () => {
  const taken = operations.map(({ id, request }) => {
    const { path, query, body, form } = request as Record<string, { properties?: object } | null>;
    const parts = { path: path?.properties, query: query?.properties, body: body ?? form };
    return [id, partNames.filter((name) => Object.keys(parts[name] ?? {}).length > 0)];
  });
  const given = Object.entries(schemas as Requests).map(([id, parts]) => [id, Object.keys(parts)]);
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(taken));
});

/** Made when first needed: most runs are of few operations. */
function remembered<Made>(make: (id: string) => Made): (id: string) => Made {
  const made = new Map<string, Made>();
  return (id) => {
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  };
}

const operationOf = (id: string) => contract[id as keyof typeof contract];
const requestsTo = remembered((id) =>
  fc.oneof(validRequests(operationOf(id), ['1']), mutatedRequests(operationOf(id), ['1'])).map((parts) => ({ id, parts })),
);
const fromJsonSchema = remembered((id) => {
  const { path, query, body } = operationOf(id).request;
  const made = (schema: object | null) => z.fromJSONSchema({ ...schema, $defs: definitions } as z.core.JSONSchema.JSONSchema);
  return { path: made(path), query: made(query), body: made(body) };
});

test('a value is accepted if Ajv, as the server has it, and zod, from the JSON Schema, both accept it, else refused', () => {
  const verdicts = { accepted: 0, refused: 0 };
  // A file is none to JSON Schema.
  const ids = operations.filter(({ request }) => !request.form).map(({ id }) => id);
  const property = fc.property(fc.constantFrom(...ids).chain(requestsTo), ({ id, parts }: { id: string; parts: Parts }) => {
    for (const name of partNames) {
      const schema = (schemas as Requests)[id]?.[name];
      if (!schema) continue;
      const value = parts[name];
      const expected = answerSchema(`${id}.${name}`)(value) && fromJsonSchema(id)[name].safeParse(value).success;
      const { success, error } = schema.safeParse(value);
      expect({ id, name, success, issues: error?.issues }).toMatchObject({ success: expected });
      verdicts[success ? 'accepted' : 'refused']++;
    }
  });
  // 10,000 requests in the deep run.
  fc.assert(property, { numRuns: 200 * Number(process.env.TEST_SHARE ?? 1) });
  const values = verdicts.accepted + verdicts.refused;
  expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(values / 10);
}, 600_000);

test('a form takes a file, and a list says which of its items was there before', () => {
  const form = { bizType: 'AVATAR', file: new File(['x'], 'a.png') };
  expect(schemas.uploadFile.body.parse(form)).toEqual(form);
  expect(schemas.uploadFile.body.safeParse({ ...form, file: 'a.png' }).success).toBe(false);
  const role = { roleName: 'x', roleCode: 'xy', dataScope: 'SELF', menuIds: ['a', 'b', 'a'] };
  expect(schemas.saveRole.body.safeParse(role).error?.issues).toMatchObject([{ path: ['menuIds', 2] }]);
});
