import { seedId } from '#reference/seedId.ts';
import { type Recipes, shownBody, twice } from './failureRecipe.ts';

const byBidding = seedId('purchasingExecution', 2302);
const byHand = seedId('purchasingExecution', 2304);

/** Failures of operations on the menu, the dictionary, tasks, parameters, goods categories and purchasing executions. */
export const failuresOfSettings: Recipes = {
  'saveMenu 400': ({ menus }) =>
    menus.saveMenu({
      body: { menuName: 'A page', menuType: 'MENU', sysCode: 'bidding', routeName: 'system-dict-type', path: '/a-page' },
    }),
  'removeMenu 200': ({ menus }) => menus.removeMenu({ path: { id: seedId('menu', 423) } }),
  'enableOrDisableMenu 200': twice('enableOrDisableMenu'),
  'saveDictType 400': ({ dictionary }) => dictionary.saveDictType({ body: { ...shownBody('saveDictType'), dictType: 'campus' } }),
  'deleteDictType 200': ({ dictionary }) => dictionary.deleteDictType({ path: { id: seedId('dictType', 501) } }),
  // An enumeration.
  'saveDictEntry 200': ({ dictionary }) =>
    dictionary.saveDictEntry({ body: { ...shownBody('saveDictEntry'), dictType: 'status' } }),
  'saveDictEntry 400': ({ dictionary }) =>
    dictionary.saveDictEntry({ body: { ...shownBody('saveDictEntry'), dictType: 'faq_category', dictValue: 'account' } }),
  // A campus that departments use.
  'deleteDictEntry 200': ({ dictionary }) => dictionary.deleteDictEntry({ path: { id: seedId('dictEntry', 601) } }),
  'tryApprovalFlow 400': ({ approvalConfig }) =>
    approvalConfig.tryApprovalFlow({ body: { bizType: 'PURCHASE', case: { amount: '68000.00', deptId: 'none' } } }),
  'getProjectFigures 400': ({ projects }) => projects.getProjectFigures({ query: { monthFrom: '2026-02', monthTo: '2026-01' } }),
  'exportProjectFigures 400': ({ projects }) =>
    projects.exportProjectFigures({ body: { format: 'CSV', monthFrom: '2026-02', monthTo: '2026-01' } }),
  'rehearseApprovalFlow 400': ({ approvalConfig }) =>
    approvalConfig.rehearseApprovalFlow({ body: { from: '2026-02-02', to: '2026-02-01' } }),
  'createTask 200': ({ tasks }) =>
    tasks.createTask({ body: { ...shownBody('createTask'), taskType: 'SYNC_CAS', companyId: '1001' } }),
  'createTask 400': twice('createTask'),
  // A task that has succeeded.
  'retryTask 200': ({ tasks }) => tasks.retryTask({ path: { id: seedId('task', 801) } }),
  'stopTask 200': ({ tasks }) => tasks.stopTask({ path: { id: seedId('task', 801) } }),
  // A user who sees the tasks of the school but may not stop those of others.
  'stopTask 403': async (_client, { as }) => {
    const { tasks } = await as('schooladmin');
    const { records } = await tasks.queryTaskPage({ query: { taskType: 'SYNC_CAS' } });
    return tasks.stopTask({ path: { id: records[0]?.id ?? '' } });
  },
  'saveCharacter 400': twice('saveCharacter'),
  'deleteCharacter 200': ({ characterParameters }) =>
    characterParameters.deleteCharacter({ path: { id: seedId('characterParameter', 701) } }),
  'saveGoodsCategory 400': ({ goodsCategories }) =>
    goodsCategories.saveGoodsCategory({
      body: { ...shownBody('saveGoodsCategory'), categoryName: 'Another name', categoryCode: '10202' },
    }),
  'updateGoodsCategory 400': ({ goodsCategories }) =>
    goodsCategories.updateGoodsCategory({
      path: { id: seedId('goodsCategory', 2102) },
      body: { version: 1, parentId: seedId('goodsCategory', 2103) },
    }),
  'removeGoodsCategory 200': ({ goodsCategories }) =>
    goodsCategories.removeGoodsCategory({ path: { id: seedId('goodsCategory', 2102) } }),
  'adoptPurchasingPreset 200': ({ purchasingConfig }) => purchasingConfig.adoptPurchasingPreset({ body: { companyId: '1001' } }),
  // There is already a category between 10,000 and 50,000.
  'savePurchasingCategory 400': ({ purchasingConfig }) =>
    purchasingConfig.savePurchasingCategory({
      body: { ...shownBody('savePurchasingCategory'), purchaseType: 'GOODS', amountMin: '20000.00', amountMax: '30000.00' },
    }),
  // The next category begins at 50,000.
  'updatePurchasingCategory 400': ({ purchasingConfig }) =>
    purchasingConfig.updatePurchasingCategory({
      path: { id: seedId('purchasingCategory', 2203) },
      body: { version: 1, amountMax: '45000.00' },
    }),
  'savePurchasingExecution 400': ({ purchasingConfig }) => {
    const body = shownBody('savePurchasingExecution');
    if (!body.bidConfig) throw new Error('The example has no rules for bidding');
    const bidConfig = { ...body.bidConfig, reMinBidders: 6 };
    return purchasingConfig.savePurchasingExecution({ body: { ...body, bidConfig } });
  },
  'updatePurchasingExecution 400': ({ purchasingConfig }) => {
    const { bidConfig } = shownBody('savePurchasingExecution');
    if (!bidConfig) throw new Error('The example has no rules for bidding');
    return purchasingConfig.updatePurchasingExecution({ path: { id: byHand }, body: { version: 1, bidConfig } });
  },
  'deletePurchasingExecution 200': ({ purchasingConfig }) =>
    purchasingConfig.deletePurchasingExecution({ path: { id: byBidding } }),
  'updatePurchasingProgress 400': ({ purchasingConfig }) => {
    const [first, second] = shownBody('updatePurchasingProgress').nodes;
    if (!first || !second) throw new Error('The example has other nodes');
    const nodes = [first, second, first];
    return purchasingConfig.updatePurchasingProgress({ body: { executionId: byBidding, version: 1, nodes } });
  },
};
