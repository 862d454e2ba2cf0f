import type { Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSubject, openSubject, subjectNames } from '../conformanceSubject.ts';

describe.each(subjectNames)('what is asked of the %s', (name) => {
  let close: OpenSubject['close'];
  let client: OpenSubject['client'];
  let open: OpenSubject['open'];
  let send: OpenSubject['send'];
  beforeAll(async () => {
    const subject = await openSubject(name);
    ({ close, client, open, send } = subject);
    await subject.enter();
  });
  afterAll(() => close());

  const json = { 'Content-Type': 'application/json' };
  const role = { roleName: 'Archivist', roleCode: 'archivist', dataScope: 'SCHOOL', menuIds: [] };

  test.each<[string, string, string, string, object?]>([
    ['an unknown parameter', '/sys/role/queryRolePage?name=x', 'name', 'unknown'],
    ['a number that is a text', '/sys/role/queryRolePage?current=one', 'current', 'type'],
    ['a number out of range', '/sys/role/queryRolePage?size=201', 'size', 'maximum'],
    ['a value that is not listed', '/sys/role/queryRolePage?status=ON', 'status', 'enum'],
    ['an id of the wrong shape', '/sys/role/queryRoleDetail/a%20b', 'id', 'pattern'],
    ['an unknown field', '/sys/role/saveRole', 'id', 'unknown', { ...role, id: '1' }],
    ['a text that is too long', '/sys/role/saveRole', 'roleName', 'maxLength', { ...role, roleName: 'x'.repeat(31) }],
    ['a field of the wrong type', '/sys/role/saveRole', 'roleName', 'type', { ...role, roleName: 7 }],
    ['a text of the wrong shape', '/sys/role/saveRole', 'roleCode', 'pattern', { ...role, roleCode: 'Not-A-Code' }],
    ['a missing field', '/sys/role/saveRole', 'roleCode', 'required', { ...role, roleCode: undefined }],
  ])('%s is refused with the field and the broken rule', async (_, path, field, rule, body) => {
    const response = await send(path, body && { method: 'POST', headers: json, body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    const { code, data } = (await response.json()) as { code: number; data: Schemas['FailureDetails'] };
    expect(code).toBe(4000);
    expect(data.errors).toEqual([{ field, rule, params: expect.any(Object), message: expect.any(String) }]);
  });

  test('a path that is not described is no success, and the language of a message is the one asked for', async () => {
    expect((await send('/sys/role/nowhere')).ok).toBe(false);
    const missing = (language: string) =>
      open(language)
        .call('queryRoleDetail', { path: { id: '01957b1e-6c00-7a10-8000-0000000fffff' } })
        .catch((error: Error) => error);
    expect(await missing('zh-CN')).toMatchObject({ code: 4004, msg: expect.stringMatching(/[\u4e00-\u9fff]/) });
    expect(await missing('en-US')).toMatchObject({ code: 4004, msg: expect.not.stringMatching(/[\u4e00-\u9fff]/) });
  });

  test('every list that can be asked for without anything answers with a page that keeps its word', async () => {
    const lists = Object.values(contract).filter(({ id, paged, tag, request }) => {
      const { required } = request.query as { required: string[] };
      // Suppliers have lists of their own, which nobody else has.
      return paged && required.length === 0 && !id.startsWith('queryExpenditureFlow') && tag !== 'supplierBidding';
    });
    const refused: string[] = [];
    for (const { id } of lists) {
      const page = await client.call(id as 'queryRolePage', { query: { current: 1, size: 2 } }).catch((error) => error);
      if (page.name === 'ForbiddenError') {
        refused.push(id);
        continue;
      }
      expect({ id, ...page }).toMatchObject({ id, current: 1, total: expect.any(Number), records: expect.any(Array) });
      expect(page.records.length).toBeLessThanOrEqual(2);
      expect(page.total).toBeGreaterThanOrEqual(page.records.length);
    }
    // Not every role may read every list.
    expect(lists.length - refused.length).toBeGreaterThan(15);
  });
});
