import { expect, test } from 'vitest';
import { startApp } from '#test/startApp.ts';
import { createApp } from '../app.ts';
import { makeDemoItems } from './demoItems.ts';
import { openStage } from './demoStage.ts';

test('items of the project system are used by purchases, and the administrator of the school finds some that wait', async () => {
  const app = await startApp();
  await makeDemoItems(openStage(app.deps, createApp), app.clock.now);
  const admin = await app.as('shaoboyan', 'school_admin');
  const { records } = await admin.associations.queryAssociationItemPage({ query: { size: 200 } });
  const used = records.filter(({ usedAmount }) => usedAmount !== '0.00');
  expect(used.map(({ externalCode, usedAmount }) => [externalCode, usedAmount]).sort()).toEqual([
    ['XM2026-0001', '12900.00'],
    ['XM2026-0008', '2860.00'],
    ['XM2026-0016', '1900.00'],
  ]);
  const { todo } = await admin.home.getHomeWork({});
  expect(todo.rows.map(({ kind, title }) => [kind, title])).toEqual([
    ['APPROVE', '三坐标测量仪测针'],
    ['APPROVE', '光电检测光纤跳线'],
  ]);
  await app.close();
});
