import { useUser } from '@campus-procurement/hooks';
import type { Ref } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { PrintSheetProps } from '../print/PrintSheet.tsx';
import type { Column } from './Column.ts';
import { PaperTable } from './PaperTable.tsx';
import type { TableSummary } from './TableFoot.tsx';

/** With more columns a sheet of paper lies on its long side. */
const mostUpright = 6;

/** What of a list is the same on paper, however many of its rows are printed. */
export interface PrintedList<T> {
  title: string;
  /** Those that are shown, in their order; the first one names the row. */
  columns: readonly Column<T>[];
  summary?: TableSummary | undefined;
  /** How deep in a tree a row stands. */
  levelOf?: (row: T) => number;
  /** Is given the place on paper where `SearchBar` says what was searched for. */
  words?: Ref<HTMLElement> | undefined;
}

/** Rows of a list that follow one another. */
export interface PrintedRows<T> {
  rows: readonly T[];
  /** The place of the first one among all, from 1. */
  from: number;
  total: number;
}

/** Rows of a list as a sheet, with what they were searched by, whose they are, and how many of them are not on it. */
export function useListSheet<T extends { id: string }>(
  list: PrintedList<T>,
  { rows, from, total }: PrintedRows<T>,
): PrintSheetProps {
  const { title, columns, summary, levelOf, words } = list;
  const t = useT();
  const { companyName, userType } = useUser();
  const to = from + rows.length - 1;
  const isWhole = rows.length >= total;
  return {
    title,
    words,
    school: userType === 'PLATFORM' ? '' : companyName,
    isWide: columns.length > mostUpright,
    note: isWhole ? t('ui.total', { count: total }) : t('ui.printedRows', { from, to, total }),
    children: (
      <PaperTable
        columns={columns}
        rows={rows}
        levelOf={levelOf}
        // Their sum is not what stands above it.
        summary={summary && !isWhole ? { label: 'ui.summaryOfAll', ...summary } : summary}
      />
    ),
  };
}
