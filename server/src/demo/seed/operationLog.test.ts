import { contract } from '@campus-procurement/sdk/contract';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';

test('everybody in the log did what the role allows, 29 kinds of things in all', async () => {
  const { db, close } = await testDatabase();
  const log = await db.selectFrom('operationLog').select(['operationId', 'roleId']).execute();
  const granted = await db
    .selectFrom('roleMenu')
    .innerJoin('menu', (join) => join.onRef('menu.companyId', '=', 'menuCompanyId').onRef('menu.id', '=', 'menuId'))
    .select(['roleId', 'permission'])
    .execute();
  await close();
  const codes = new Set(granted.map(({ roleId, permission }) => `${roleId} ${permission}`));
  const permissionOf = (id: string) => contract[id as keyof typeof contract].permission;
  const odd = log.filter(({ operationId, roleId }) => {
    const permission = permissionOf(operationId);
    return permission !== null && !/^(session|base):/.test(permission) && !codes.has(`${roleId} ${permission}`);
  });
  expect(odd.map(({ operationId }) => operationId)).toEqual([]);
  expect(new Set(log.map(({ operationId }) => operationId)).size).toBe(29);
});
