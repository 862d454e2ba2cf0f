import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { features } from '#reference/characterParameters.ts';
import { seedId } from '#reference/seedId.ts';

const madeTime = new Date('2026-02-20T16:40:02+08:00');

/** What the platform administrator has added; the product itself does not read them. One is switched off. */
export const ownParameters: Insertable<Tables['characterParameter']>[] = [
  own(712, 'loginNotice', '登录提示', 'TEXT', '', '登录后显示的提示文字', '首页'),
  own(713, 'serviceHotline', '服务热线', 'TEXT', '0531-80000000', '学校采购服务电话', '首页'),
  own(714, 'deliveryDeadlineDays', '送货期限（天）', 'NUMBER', '15', '合同未约定时的送货天数', '合同管理'),
  own(715, 'procurementPortalUrl', '采购门户地址', 'URL', 'https://cg.example.edu.cn', '学校采购信息网', '首页'),
  own(716, 'officeHours', '办公时间', 'JSON', '{"from":"08:30","to":"17:30"}', '采购与招标中心的办公时间', '帮助中心'),
  { ...own(717, 'surveyEntrance', '问卷入口', 'SWITCH', 'N', '显示满意度问卷的入口', '首页'), status: 'DISABLED' },
];

function own(
  n: number,
  paramKey: string,
  paramName: string,
  valueType: Tables['characterParameter']['valueType'],
  paramValue: string,
  description: string,
  effectScope: string,
): Insertable<Tables['characterParameter']> {
  const made = { createTime: madeTime, createByName: '周明远', updateTime: madeTime, updateByName: '周明远' };
  const fixed = { companyId: '0', id: seedId('characterParameter', n), status: 'ENABLED' } as const;
  return { ...fixed, paramKey, paramName, valueType, paramValue, description, effectScope, ...made };
}

/** Which features each school has switched on, and its template for argument reports. Every switch is on in one school and off in another. */
const choices: { companyId: string; on: string[]; templateUrl?: string }[] = [
  {
    companyId: '1001',
    on: ['ifOpenEntry', 'ifCrossAcceptance', 'ifAutoDelayWhenNoDecision', 'isShowJoinIp', 'whetherToEnableSharedInventory'],
  },
  {
    companyId: '3338',
    on: ['ifOpenEntry', 'JNUniversityCharacter', 'categoryWhetherUsePopupMode'],
    templateUrl: 'https://files.example.edu.cn/3338/argument-report.docx',
  },
  { companyId: '2981', on: ['SYDUniversityCharacter', 'ifAutoDelayWhenNoDecision', 'whetherHideEntryNewlyCreatedProject'] },
  // `Y` instead of an address: the template that comes with the product.
  { companyId: '1002', on: ['ifOpenEntry', 'QLGYUniversityCharacter', 'isShowJoinIp'], templateUrl: 'Y' },
];

const featureValues = choices.flatMap(({ companyId, on, templateUrl = '' }, school) =>
  features.map(({ paramKey, valueType }, index) => {
    const switched = on.includes(paramKey) ? 'Y' : 'N';
    const id = seedId('characterValue', 730 + school * features.length + index);
    return { companyId, id, paramKey, valueType, paramValue: valueType === 'URL' ? templateUrl : switched };
  }),
);

/** The mall, the FAQ and the vendor of the main school, and the mall of another. */
const addresses = [
  ['1001', 'mallUrl', 'https://mall.example.com/schools/1001'],
  ['1001', 'faqUrl', 'https://faq.example.com'],
  ['1001', 'vendorUrl', 'https://vendor.example.com'],
  ['3338', 'mallUrl', 'https://mall.example.com'],
] as const;

const addressValues = addresses.map(([companyId, paramKey, paramValue], index) => {
  return { companyId, id: seedId('characterValue', 780 + index), paramKey, valueType: 'URL' as const, paramValue };
});

/** The schools' own values of what the product reads. School 1003 has none, so that the defaults hold there. */
export const characterValues = [...featureValues, ...addressValues];
