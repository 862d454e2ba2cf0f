import { Button, Group } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { RowAction } from './Column.ts';

interface RowActionsProps<T> {
  row: T;
  /** What the row is called, because "edit" alone does not say what. */
  name: string;
  actions: readonly RowAction<T>[];
}

/** The actions of one row as plain buttons: reachable by keyboard, readable without hovering. */
export function RowActions<T>({ row, name, actions }: RowActionsProps<T>) {
  const t = useT();
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {actions
        .filter(({ isOffered }) => isOffered?.(row) ?? true)
        .map(({ label, onClick, danger }) => (
          <Button
            key={label}
            variant="subtle"
            size="compact-sm"
            fw={400}
            px={6}
            color={danger ? 'red' : 'brand'}
            onClick={() => onClick(row)}
            aria-label={t('ui.actionOn', { action: t(label), name })}
          >
            {t(label)}
          </Button>
        ))}
    </Group>
  );
}
