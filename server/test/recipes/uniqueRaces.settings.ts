import { seedId } from '#reference/seedId.ts';
import { pdf } from '../builders/contents.ts';
import type { Contest } from '../races/contest.ts';

const school = ['schooladmin', 'school_admin'] as const;
const admin = ['admin', 'admin'] as const;

const officer = ['officer1', 'procurement_officer'] as const;

const agreement = {
  agreementNo: 'K-1',
  supplierId: seedId('supplier', 1201),
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  totalAmount: '1000.00',
};
const keeperIds = [seedId('user', 107)];
const store = { warehouseType: 'LAB' as const, deptId: seedId('dept', 301), keeperIds, address: 'Contested' };
const goods = { purchaseType: 'GOODS', consumable: false } as const;
const band = { purchaseType: 'SERVICE' as const, executionIds: [seedId('purchasingExecution', 2301)] };
/** Returns ranges of amounts that do not overlap and are above all others. */
const amounts = (writer: number) => ({ amountMin: `${2_000_000 + writer}.00`, amountMax: `${2_000_001 + writer}.00` });

/** Contests about unique values of the menu, the dictionary and other settings. */
export const contestsOfSettings: Contest[] = [
  {
    what: 'a code of a store',
    index: 'warehouse_code_unique',
    as: school,
    refusal: 'warehouseCode unique',
    call: ({ stock }, writer) =>
      stock.saveWarehouse({ body: { ...store, warehouseCode: 'C-1', warehouseName: `Writer ${writer}` } }),
  },
  {
    what: 'a name of a store',
    index: 'warehouse_name_unique',
    as: school,
    refusal: 'warehouseName unique',
    call: ({ stock }, writer) =>
      stock.saveWarehouse({ body: { ...store, warehouseCode: `N-${writer}`, warehouseName: 'Contested' } }),
  },
  {
    what: 'a number of an agreement',
    index: 'framework_agreement_no_unique',
    as: officer,
    refusal: 'agreementNo unique',
    call: async ({ files, frameworks }, writer) => {
      const file = new File([new Uint8Array(pdf())], 'a.pdf');
      const { id: fileId } = await files.uploadFile({ body: { bizType: 'PURCHASE', file } });
      return frameworks.saveFramework({ body: { ...agreement, frameworkName: `Writer ${writer}`, fileId } });
    },
  },
  {
    what: 'a name of a flow',
    index: 'approval_config_name_unique',
    as: school,
    refusal: 'configName unique',
    call: ({ approvalConfig }, writer) => {
      const nodes = [{ kind: 'CARD_OWNER', mode: 'ANY', ifEmpty: 'SKIP' } as const];
      const body = { configName: 'Contested', bizType: 'AWARD', priority: writer + 1, status: 'DISABLED', nodes } as const;
      return approvalConfig.saveApprovalConfig({ body });
    },
  },
  {
    what: 'a route name of the menu',
    index: 'menu_route_name_unique',
    as: admin,
    refusal: 'routeName unique',
    call: ({ menus }, writer) => {
      const entry = { menuType: 'MENU', sysCode: 'bidding', routeName: 'contested' } as const;
      return menus.saveMenu({ body: { ...entry, menuName: `Writer ${writer}`, path: `/contested/${writer}` } });
    },
  },
  {
    what: 'a type of the dictionary',
    index: 'dict_type_key_unique',
    as: admin,
    refusal: 'dictType unique',
    call: ({ dictionary }, writer) => dictionary.saveDictType({ body: { dictName: `Writer ${writer}`, dictType: 'contested' } }),
  },
  {
    what: 'a value of the dictionary',
    index: 'dict_entry_value_unique',
    as: school,
    refusal: 'dictValue unique',
    call: ({ dictionary }, writer) =>
      dictionary.saveDictEntry({ body: { dictType: 'unit', dictLabel: `Writer ${writer}`, dictValue: 'contested' } }),
  },
  {
    what: 'a parameter',
    index: 'character_parameter_key_unique',
    as: admin,
    refusal: 'paramKey unique',
    call: ({ characterParameters }, writer) =>
      characterParameters.saveCharacter({
        body: { paramKey: 'contested', paramName: `Writer ${writer}`, paramValue: 'N', valueType: 'SWITCH' },
      }),
  },
  {
    what: 'the value of a parameter',
    index: 'character_value_key_unique',
    as: school,
    refusal: 'paramKey unique',
    call: ({ characterParameters }, writer) =>
      characterParameters.saveCharacter({
        body: { paramKey: 'loginNotice', paramValue: `Writer ${writer}`, companyId: '1001' },
      }),
  },
  {
    what: 'a code of a goods category',
    index: 'goods_category_code_unique',
    as: admin,
    refusal: 'categoryCode unique',
    call: ({ goodsCategories }, writer) =>
      goodsCategories.saveGoodsCategory({ body: { ...goods, categoryCode: '98', categoryName: `Writer ${writer}` } }),
  },
  {
    what: 'a name of a goods category',
    index: 'goods_category_name_unique',
    as: admin,
    refusal: 'categoryName unique',
    call: ({ goodsCategories }, writer) =>
      goodsCategories.saveGoodsCategory({ body: { ...goods, categoryCode: `97${100 + writer}`, categoryName: 'Contested' } }),
  },
  {
    what: 'a name of a way of purchasing',
    index: 'purchasing_execution_name_unique',
    as: school,
    refusal: 'executionName unique',
    call: ({ purchasingConfig }) =>
      purchasingConfig.savePurchasingExecution({
        body: { executionName: 'Contested', executionCode: 'DIRECT', needContract: false, publicityDays: 0 },
      }),
  },
  {
    what: 'a name of a purchasing category',
    index: 'purchasing_category_name_unique',
    as: school,
    refusal: 'categoryName unique',
    call: ({ purchasingConfig }, writer) =>
      purchasingConfig.savePurchasingCategory({
        body: { ...band, ...amounts(writer), categoryName: 'Contested', categoryCode: `N-${writer}` },
      }),
  },
  {
    what: 'a code of a purchasing category',
    index: 'purchasing_category_code_unique',
    as: school,
    refusal: 'categoryCode unique',
    call: ({ purchasingConfig }, writer) =>
      purchasingConfig.savePurchasingCategory({
        body: { ...band, ...amounts(100 + writer), categoryName: `Writer ${writer}`, categoryCode: 'CONTESTED' },
      }),
  },
];
