import type { Input, OperationId } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import description from '../../openapi/dist/openapi.json' with { type: 'json' };
import { Failure, type Reason } from './http/failure.ts';
import { say, sayRule } from './i18n/language.ts';
import { zhCN } from './i18n/zhCN.ts';
import { permissionInputs } from './permissions.inputs.ts';
import { failureOf } from './testing/failureOf.ts';
import { startApp, type TestApp } from './testing/startApp.ts';

interface Shown {
  code: number;
  msg: string;
  data: { errors?: { rule: string; params: Record<string, string>; message: string }[] } | null;
}

interface Operation {
  operationId: OperationId;
  responses: Record<string, { $ref?: string; content?: { 'application/json'?: { examples?: { failure?: { value: Shown } } } } }>;
}

const operations = Object.values(description.paths).flatMap((path) => Object.values(path) as unknown as Operation[]);
const shared = Object.values(description.components.responses) as unknown as Operation['responses'][string][];

const exampleIn = (response: Operation['responses'][string]) => response.content?.['application/json']?.examples?.failure?.value;

const shown = [
  ...operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, response]) => ({
      ...{ where: `${operationId} ${status}`, status: Number(status), example: exampleIn(response) },
    })),
  ),
  ...shared.map((response, index) => ({ where: `shared ${index}`, status: null, example: exampleIn(response) })),
].flatMap(({ example, ...place }) => (example ? [{ ...place, example }] : []));

/** The reasons that the server has for a status, a code and a sentence; what is filled in may be anything. */
function reasonsFor({ status, example: { code, msg } }: (typeof shown)[number]): Reason[] {
  return (Object.keys(zhCN.failure) as Reason[]).filter((reason) => {
    const parts = say('zh-CN', 'failure', reason).split(/\{[\w|]+\}/);
    const sentence = new RegExp(`^${parts.map((part) => part.replace(/[.*+?()[\]]/g, '\\$&')).join('.+')}$`);
    const failure = new Failure(reason);
    return failure.code === code && (status === null || failure.status === status) && sentence.test(msg);
  });
}

test.each(shown)('the failure that $where shows is one that the server knows, in its words', (one) => {
  const { example } = one;
  expect(reasonsFor(one)).not.toEqual([]);
  for (const { rule, params, message } of example.data?.errors ?? []) {
    expect(Object.keys(zhCN.rule)).toContain(rule);
    expect(message).toBe(sayRule('zh-CN', rule, params));
  }
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The operations that show a code, but answer something else to all of these callers with an input that names no row. */
async function falselyShowing(code: number, tokens: (string | null)[]): Promise<OperationId[]> {
  const all = operations.filter(({ responses }) =>
    Object.values(responses).some((response) => exampleIn(response)?.code === code),
  );
  expect(all.length).toBeGreaterThan(20);
  const wrong: OperationId[] = [];
  for (const { operationId } of all) {
    const input = permissionInputs[operationId] as Input<OperationId>;
    const failures = await Promise.all(tokens.map((token) => failureOf(app.client(token).call(operationId, input))));
    if (!failures.some((failure) => failure?.code === code)) wrong.push(operationId);
  }
  return wrong;
}

test('each operation that shows that a role is missing says so to whoever has chosen none', async () => {
  const { token } = await app.login('teacher1');
  expect(await falselyShowing(4007, [token])).toEqual([]);
});

test('each operation that shows that a row is missing says so of an id that nothing has', async () => {
  const accounts = ['admin', 'schooladmin', 'teacher1', 'officer1', 'finance1', 'operator1'];
  const tokens = await Promise.all(accounts.map(async (account) => (await app.as(account)).token));
  // Who has no signed link learns nothing of a file.
  expect(await falselyShowing(4004, tokens)).toEqual(['downloadFile']);
});
