import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
/** The administrator of the platform, in English and in Chinese. */
let english: TestClient;
let chinese: Client;
beforeAll(async () => {
  app = await startApp();
  english = await app.as('admin', 'admin');
  chinese = app.client(english.token, '10.0.0.1', 'zh-CN');
});
afterAll(() => app.close());

const roleNames = async (client: Client, roleCode: string) =>
  (await client.roles.queryRolePage({ query: { roleName: roleCode, size: 200 } })).records
    .filter((role) => role.roleCode === roleCode)
    .map(({ roleName }) => roleName);

describe('a built-in role', () => {
  test('has its name in the language of the reader, in lists and for its holder, and is found by it', async () => {
    expect(await roleNames(english, 'purchaser')).toEqual(['Requester']);
    expect(await roleNames(chinese, 'purchaser')).toEqual(['采购申请人']);
    const found = await english.roles.queryRolePage({ query: { roleName: 'Warehouse k' } });
    expect(found.records.map(({ roleCode }) => roleCode)).toEqual(['warehouse_keeper']);
    expect((await english.session.getInfo()).currentRole).toMatchObject({ roleName: 'System administrator' });
    expect((await chinese.session.getInfo()).currentRole).toMatchObject({ roleName: '系统管理员' });
  });

  test('saved by somebody who reads English keeps its Chinese name, and shows a new one in both languages', async () => {
    const id = seedId('role', 208);
    const { version } = await english.roles.queryRoleDetail({ path: { id } });
    await english.roles.updateRole({ body: { id, version, roleName: 'Inspector', remark: 'Changed' } });
    expect(await roleNames(chinese, 'inspector')).toEqual(['验收人员']);
    await english.roles.updateRole({ body: { id, version: version + 1, roleName: 'Checker' } });
    expect([await roleNames(chinese, 'inspector'), await roleNames(english, 'inspector')]).toEqual([['Checker'], ['Checker']]);
  });

  test('lends its English name to no role that a school has made', async () => {
    const school = await app.as('schooladmin', 'school_admin');
    await school.roles.saveRole({ body: { roleName: '库管员', roleCode: 'stock_keeper', dataScope: 'SELF', menuIds: [] } });
    expect(await roleNames(school, 'stock_keeper')).toEqual(['库管员']);
  });
});

test('the departments of the platform have names in both languages', async () => {
  const names = async (client: Client) => {
    const [root] = await client.departments.getLocalDeptTree();
    return [root?.deptName, root?.children[0]?.deptName];
  };
  expect(await names(english)).toEqual(['Platform', 'Platform operations']);
  expect(await names(chinese)).toEqual(['平台', '平台运营部']);
  const [root] = await english.departments.getLocalDeptTree();
  if (!root) throw new Error('The platform has no department');
  await english.departments.updateDept({ body: { id: root.id, version: root.version, deptName: 'Platform' } });
  expect(await names(chinese)).toEqual(['平台', '平台运营部']);
});

test('character parameters say in both languages what they do, also after somebody who reads English saved one', async () => {
  const shown = async (client: Client) =>
    (await client.characterParameters.queryCharacterPage({ query: { paramKey: 'ifOpenEntry' } })).records[0];
  const read = await shown(english);
  const inEnglish = { paramName: 'Enter goods into the warehouse', effectScope: 'Acceptance, inventory' };
  expect(read).toMatchObject(inEnglish);
  const inChinese = { paramName: '是否开启入库', description: '验收通过后是否办理入库', effectScope: '项目验收、库存管理' };
  expect(await shown(chinese)).toMatchObject(inChinese);
  const { id = '', version = 0, paramName = '', description = '', effectScope = '' } = read ?? {};
  await english.characterParameters.updateCharacter({ path: { id }, body: { version, paramName, description, effectScope } });
  expect(await shown(chinese)).toMatchObject(inChinese);
  const ofSchool = await (await app.as('schooladmin', 'school_admin')).characterParameters.queryCharacterSchoolPage({
    query: { paramKey: 'Enter goods' },
  });
  expect(ofSchool.records).toMatchObject([inEnglish]);
});
