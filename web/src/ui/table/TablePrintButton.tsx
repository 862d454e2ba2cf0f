import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { UnseenSheet } from '../print/UnseenSheet.tsx';
import type Print from './TablePrint.tsx';
import { mostPrinted, type PrintablePage, useAllRows } from './useAllRows.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { type PrintedList, type PrintedRows, useListSheet } from './useListSheet.tsx';

/** Whatever the rows are: a part that is fetched late has lost that. */
const TablePrint = lazyPart(() => import('./TablePrint.tsx')) as unknown as typeof Print;

interface TablePrintButtonProps<T> extends PrintedList<T> {
  page: PrintablePage<T>;
  /** The place of the first row of the page among all, from 1. */
  from: number;
}

/**
 * Shows how all rows of a list will look on paper, and prints them. The browser's own command, which cannot wait, prints in the same way
 * those that are there.
 */
export function TablePrintButton<T extends { id: string }>({ page, from, ...list }: TablePrintButtonProps<T>) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const { reading, start, stop } = useAllRows(page);
  const isPrinting = useIsPrinting(button);
  return (
    <>
      <ActionIcon
        ref={button}
        size="var(--app-control)"
        variant="default"
        disabled={page.total === 0}
        onClick={start}
        aria-label={t('ui.printPreview')}
        title={t('ui.printPreview')}
      >
        <IconPrinter size={16} stroke={1.5} />
      </ActionIcon>
      {reading && (
        <Suspense>
          <TablePrint {...list} reading={reading} onRetry={start} onClose={stop} />
        </Suspense>
      )}
      {isPrinting && <PageSheet list={list} rows={{ rows: page.rows.slice(0, mostPrinted), total: page.total, from }} />}
    </>
  );
}

interface PageSheetProps<T> {
  list: PrintedList<T>;
  rows: PrintedRows<T>;
}

/** The sheet of the page as it stands, there only while the browser prints. */
function PageSheet<T extends { id: string }>({ list, rows }: PageSheetProps<T>) {
  return <UnseenSheet {...useListSheet(list, rows)} />;
}
