import type { Input, Schemas } from '@campus-procurement/sdk';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import type { SheetRow } from '#ui/sheet/readSheet.ts';
import { makeWorkbook, type Sheet } from '#ui/sheet/workbook.ts';

type ImportRow = Input<'importUsers'>['body']['rows'][number];
type Field = keyof ImportRow;

/** The limit of the API description. */
export const mostRows = 1000;

/** The columns of the table, in the order of the template. */
const columns: Record<Field, { label: LabelKey; width: number; isRequired?: true }> = {
  account: { label: 'users.account', width: 16, isRequired: true },
  name: { label: 'users.name', width: 14, isRequired: true },
  phone: { label: 'users.phone', width: 16, isRequired: true },
  dept: { label: 'users.dept', width: 32, isRequired: true },
  roles: { label: 'users.roles', width: 24, isRequired: true },
  roleDepts: { label: 'userImport.roleDepts', width: 32 },
  gender: { label: 'users.gender', width: 10 },
  job: { label: 'users.job', width: 14 },
  email: { label: 'users.email', width: 28 },
  casId: { label: 'users.casId', width: 16 },
};
const fields = Object.keys(columns) as Field[];

/** Returns the label of a field, or its name if it is unknown here. */
export function fieldLabel(field: string, t: Translate): string {
  return field in columns ? t(columns[field as Field].label) : field;
}

/** The users read from a table. */
export interface ImportTable {
  rows: ImportRow[];
  /** The line of each row in the file. */
  lines: number[];
  /** Returns the text of a field in the file. */
  textOf: (row: number, field: string) => string;
}

/** Reads the users of a table whose first row names its columns. @returns the table, or the labels of missing columns */
export function importTable([head, ...body]: SheetRow[], t: Translate): ImportTable | { missing: string[] } {
  const plain = (text = '') => text.replaceAll(/[\s*\uFEFF]/g, '').toLowerCase();
  const names = head?.cells.map(plain) ?? [];
  // By label or, for a file in another language, by the field's name in the API.
  const places = new Map(
    fields.map((field) => [field, names.findIndex((name) => [plain(t(columns[field].label)), plain(field)].includes(name))]),
  );
  const missing = fields.filter((field) => columns[field].isRequired && places.get(field) === -1);
  if (missing.length > 0) return { missing: missing.map((field) => t(columns[field].label)) };

  const textIn = (cells: string[], field: Field) => cells[places.get(field) ?? -1] ?? '';
  const many = (text: string) => text.split(/[;\uFF1B\n]/).flatMap((part) => part.trim() || []);
  return {
    rows: body.map(({ cells }) => {
      const { roles, roleDepts, ...texts } = Object.fromEntries(fields.map((field) => [field, textIn(cells, field)])) as Record<
        Field,
        string
      >;
      return { ...texts, roles: many(roles), roleDepts: many(roleDepts) };
    }),
    lines: body.map(({ line }) => line),
    textOf: (row, field) => (field in columns ? textIn(body[row]?.cells ?? [], field as Field) : ''),
  };
}

interface Choices {
  depts: Schemas['Dept'][];
  roles: { roleCode: string; roleName: string }[];
}

/** Returns a workbook to fill in, with further sheets that list the allowed values. */
export function importTemplate({ depts, roles }: Choices, t: Translate): Blob {
  const labels = fields.map((field) => t(columns[field].label));
  const notes = fields.map((field) => [
    t(columns[field].label),
    t(columns[field].isRequired ? 'userImport.yes' : 'userImport.no'),
    t(`userImport.note${field}`),
  ]);
  const paths = depts.flatMap((root) => root.children.flatMap((dept) => pathsOf(dept, '')));
  const longest = Array.from({ length: Math.max(paths.length, roles.length) }, (_, index) => {
    const role = roles[index];
    return [...(paths[index] ?? ['', '']), '', role?.roleName ?? '', role?.roleCode ?? ''];
  });
  const sheets: Sheet[] = [
    { name: t('userImport.usersSheet'), rows: [labels], widths: fields.map((field) => columns[field].width) },
    {
      name: t('userImport.notesSheet'),
      rows: [[t('userImport.noteColumn'), t('userImport.noteRequired'), t('userImport.noteRule')], ...notes],
      widths: [24, 10, 90],
    },
    {
      name: t('userImport.choicesSheet'),
      rows: [[t('userImport.deptPath'), t('userImport.deptCode'), '', t('users.roles'), t('userImport.roleCode')], ...longest],
      widths: [44, 16, 4, 24, 24],
    },
  ];
  return makeWorkbook(sheets);
}

function pathsOf({ deptName, deptCode, children }: Schemas['Dept'], above: string): string[][] {
  const path = above + deptName;
  return [[path, deptCode], ...children.flatMap((child) => pathsOf(child, `${path}/`))];
}

type WithPassword = Pick<Schemas['ImportedUser'], 'name' | 'account' | 'deptName' | 'initialPassword'>;

/** Returns the initial passwords as a workbook. */
export function passwordTable(users: readonly WithPassword[], t: Translate): Blob {
  const labels = [t('users.name'), t('users.account'), t('users.dept'), t('users.password')];
  const rows = users.map(({ name, account, deptName, initialPassword }) => [name, account, deptName, initialPassword ?? '']);
  return makeWorkbook([{ name: t('userImport.passwords'), rows: [labels, ...rows], widths: [16, 20, 24, 24] }]);
}
