import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { builtInZhCN } from '#platform/i18n/builtInZhCN.ts';
import { seedId } from './seedId.ts';

type Parameter = Omit<Insertable<Tables['characterParameter']>, 'createByName' | 'updateByName'>;

/** Features that a school can switch (`Y` is on), and the address of a template. */
export const features: Parameter[] = [
  parameter(701, 'ifOpenEntry', 'Y'),
  parameter(702, 'ifCrossAcceptance', 'N'),
  parameter(703, 'JNUniversityCharacter', 'N'),
  parameter(704, 'SYDUniversityCharacter', 'N'),
  parameter(705, 'QLGYUniversityCharacter', 'N'),
  {
    ...parameter(706, 'argumentReportTemplateUrl', ''),
    valueType: 'URL',
  },
  parameter(707, 'categoryWhetherUsePopupMode', 'N'),
  parameter(708, 'ifAutoDelayWhenNoDecision', 'N'),
  parameter(709, 'whetherHideEntryNewlyCreatedProject', 'N'),
  parameter(710, 'isShowJoinIp', 'N'),
  parameter(711, 'whetherToEnableSharedInventory', 'N'),
];

/** Addresses that getMallRedirect leads to. A parameter without an https address leads nowhere. */
const siteAddresses: Parameter[] = [
  { ...parameter(718, 'mallUrl', ''), valueType: 'URL' },
  { ...parameter(719, 'faqUrl', ''), valueType: 'URL' },
  { ...parameter(720, 'vendorUrl', ''), valueType: 'URL' },
];

/** All parameters that the product reads. */
export const characterParameters = [...features, ...siteAddresses];

function parameter(n: number, paramKey: keyof typeof builtInZhCN.paramName, paramValue: string): Parameter {
  const id = seedId('characterParameter', n);
  const fixed = { companyId: '0', id, valueType: 'SWITCH', status: 'ENABLED', builtIn: true } as const;
  const { paramName, paramDescription, paramScope } = builtInZhCN;
  const texts = { paramName: paramName[paramKey], description: paramDescription[paramKey], effectScope: paramScope[paramKey] };
  return { ...fixed, ...texts, paramKey, paramValue };
}
