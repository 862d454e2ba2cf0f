import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let dean: TestClient;
let teacher: TestClient;
let schoolAdmin: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  dean = await app.as('dean1', 'dept_approver');
  teacher = await app.as('teacher1', 'purchaser');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  admin = await app.as('admin', 'admin');
});
afterAll(() => app.close());

let count = 0;
function input(changes: Partial<Schemas['ApplyCommentInput']> = {}): Schemas['ApplyCommentInput'] {
  count += 1;
  return { content: `Comment ${count}`, commentType: 'COMMON', scope: 'PERSONAL', ...changes };
}
const save = (client: TestClient, body: Schemas['ApplyCommentInput']) => client.approvalComments.saveApplyComment({ body });
const remove = (client: TestClient, id: string) => client.approvalComments.deleteApplyComment({ path: { id } });
type Query = NonNullable<Parameters<TestClient['approvalComments']['listApplyComments']>[0]>['query'];
const list = (client: TestClient, query: Query = {}) => client.approvalComments.listApplyComments({ query });
const one = async (client: TestClient, id: string) => (await list(client)).find((comment) => comment.id === id);

describe('listing', () => {
  test('the own comments come first, then those of the school, each by position', async () => {
    const comments = await list(dean);
    expect(comments[0]).toMatchObject({ id: '01957b1e-6c00-7a10-8000-000000005701', createByName: '陈志衡' });
    const order = comments.map(({ scope, sort, content }) => `${scope} ${String(sort).padStart(4, '0')} ${content}`);
    expect(order).toEqual([...order].sort());
    expect(comments.filter(({ scope }) => scope === 'SCHOOL')).toHaveLength(8);
  });

  test('nobody sees the personal comments of others, or those of another school', async () => {
    const { id } = await save(dean, input());
    expect(await one(dean, id)).toBeDefined();
    expect(await one(teacher, id)).toBeUndefined();
    expect(await one(schoolAdmin, id)).toBeUndefined();
    expect(await list(admin)).toEqual([]);
  });

  test('type and scope filter', async () => {
    const rejections = await list(dean, { commentType: 'REJECT' });
    expect(new Set(rejections.map(({ commentType }) => commentType))).toEqual(new Set(['REJECT']));
    const shared = await list(dean, { scope: 'SCHOOL' });
    expect(new Set(shared.map(({ scope }) => scope))).toEqual(new Set(['SCHOOL']));
  });

  test('allowedActions say what the caller may do', async () => {
    const [shared] = await list(dean, { scope: 'SCHOOL' });
    expect(shared?.allowedActions).toEqual([]);
    expect((await list(schoolAdmin, { scope: 'SCHOOL' }))[0]?.allowedActions).toEqual(['EDIT', 'DELETE']);
    expect((await list(dean, { scope: 'PERSONAL' }))[0]?.allowedActions).toEqual(['EDIT', 'DELETE']);
  });
});

describe('saving', () => {
  test('a comment is stored with what was sent', async () => {
    const body = input({ commentType: 'REJECT', sort: 7 });
    const { id } = await save(teacher, body);
    expect(await one(teacher, id)).toMatchObject({ ...body, version: 1, createTime: '2026-03-02T09:00:00+08:00' });
  });

  test('with id and version the content is replaced', async () => {
    const { id } = await save(teacher, input({ sort: 7 }));
    const body = input({ commentType: 'APPROVE' });
    expect(await save(teacher, { ...body, id, version: 1 })).toEqual({ id });
    expect(await one(teacher, id)).toMatchObject({ ...body, sort: 0, version: 2 });
  });

  test('id and version belong together', async () => {
    const { id } = await save(teacher, input());
    const broken = async (change: object) => (await failureOf(save(teacher, { ...input(), ...change })))?.fieldErrors;
    expect(await broken({ id })).toMatchObject([{ field: 'version', rule: 'together', message: 'Send this together with id.' }]);
    expect(await broken({ version: 1 })).toMatchObject([{ field: 'id', rule: 'together' }]);
  });

  test('the same text is saved once per owner and type', async () => {
    const body = input();
    await save(teacher, body);
    const failure = await failureOf(save(teacher, body));
    expect(failure).toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'content', rule: 'unique' }] });
    await expect(save(dean, body)).resolves.toHaveProperty('id');
    await expect(save(teacher, { ...body, commentType: 'REJECT' })).resolves.toHaveProperty('id');
    await expect(save(schoolAdmin, { ...body, scope: 'SCHOOL' })).resolves.toHaveProperty('id');
  });

  test('of 20 who save the same text for the school at once one does', async () => {
    const body = input({ scope: 'SCHOOL' });
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(save(schoolAdmin, body))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.fieldErrors[0]?.rule === 'unique')).toHaveLength(19);
  });

  test('of 20 parallel writers with one version one wins', async () => {
    const { id } = await save(teacher, input());
    const failures = await Promise.all(
      Array.from({ length: 20 }, () => failureOf(save(teacher, { ...input(), id, version: 1 }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
  });

  test('a comment of somebody else does not exist for the caller', async () => {
    const { id } = await save(dean, input());
    expect(await failureOf(save(teacher, { ...input(), id, version: 1 }))).toMatchObject({ status: 200, code: 4004 });
    expect(await failureOf(remove(teacher, id))).toMatchObject({ status: 200, code: 4004 });
  });
});

describe('comments of the school', () => {
  test('need a code of their own: to make, to change, to take back and to delete', async () => {
    const refusal = { status: 403, code: 4003 };
    expect(await failureOf(save(dean, input({ scope: 'SCHOOL' })))).toMatchObject(refusal);
    const { id } = await save(schoolAdmin, input({ scope: 'SCHOOL' }));
    expect(await failureOf(save(dean, { ...input(), id, version: 1 }))).toMatchObject(refusal);
    expect(await failureOf(remove(dean, id))).toMatchObject(refusal);
    const own = await save(dean, input());
    expect(await failureOf(save(dean, { ...input({ scope: 'SCHOOL' }), id: own.id, version: 1 }))).toMatchObject(refusal);
  });

  test('are seen by everybody of the school, and made personal by whoever takes them', async () => {
    const { id } = await save(schoolAdmin, input({ scope: 'SCHOOL' }));
    expect(await one(dean, id)).toMatchObject({ scope: 'SCHOOL' });
    await save(schoolAdmin, { ...input(), id, version: 1 });
    expect(await one(dean, id)).toBeUndefined();
    expect(await one(schoolAdmin, id)).toMatchObject({ scope: 'PERSONAL' });
  });
});

test('a deleted comment is gone, and cannot be deleted again', async () => {
  const { id } = await save(teacher, input());
  expect(await remove(teacher, id)).toBe(true);
  expect(await one(teacher, id)).toBeUndefined();
  expect((await failureOf(remove(teacher, id)))?.code).toBe(4004);
});
