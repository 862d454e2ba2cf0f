import { IconColumns3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { Column } from './Column.ts';
import type { TableLayoutProps } from './TableLayoutPanel.tsx';
import { ToolPopover } from './ToolPopover.tsx';

const TableLayoutPanel = lazyPart<TableLayoutProps>(() => import('./TableLayoutPanel.tsx'));

interface TableSettingsProps<T, C extends string> {
  table: string;
  columns: readonly Column<T, C>[];
}

/** Which columns are shown, in which order, which of them stay in sight, and how close the rows stand. Kept for the account. */
export function TableSettings<T, C extends string>({ table, columns }: TableSettingsProps<T, C>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <ToolPopover label={t('ui.tableSettings')} Icon={IconColumns3} isOpen={isOpen} onOpen={setOpen}>
      <Suspense>
        <TableLayoutPanel table={table} columns={columns} />
      </Suspense>
    </ToolPopover>
  );
}
