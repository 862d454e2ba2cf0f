import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { PlainTable } from '../table/PlainTable.tsx';
import classes from './import.module.css';
import type { Brought } from './useRowImport.ts';

interface ImportProblemsProps {
  brought: Pick<Brought, 'columns' | 'table' | 'problems' | 'problemCount'>;
  /** The own messages for some rules, by field and rule, e.g. `phone pattern`. For all other rules the server's messages are shown. */
  rules: Record<string, LabelKey | undefined>;
}

/** The problems of a file: the line, the value, and why it is refused. */
export function ImportProblems({ brought, rules }: ImportProblemsProps) {
  const { columns, table, problems, problemCount } = brought;
  const t = useT();
  const listed = problems.map((problem) => {
    const [, row = '', field = ''] = problem.field.split('.');
    const own = rules[`${field} ${problem.rule}`];
    const text = own ? t(own) : problem.message;
    return { key: `${problem.field} ${problem.rule} ${text}`, row: Number(row), field, text };
  });
  const unlisted = problemCount - problems.length;
  const labelOf = (field: string) => {
    const column = columns[field];
    return column ? t(column.label) : field;
  };
  return (
    <>
      <div className={classes.rows}>
        <PlainTable
          caption={t('imports.problems')}
          rows={listed}
          rowKey={({ key }) => key}
          columns={[
            { header: t('imports.line'), cell: ({ row }) => table?.lines[row] ?? row + 1 },
            { header: t('imports.field'), cell: ({ field }) => labelOf(field) },
            { header: t('imports.value'), cell: ({ row, field }) => table?.rows[row]?.[field] || '–' },
            { header: t('imports.problem'), cell: ({ text }) => text },
          ]}
          empty=""
        />
      </div>
      {unlisted > 0 && (
        <Text size="xs" c="dimmed" mt={6}>
          {t('imports.moreProblems', { count: unlisted })}
        </Text>
      )}
    </>
  );
}

interface ImportPreviewProps<Row> {
  /** What is listed. */
  caption: string;
  /** The rows as the server has understood them. */
  rows: readonly Row[];
  /** The line of each row in the file. */
  lines: readonly number[];
  columns: readonly { header: string; cell: (row: Row) => ReactNode; align?: 'end' }[];
}

/** The rows to be imported. */
export function ImportPreview<Row extends { row: number }>({ caption, rows, lines, columns }: ImportPreviewProps<Row>) {
  const t = useT();
  return (
    <div className={classes.rows}>
      <PlainTable
        caption={caption}
        rows={rows}
        rowKey={({ row }) => String(row)}
        columns={[{ header: t('imports.line'), cell: ({ row }) => lines[row] ?? row + 1 }, ...columns]}
        empty=""
      />
    </div>
  );
}
