import type { Input, Schemas } from '@campus-procurement/sdk';
import { fundTypeValues } from '@campus-procurement/sdk/values';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import type { ImportColumns } from '#ui/import/importTable.ts';
import { deptChoices, importTemplate } from '#ui/import/importTemplate.ts';

type ImportRow = Input<'importExpenditures'>['body']['rows'][number];

/** The columns of the table, in the order of the template. */
export const fundImportColumns: ImportColumns<keyof ImportRow> = {
  cardNo: { label: 'funds.cardNo', note: 'fundImport.notecardNo', width: 18, isRequired: true },
  cardName: { label: 'funds.cardName', note: 'fundImport.notecardName', width: 32, isRequired: true },
  fundType: { label: 'funds.type', note: 'fundImport.notefundType', width: 14, isRequired: true },
  owner: { label: 'fundImport.owner', note: 'fundImport.noteowner', width: 16, isRequired: true },
  dept: { label: 'funds.dept', note: 'fundImport.notedept', width: 32, isRequired: true },
  totalAmount: { label: 'funds.totalYuan', note: 'fundImport.notetotalAmount', width: 18, isRequired: true },
  validFrom: { label: 'funds.validFrom', note: 'fundImport.notevalidFrom', width: 14 },
  validTo: { label: 'funds.validTo', note: 'fundImport.notevalidTo', width: 14 },
};

/** The form's own messages for some rules. */
export const fundImportRules: Record<string, LabelKey> = {
  'cardNo pattern': 'funds.cardNoRule',
  'owner exists': 'fundImport.noOwner',
  'dept exists': 'imports.noDept',
  'totalAmount pattern': 'fundImport.amountRule',
  'validFrom format': 'fundImport.dayRule',
  'validTo format': 'fundImport.dayRule',
  'validTo order': 'funds.orderRule',
};

/** Returns a workbook to fill in, with the departments and kinds of funds to choose from. */
export function fundTemplate(depts: Schemas['Dept'][], t: Translate): Blob {
  const typeList = {
    head: [t('funds.type'), t('fundImport.typeCode')],
    rows: fundTypeValues.map((type) => [t(`funds.type${type}`), type]),
    widths: [16, 16],
  };
  const choices = [deptChoices(depts, t), typeList];
  return importTemplate(
    fundImportColumns,
    { sheet: t('fundImport.sheet'), choicesSheet: t('fundImport.choicesSheet'), choices },
    t,
  );
}
