import type { Insertable } from 'kysely';
import type { Tables } from '../tables.ts';
import { seedId } from './seedId.ts';

type Parameter = Omit<Insertable<Tables['characterParameter']>, 'createByName' | 'updateByName'>;

const acceptance = '项目验收';
const application = '采购申请';
const bidding = '项目竞价';

/** Features that a school can switch (`Y` is on), and the address of a template. */
export const features: Parameter[] = [
  parameter(701, 'ifOpenEntry', '是否开启入库', 'Y', '验收通过后是否办理入库', '项目验收、库存管理'),
  parameter(702, 'ifCrossAcceptance', '是否跨部门验收', 'N', '验收小组须含外单位人员', acceptance),
  parameter(703, 'JNUniversityCharacter', 'JN院校特色', 'N', '界面用语以“采购”代替“竞价”', '全部页面'),
  parameter(704, 'SYDUniversityCharacter', 'SYD院校特色', 'N', '采购申请按SYD院校的要求填写', application),
  parameter(705, 'QLGYUniversityCharacter', '齐鲁工大特色', 'N', '启用新建项目与关联物品的专用流程', application),
  {
    ...parameter(
      706,
      'argumentReportTemplateUrl',
      '论证报告模板地址',
      '',
      '论证报告的下载地址，Y表示使用系统自带模板',
      application,
    ),
    valueType: 'URL',
  },
  parameter(707, 'categoryWhetherUsePopupMode', '分类弹窗选择', 'N', '在弹窗中选择物品分类', application),
  parameter(708, 'ifAutoDelayWhenNoDecision', '未定标自动延期', 'N', '截止后无人定标时自动延期', bidding),
  parameter(709, 'whetherHideEntryNewlyCreatedProject', '隐藏新建入口', 'N', '采购列表不显示新建入口', application),
  parameter(710, 'isShowJoinIp', '显示参与IP', 'N', '竞价结果显示参与者的IP地址', bidding),
  parameter(711, 'whetherToEnableSharedInventory', '启用共享库存', 'N', '申请前先查询校内共享库存', '库存管理'),
];

/** Addresses that getMallRedirect leads to. A parameter without an https address leads nowhere. */
const siteAddresses: Parameter[] = [
  { ...parameter(718, 'mallUrl', '商城地址', '', '首页“商城”打开的地址', '首页'), valueType: 'URL' },
  { ...parameter(719, 'faqUrl', '常见问题地址', '', '首页“常见问题”打开的地址', '首页'), valueType: 'URL' },
  { ...parameter(720, 'vendorUrl', '供应商官网地址', '', '首页“供应商官网”打开的地址', '首页'), valueType: 'URL' },
];

/** All parameters that the product reads. */
export const characterParameters = [...features, ...siteAddresses];

function parameter(
  n: number,
  paramKey: string,
  paramName: string,
  paramValue: string,
  description: string,
  effectScope: string,
): Parameter {
  const id = seedId('characterParameter', n);
  const fixed = { companyId: '0', id, valueType: 'SWITCH', status: 'ENABLED', builtIn: true } as const;
  return { ...fixed, paramKey, paramName, paramValue, description, effectScope };
}
