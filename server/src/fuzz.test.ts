import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from './http/operation.ts';
import { answerSchema, bodySchema, parameterSchema } from './http/schemas.ts';
import { unsupportedCharacters } from './http/structure.ts';
import type { Schema } from './testing/arbitraryOf.ts';
import { pixel } from './testing/contents.ts';
import { mutatedRequests, type Parts, validRequests } from './testing/requestsOf.ts';
import { startApp, type TestApp } from './testing/startApp.ts';

/** Runs of each property and operation; FUZZ_RUNS=2000 looks longer. fast-check prints seed and path of a failure. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 25);
/** A long run may take as long as it takes; only a hang is a fault. */
const timeout = 30_000 + numRuns * 200;
/** What a valid request may still be told about its fields. */
const businessRules = [
  ...['unique', 'exists', 'choice', 'mismatch', 'level', 'cycle', 'required', 'address'],
  ...['parent', 'room', 'range', 'overlap', 'disabled', 'contradiction', 'sum', 'school'],
  ...['together', 'strength', 'checksum', 'reused', 'either', 'wrong', 'order', 'empty', 'future', 'creatable'],
  ...['valueType', 'inherited', 'owner', 'held'],
];

let app: TestApp;
let tokens: Record<Caller, string>;
let ids: string[];
beforeAll(async () => {
  app = await startApp();
  const [admin, school] = [await app.as('admin', 'admin'), await app.as('schooladmin', 'school_admin')];
  tokens = { admin: admin.token, school: school.token };
  const { db } = app.database;
  // Both may call everything: a refusal for want of a permission would hide what lies behind it.
  await db
    .insertInto('roleMenu')
    .columns(['companyId', 'roleId', 'menuCompanyId', 'menuId'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .innerJoin('menu', (join) => join.onTrue())
        .select(['role.companyId', 'role.id', 'menu.companyId as menuCompanyId', 'menu.id as menuId'])
        .where('role.roleCode', 'in', ['admin', 'school_admin']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // No built-in roles: a lucky update could disable the one that the test acts in.
  const roles = await db.selectFrom('role').select('id').where('builtIn', '=', false).execute();
  const menus = await db.selectFrom('menu').select('id').execute();
  // Of a school that nobody of the test acts in.
  const depts = await db.selectFrom('dept').select('id').where('companyId', '=', '1002').execute();
  const entries = await db.selectFrom('dictEntry').select('id').execute();
  const categories = await db.selectFrom('goodsCategory').select('id').execute();
  const bands = await db.selectFrom('purchasingCategory').select('id').execute();
  const executions = await db.selectFrom('purchasingExecution').select('id').execute();
  const articles = await db.selectFrom('article').select('id').limit(40).execute();
  const tasks = await db.selectFrom('task').select('id').limit(10).execute();
  const values = await db.selectFrom('characterValue').select('id').execute();
  const parameters = await db.selectFrom('characterParameter').select('id').where('builtIn', '=', false).execute();
  const documents = await db.selectFrom('downloadDoc').select('id').limit(10).execute();
  const receivers = await db.selectFrom('wechatReceiver').select('id').limit(10).execute();
  const cards = await db.selectFrom('expenditure').select('id').limit(20).execute();
  const files = await db.selectFrom('file').select('id').limit(10).execute();
  ids = [
    ...values,
    ...parameters,
    ...documents,
    ...cards,
    ...files,
    ...receivers,
    ...roles,
    ...menus,
    ...depts,
    ...entries,
    ...categories,
    ...bands,
    ...executions,
    ...articles,
    ...tasks,
  ].map(({ id }) => id);
});
afterAll(() => app.close());

type Caller = 'admin' | 'school';
const callers = fc.constantFrom<Caller>('admin', 'school');

/** Sends a request. Whatever comes back must be a documented answer and no fault of the server. */
async function send({ method, path: template, request }: Operation, { path, query, body }: Parts, caller: Caller) {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await app.send(`${filled}?${search}`, {
    method,
    headers: { ...(!request.form && { 'content-type': 'application/json' }), 'sdscmall-bidding': `Bearer ${tokens[caller]}` },
    ...(request.body && { body: JSON.stringify(body) ?? '' }),
    ...(request.form && { body: formOf(request.form as Schema, body) }),
  });
  const answer = await response.json();
  expect([200, 400, 403, 429], JSON.stringify(answer)).toContain(response.status);
  // The data of a success was held against the contract by the server.
  if (answer.code !== 0) expect(answerSchema('Failure')(answer), JSON.stringify(answer)).toBe(true);
  return { status: response.status, rules: (answer.data?.errors ?? []).map(({ rule }: { rule: string }) => rule) };
}

/** Whether the contract admits a request, asked without the server. */
function isAdmitted({ id, request }: Operation, { path, query, body }: Parts): boolean {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => String(value) !== ''));
  const isText = [path, given, body].every((part) => unsupportedCharacters(part ?? null).length === 0);
  return (
    isText &&
    parameterSchema(`${id}.path`)({ ...path }) &&
    parameterSchema(`${id}.query`)({ ...given }) &&
    (!request.body || (body !== undefined && bodySchema(`${id}.body`)(structuredClone(body)))) &&
    (!request.form || bodySchema(`${id}.body`)(fieldsOf(body)))
  );
}

/** The fields of a form are texts. */
function fieldsOf(body: unknown): Record<string, string> {
  const members = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(members.map(([name, value]) => [name.toWellFormed(), String(value).toWellFormed()]));
}

/** A file is a picture of a pixel, under the name that the request has for it. */
function formOf({ properties = {} }: Schema, body: unknown): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fieldsOf(body))) {
    if (properties[name]?.format === 'binary') form.append(name, new File([pixel], `${text}.png`));
    else form.append(name, text);
  }
  return form;
}

/** Whether the caller holds the operation's code now: a lucky request may have taken it away. */
async function mayCall({ permission }: Operation, caller: Caller): Promise<boolean> {
  if (permission === null || /^(session|base):/.test(permission)) return true;
  return (await app.client(tokens[caller]).session.getInfo()).permissions.includes(permission);
}

// A logout would end the session of the test; it takes no input but an empty query.
const operations = (Object.keys(contract) as OperationId[]).filter((id) => id !== 'logout').map((id) => contract[id]);

describe.each(operations)('$id', (operation) => {
  test('answers every request that the contract admits, and finds no fault with its form', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(validRequests(operation, ids), callers, async (parts, caller) => {
        const { rules } = await send(operation, parts, caller);
        expect(rules.filter((rule: string) => !businessRules.includes(rule))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('refuses every request that the contract does not admit', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutatedRequests(operation, ids), callers, async (parts, caller) => {
        const { status } = await send(operation, parts, caller);
        if (!isAdmitted(operation, parts)) expect(status).toBe((await mayCall(operation, caller)) ? 400 : 403);
      }),
      { numRuns: numRuns * 2 },
    );
    expect('isAdmin' in {}).toBe(false);
  });
});
