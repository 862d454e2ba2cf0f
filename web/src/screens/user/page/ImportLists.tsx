import type { Schemas } from '@campus-procurement/sdk';
import { Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { fieldLabel, type ImportTable } from './importTable.ts';
import classes from './users.module.css';

interface ImportProblemsProps {
  problems: Schemas['FieldError'][];
  /** The number of all problems, including those that the server did not list. */
  problemCount: number;
  table: ImportTable;
}

/** The form's own messages for some rules. For all other rules the server's messages are shown. */
const words: Record<string, LabelKey | undefined> = {
  'account pattern': 'users.accountRule',
  'phone pattern': 'ui.phoneRule',
  'email format': 'users.emailRule',
  'casId pattern': 'users.casIdRule',
  'dept exists': 'userImport.noDept',
  'roles exists': 'userImport.noRole',
  'roleDepts exists': 'userImport.noDept',
};

/** The problems of a file: the line, the value, and why it is refused. */
export function ImportProblems({ problems, problemCount, table }: ImportProblemsProps) {
  const t = useT();
  const format = useFormat();
  const listed = problems.map((problem) => {
    const [, row = '', field = ''] = problem.field.split('.');
    const own = words[`${field} ${problem.rule}`];
    const text = own ? t(own) : problem.message;
    return { key: `${problem.field} ${problem.rule} ${text}`, row: Number(row), field, text };
  });
  const unlisted = problemCount - problems.length;
  return (
    <>
      <div className={classes.rows}>
        <PlainTable
          caption={t('userImport.problems')}
          rows={listed}
          rowKey={({ key }) => key}
          columns={[
            { header: t('userImport.line'), cell: ({ row }) => table.lines[row] ?? row + 1 },
            { header: t('userImport.field'), cell: ({ field }) => fieldLabel(field, t) },
            { header: t('userImport.value'), cell: ({ row, field }) => table.textOf(row, field) || '–' },
            { header: t('userImport.problem'), cell: ({ text }) => text },
          ]}
          empty=""
        />
      </div>
      {unlisted > 0 && (
        <Text size="xs" c="dimmed" mt={6}>
          {t('userImport.moreProblems', { count: format.number(unlisted) })}
        </Text>
      )}
    </>
  );
}

/** The users to be imported, as the server has understood them. */
export function ImportPreview({ users, table }: { users: Schemas['ImportedUser'][]; table: ImportTable }) {
  const t = useT();
  return (
    <div className={classes.rows}>
      <PlainTable
        caption={t('userImport.preview')}
        rows={users}
        rowKey={({ account }) => account}
        columns={[
          { header: t('userImport.line'), cell: ({ row }) => table.lines[row] ?? row + 1 },
          { header: t('users.name'), cell: ({ name }) => name },
          { header: t('users.account'), cell: ({ account }) => account },
          { header: t('users.dept'), cell: ({ deptName }) => deptName },
          { header: t('users.roles'), cell: ({ roleNames }) => t('users.roleNames', { names: roleNames }) },
        ]}
        empty=""
      />
    </div>
  );
}
