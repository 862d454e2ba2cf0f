import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategoryThat, aSharedCard, buyers, largerInput } from '../builders/aPurchase.ts';
import { failureOf } from '../failureOf.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

/** The parameters of a school, each switched on and off: what the server does, and which pages the menu has. */
let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let cardId: string;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  cardId = await aSharedCard(people.finance, '900000.00');
  categoryId = await aCategoryThat(people.applicant, ({ purchaseType, fixedAsset, hazardous, centralCatalogue }) => {
    return purchaseType === 'GOODS' && fixedAsset && !hazardous && !centralCatalogue;
  });
  const item = { externalCode: 'XM-1', externalName: 'An item', planAmount: '900000.00', syncTime: app.clock.now };
  const open = { planYear: null, deptName: null, leaderName: null };
  await app.database.db
    .insertInto('associationItem')
    .values({ companyId: '1001', ...item, ...open })
    .execute();
}, 300_000);
afterAll(() => app.close());

async function storedValue(paramKey: string) {
  const { records } = await admin.characterParameters.queryCharacterSchoolPage({ query: { paramKey } });
  return records.find((value) => value.paramKey === paramKey);
}

/** Does something while a parameter has a value, and puts the parameter back. */
async function having<T>(paramKey: string, paramValue: string, work: () => Promise<T>): Promise<T> {
  const set = async (wanted: string) => {
    const value = await storedValue(paramKey);
    const body = { version: Number(value?.version), paramValue: wanted };
    return admin.characterParameters.updateCharacter({ path: { id: String(value?.id) }, body });
  };
  const before = String((await storedValue(paramKey))?.paramValue);
  await set(paramValue);
  return work().finally(() => set(before));
}
const menuOf = async (client: TestClient) => JSON.stringify(await client.session.getUserMenu());
const save = (more: object = {}) =>
  people.applicant.projects.saveProject({ body: { ...largerInput(cardId, categoryId), ...more } });
async function submitted(more: object = {}) {
  const { id } = await save(more);
  await people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  return people.applicant.projects.getProjectDetail({ path: { id } });
}
const sponsor = '"/purchase-management/sponsor"';

describe.each([
  ['Y', true],
  ['N', false],
] as const)('switched to %s', (state, isOn) => {
  test.each(['ifOpenEntry', 'ifCrossAcceptance', 'ifAutoDelayWhenNoDecision'] as const)(
    '%s is copied into a submitted purchase, which keeps it',
    async (key) => {
      const { id, pattern } = await having(key, state, () => submitted());
      expect(pattern?.switches[key]).toBe(isOn);
      const kept = await having(key, isOn ? 'N' : 'Y', () => people.applicant.projects.getProjectDetail({ path: { id } }));
      expect(kept.pattern?.switches[key]).toBe(isOn);
    },
  );

  test('JNUniversityCharacter decides how numbers begin', async () => {
    const { projectCode } = await having('JNUniversityCharacter', state, () => submitted());
    expect(projectCode).toMatch(isOn ? /^CG2026/ : /^JJ2026/);
  });

  test.each(['SYDUniversityCharacter', 'categoryWhetherUsePopupMode', 'isShowJoinIp'])(
    '%s reaches the browser, and no page hangs on it',
    async (key) => {
      await having(key, state, async () => {
        expect(await people.applicant.characterParameters.queryCharacterValues({ body: [key] })).toEqual({ [key]: state });
        expect(await menuOf(people.applicant)).toContain(sponsor);
      });
    },
  );

  test('QLGYUniversityCharacter exchanges the page of requests, and asks for the item', async () => {
    await having('QLGYUniversityCharacter', state, async () => {
      const menu = await menuOf(people.applicant);
      expect([menu.includes(sponsor), menu.includes('qlgd-new-construction'), menu.includes('qlgd-association-items')]).toEqual([
        !isOn,
        isOn,
        isOn,
      ]);
      expect((await failureOf(save()))?.code ?? 0).toBe(isOn ? 4000 : 0);
      expect((await failureOf(save({ associationCode: 'XM-1' })))?.code ?? 0).toBe(isOn ? 0 : 4000);
      expect((await failureOf(admin.associations.queryAssociationItemPage({})))?.code ?? 0).toBe(isOn ? 0 : 4003);
    });
  });

  test('whetherHideEntryNewlyCreatedProject stops new purchases, and lets drafts go on', async () => {
    const { id } = await save();
    await having('whetherHideEntryNewlyCreatedProject', state, async () => {
      expect((await menuOf(people.applicant)).includes(sponsor)).toBe(!isOn);
      expect((await failureOf(save()))?.code ?? 0).toBe(isOn ? 4003 : 0);
      expect((await failureOf(people.applicant.projects.copyProject({ path: { id } })))?.code ?? 0).toBe(isOn ? 4003 : 0);
      const { allowedActions } = await people.applicant.projects.getProjectDetail({ path: { id } });
      expect([allowedActions.includes('COPY'), allowedActions.includes('EDIT')]).toEqual([!isOn, true]);
      await people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
    });
  });

  test('argumentReportTemplateUrl makes prices count', async () => {
    const body = largerInput(cardId, categoryId, '320000.00');
    const check = await having('argumentReportTemplateUrl', isOn ? 'https://example.edu.cn/a.docx' : '', () =>
      people.applicant.projects.precheckProject({ body }),
    );
    expect(check.argumentReasons.includes('UNIT_PRICE')).toBe(isOn);
  });

  test('whetherToEnableSharedInventory opens the pages and calls of shared stock', async () => {
    await having('whetherToEnableSharedInventory', state, async () => {
      expect((await menuOf(people.applicant)).includes('database-shared-memory')).toBe(isOn);
      expect((await failureOf(people.applicant.stock.querySharedStockPage({})))?.code ?? 0).toBe(isOn ? 0 : 4003);
    });
  });
});

describe('what a value would change is told before it is saved', () => {
  const effects = (paramKey: string, paramValue: string) =>
    admin.characterParameters.previewCharacterEffects({ query: { paramKey, paramValue } });
  const names = (pages: { menuName: string }[]) => pages.map(({ menuName }) => menuName);

  test('pages that come and go, with their roles and users', async () => {
    const { changed, appearing, vanishing, keptCount } = await effects('QLGYUniversityCharacter', 'Y');
    expect([changed, names(appearing), names(vanishing)]).toEqual([
      true,
      ['新建项目(齐鲁工大)', '关联项目(齐鲁工大)'],
      ['发起采购'],
    ]);
    // Those that were submitted without an item.
    expect(keptCount).toBeGreaterThan(0);
    expect(vanishing[0]?.roles.some(({ userCount }) => userCount > 10)).toBe(true);
    expect(await effects('QLGYUniversityCharacter', 'N')).toMatchObject({ changed: false, appearing: [], vanishing: [] });
  });

  test('running purchases that keep the copied value', async () => {
    await having('ifOpenEntry', 'Y', () => submitted());
    expect((await effects('ifOpenEntry', 'N')).keptCount).toBeGreaterThan(0);
    expect((await effects('isShowJoinIp', 'N')).keptCount).toBeNull();
  });

  test('another default is told for all schools without a value of their own together', async () => {
    const platform = await app.as('admin', 'admin');
    const of = (companyId: string) => {
      const query = { paramKey: 'whetherToEnableSharedInventory', paramValue: 'Y', companyId };
      return platform.characterParameters.previewCharacterEffects({ query });
    };
    const { db } = app.database;
    const own = db.selectFrom('characterValue').select('companyId').where('paramKey', '=', 'whetherToEnableSharedInventory');
    const schools = await db.selectFrom('company').select('id').where('id', 'not in', own).where('id', '!=', '0').execute();
    expect(schools.length).toBeGreaterThan(1);
    const single = await Promise.all(schools.map(({ id }) => of(id)));
    const all = await of('0');
    const users = (one: typeof all) => one.appearing.flatMap(({ roles }) => roles.map(({ userCount }) => userCount));
    const sum = (counts: number[]) => counts.reduce((before, count) => before + count, 0);
    expect(all).toMatchObject({ changed: true, schoolCount: schools.length, vanishing: [], keptCount: null });
    expect(names(all.appearing)).toEqual(['共享库存', '共享库存使用审批']);
    expect(sum(users(all))).toBe(sum(single.flatMap(users)));
    expect(sum(users(all))).toBeGreaterThan(0);
  });

  test('an unknown parameter and another school are refused', async () => {
    expect(await failureOf(effects('noSuchKey', 'Y'))).toMatchObject({ code: 4000 });
    const query = { paramKey: 'ifOpenEntry', paramValue: 'N', companyId: '1002' };
    expect(await failureOf(admin.characterParameters.previewCharacterEffects({ query }))).toMatchObject({ code: 4003 });
  });
});
