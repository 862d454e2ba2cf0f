import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { TablePrintProps } from './TablePrint.tsx';

const TablePrint = lazyPart<TablePrintProps>(() => import('./TablePrint.tsx'));

/** Shows how the page of a table will look on paper, and prints it: in a toolbar, beside `ExportButton`, which has all pages. */
export function TablePrintButton<T extends { id: string }, C extends string>(
  props: Omit<TablePrintProps<T, C>, 'onClose'> & { page: { rows: readonly T[] } },
) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        size="var(--app-control)"
        variant="default"
        disabled={props.page.rows.length === 0}
        onClick={() => setOpen(true)}
        aria-label={t('ui.printPreview')}
        title={t('ui.printPreview')}
      >
        <IconPrinter size={16} stroke={1.5} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <TablePrint {...(props as unknown as TablePrintProps)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
