import { characterParameters } from '../reference/characterParameters.ts';

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

/** The schools' own values of all character parameters. School 1003 has none, so that the defaults hold there. */
export const characterValues = choices.flatMap(({ companyId, on, templateUrl = '' }) =>
  characterParameters.map(({ paramKey, paramName, valueType }) => {
    const switched = on.includes(paramKey) ? 'Y' : 'N';
    return { companyId, paramKey, paramName, valueType, paramValue: valueType === 'URL' ? templateUrl : switched };
  }),
);
