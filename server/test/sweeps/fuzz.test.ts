import type { FieldError, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import type { Operation } from '#platform/contract/operation.ts';
import { answerSchema, bodySchema, parameterSchema } from '#platform/contract/schemas.ts';
import { unsupportedCharacters } from '#platform/http/structure.ts';
import type { Schema } from '../arbitraryOf.ts';
import { pixel } from '../builders/contents.ts';
import { mutatedRequests, type Parts, validRequests } from '../requestsOf.ts';
import { startApp, type TestApp } from '../startApp.ts';

// A logout would end the session of the test; it takes no input but an empty query.
const operations = (Object.keys(contract) as OperationId[]).filter((id) => id !== 'logout').map((id) => contract[id]);

/** Requests in all, so that more operations do not make the run longer; FUZZ_REQUESTS=500000 looks longer. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_000);
/** Valid requests an operation; twice as many are broken ones. fast-check prints seed and path of a failure. */
const numRuns = Math.ceil(requests / operations.length / 3);
/** A long run may take as long as it takes; only a hang is a fault. */
const timeout = 30_000 + numRuns * 200;
/** What only the check against the contract tells about a field; every other rule may be one of the business. */
const formRules = ['type', 'format', 'enum', 'pattern', 'json', 'form', 'repeated', 'characters', 'values', 'depth'];

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
  await changeAccess(db);
  ids = await storedIds(db);
});
afterAll(() => app.close());

/** Rows that a lucky request may not change, because the test itself lives by them. */
const needed: Record<string, RawBuilder<unknown>> = {
  role: sql`built_in`,
  character_parameter: sql`built_in`,
  dept: sql`company_id <> '1002'`,
  app_user: sql`company_id <> '1002'`,
  company: sql`id in ('0', '1001')`,
};

/** Ids of some rows of every table that has ids, which are texts; the one row of `access_version` is not asked for. */
async function storedIds(db: TestApp['database']['db']): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name, dataType }) => name === 'id' && ['text', 'varchar'].includes(dataType)),
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      sql<{
        id: string;
      }>`select id from ${sql.table(name)} where not (${needed[name] ?? sql`false`}) order by id limit 40`.execute(db),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ id }) => id));
}

type Caller = 'admin' | 'school';
const callers = fc.constantFrom<Caller>('admin', 'school');

/** Sends a request. Whatever comes back must be a documented answer and no fault of the server. */
async function send(operation: Operation, { path, query, body }: Parts, caller: Caller) {
  const { method, path: template, request } = operation;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)]));
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
  const errors: FieldError[] = answer.data?.errors ?? [];
  return { status: response.status, rules: errors.filter(({ field }) => !isCell(operation, field)).map(({ rule }) => rule) };
}

/** The cells of an import are texts as somebody wrote them: what is wrong with one is told by its row, and no fault of the form. */
function isCell({ id }: Operation, field: string): boolean {
  return ['importUsers', 'importDepts', 'importExpenditures'].includes(id) && /^rows\.\d+\./.test(field);
}

/** Whether the contract admits a request, asked without the server. */
function isAdmitted({ id, request }: Operation, { path, query, body }: Parts): boolean {
  const given = Object.fromEntries(
    Object.entries(query)
      .map(([name, value]) => [name, soughtOf(value)] as const)
      .filter(([, value]) => textOf(value) !== ''),
  );
  const isText = [path, given, request.form ? withoutFiles(request.form as Schema, body) : body].every(
    (part) => unsupportedCharacters(part ?? null).length === 0,
  );
  return (
    isText &&
    parameterSchema(`${id}.path`)({ ...path }) &&
    parameterSchema(`${id}.query`)({ ...given }) &&
    (!request.body || (body !== undefined && bodySchema(`${id}.body`)(structuredClone(body)))) &&
    (!request.form || bodySchema(`${id}.body`)(fieldsOf(body)))
  );
}

/** A text of a query is sought without the spaces around it, and with plain letters and digits for full-width ones (docs/decisions/0153). */
function soughtOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim().replace(/[０-９Ａ-Ｚａ-ｚ－]/g, (sign) => sign.normalize('NFKC'));
}

const isAsSought = ({ query }: Parts) => Object.values(query).every((value) => soughtOf(value) === value);

/** What a form says beside its files: of their names the server takes away what no name may have. */
function withoutFiles({ properties = {} }: Schema, body: unknown): unknown {
  const members = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(members.filter(([name]) => properties[name]?.format !== 'binary'));
}

/** A value as a text. An object may have a `toString` of its own that is no function, so its JSON is taken. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The fields of a form are texts. */
function fieldsOf(body: unknown): Record<string, string> {
  const members = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(members.map(([name, value]) => [name.toWellFormed(), textOf(value).toWellFormed()]));
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

describe.each(operations)('$id', (operation) => {
  test('answers every request that the contract admits, and finds no fault with its form', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(validRequests(operation, ids).filter(isAsSought), callers, async (parts, caller) => {
        expect(isAdmitted(operation, parts)).toBe(true);
        const { rules } = await send(operation, parts, caller);
        expect(rules.filter((rule) => formRules.includes(rule))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('refuses every request that the contract does not admit', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutatedRequests(operation, ids), callers, async (parts, caller) => {
        const { status } = await send(operation, parts, caller);
        // Of many uploads the last ones of a long run are too many, whatever they are.
        if (isAdmitted(operation, parts) || status === 429) return;
        if (status !== 403 || (await mayCall(operation, caller))) expect(status).toBe(400);
      }),
      { numRuns: numRuns * 2 },
    );
    expect('isAdmin' in {}).toBe(false);
  });
});
