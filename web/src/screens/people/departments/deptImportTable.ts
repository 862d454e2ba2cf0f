import type { Input, Schemas } from '@campus-procurement/sdk';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import type { ImportColumns } from '#ui/import/importTable.ts';
import { deptChoices, importTemplate } from '#ui/import/importTemplate.ts';

type ImportRow = Input<'importDepts'>['body']['rows'][number];

/** The columns of the table, in the order of the template. */
export const deptImportColumns: ImportColumns<keyof ImportRow> = {
  deptName: { label: 'depts.name', note: 'deptImport.notedeptName', width: 24, isRequired: true },
  deptCode: { label: 'depts.code', note: 'deptImport.notedeptCode', width: 16, isRequired: true },
  parent: { label: 'depts.parent', note: 'deptImport.noteparent', width: 32 },
  leader: { label: 'deptImport.leader', note: 'deptImport.noteleader', width: 16 },
  phone: { label: 'depts.phone', note: 'deptImport.notephone', width: 18 },
  campus: { label: 'depts.campus', note: 'deptImport.notecampus', width: 14 },
  sort: { label: 'depts.sort', note: 'deptImport.notesort', width: 10 },
};

/** The form's own messages for some rules. */
export const deptImportRules: Record<string, LabelKey> = {
  'deptCode pattern': 'depts.codeRule',
  'parent exists': 'deptImport.noParent',
  'parent cycle': 'deptImport.cycle',
  'parent level': 'deptImport.level',
  'leader exists': 'deptImport.noLeader',
  'phone pattern': 'depts.phoneRule',
  'campus exists': 'deptImport.noCampus',
  'sort type': 'deptImport.sortRule',
  'sort maximum': 'deptImport.sortRule',
};

interface Choices {
  depts: Schemas['Dept'][];
  campuses: { dictLabel: string }[];
}

/** Returns a workbook to fill in, with the departments and campuses to choose from. */
export function deptTemplate({ depts, campuses }: Choices, t: Translate): Blob {
  const campusList = { head: [t('depts.campus')], rows: campuses.map(({ dictLabel }) => [dictLabel]), widths: [16] };
  const choices = [deptChoices(depts, t), campusList];
  return importTemplate(
    deptImportColumns,
    { sheet: t('deptImport.sheet'), choicesSheet: t('deptImport.choicesSheet'), choices },
    t,
  );
}
