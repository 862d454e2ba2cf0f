import { Button, Group, Menu } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { RowAction } from './Column.ts';

interface RowActionsProps<T> {
  row: T;
  /** What the row is called, because "edit" alone does not say what. */
  name: string;
  actions: readonly RowAction<T>[];
}

/** As many stand side by side if they are short; with more, all but the first two are behind a button. */
const mostInSight = 3;
const mostLetters = 22;

/** The actions of one row as plain buttons: reachable by keyboard, readable without hovering. */
export function RowActions<T>({ row, name, actions }: RowActionsProps<T>) {
  const t = useT();
  const offered = actions.filter(({ isOffered }) => isOffered?.(row) ?? true);
  const letters = offered.map(({ label }) => t(label)).join('').length;
  const isMany = offered.length > mostInSight || (offered.length === mostInSight && letters > mostLetters);
  const inSight = isMany ? offered.slice(0, mostInSight - 1) : offered;
  const others = offered.slice(inSight.length);
  const look = { variant: 'subtle', size: 'compact-sm', fw: 400, px: 4 } as const;
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap" mr={-4}>
      {inSight.map(({ label, onClick, danger }) => (
        <Button
          key={label}
          {...look}
          color={danger ? 'red' : 'brand'}
          onClick={() => onClick(row)}
          aria-label={t('ui.actionOn', { action: t(label), name })}
        >
          {t(label)}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu position="bottom-end" withinPortal shadow="md" withInitialFocusPlaceholder={false} returnFocus>
          <Menu.Target>
            <Button {...look} aria-label={t('ui.actionOn', { action: t('ui.more'), name })}>
              {t('ui.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ label, onClick, danger }) => (
              <Menu.Item key={label} {...(danger && { c: 'var(--app-danger)' })} onClick={() => onClick(row)}>
                {t(label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
