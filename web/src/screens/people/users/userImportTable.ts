import type { Input, Schemas } from '@campus-procurement/sdk';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import type { ImportColumns } from '#ui/import/importTable.ts';
import { deptChoices, importTemplate } from '#ui/import/importTemplate.ts';
import { makeWorkbook } from '#ui/sheet/workbook.ts';

type ImportRow = Input<'importUsers'>['body']['rows'][number];

/** The columns of the table, in the order of the template. */
export const userImportColumns: ImportColumns<keyof ImportRow> = {
  account: { label: 'users.account', note: 'userImport.noteaccount', width: 16, isRequired: true },
  name: { label: 'users.name', note: 'userImport.notename', width: 14, isRequired: true },
  phone: { label: 'users.phone', note: 'userImport.notephone', width: 16, isRequired: true },
  dept: { label: 'users.dept', note: 'userImport.notedept', width: 32, isRequired: true },
  roles: { label: 'users.roles', note: 'userImport.noteroles', width: 24, isRequired: true },
  roleDepts: { label: 'userImport.roleDepts', note: 'userImport.noteroleDepts', width: 32 },
  gender: { label: 'users.gender', note: 'userImport.notegender', width: 10 },
  job: { label: 'users.job', note: 'userImport.notejob', width: 14 },
  email: { label: 'users.email', note: 'userImport.noteemail', width: 28 },
  casId: { label: 'users.casId', note: 'userImport.notecasId', width: 16 },
};

/** The form's own messages for some rules. */
export const userImportRules: Record<string, LabelKey> = {
  'account pattern': 'users.accountRule',
  'phone pattern': 'validation.phone',
  'email format': 'validation.email',
  'casId pattern': 'users.casIdRule',
  'dept exists': 'imports.noDept',
  'roles exists': 'userImport.noRole',
  'roleDepts exists': 'imports.noDept',
};

/** Returns the users of a table, of whose cells some hold several texts. */
export function usersOf(rows: Record<keyof ImportRow, string>[]): ImportRow[] {
  const many = (text: string) => text.split(/[;\uFF1B\n]/).flatMap((part) => part.trim() || []);
  return rows.map(({ roles, roleDepts, ...texts }) => ({ ...texts, roles: many(roles), roleDepts: many(roleDepts) }));
}

interface Choices {
  depts: Schemas['Dept'][];
  roles: { roleCode: string; roleName: string }[];
}

/** Returns a workbook to fill in, with the departments and roles to choose from. */
export function userTemplate({ depts, roles }: Choices, t: Translate): Blob {
  const roleList = {
    head: [t('users.roles'), t('userImport.roleCode')],
    rows: roles.map(({ roleName, roleCode }) => [roleName, roleCode]),
    widths: [24, 24],
  };
  const choices = [deptChoices(depts, t), roleList];
  return importTemplate(
    userImportColumns,
    { sheet: t('userImport.usersSheet'), choicesSheet: t('userImport.choicesSheet'), choices },
    t,
  );
}

type WithPassword = Pick<Schemas['ImportedUser'], 'name' | 'account' | 'deptName' | 'initialPassword'>;

/** Returns the initial passwords as a workbook. */
export function passwordTable(users: readonly WithPassword[], t: Translate): Blob {
  const labels = [t('users.name'), t('users.account'), t('users.dept'), t('users.password')];
  const rows = users.map(({ name, account, deptName, initialPassword }) => [name, account, deptName, initialPassword ?? '']);
  return makeWorkbook([{ name: t('userImport.passwords'), rows: [labels, ...rows], widths: [16, 20, 24, 24] }]);
}
