import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './PagedTable.module.css';

interface SortButtonProps {
  label: string;
  direction: false | 'asc' | 'desc';
  onClick: () => void;
}

/** The heading of a column that can be sorted by: ascending, descending, and as the server likes it. */
export function SortButton({ label, direction, onClick }: SortButtonProps) {
  const t = useT();
  const Icon = direction === 'asc' ? IconArrowUp : direction === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <UnstyledButton className={classes.sort} onClick={onClick} title={t('ui.sortBy', { column: label })}>
      {label}
      <Icon size={14} stroke={1.75} aria-hidden data-sorted={direction !== false || undefined} />
    </UnstyledButton>
  );
}
