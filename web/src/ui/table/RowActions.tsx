import { Menu } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { isOffered, type RowAction } from './Column.ts';
import classes from './RowActions.module.css';
import { RowMenu } from './RowMenu.tsx';

interface RowActionsProps<T> {
  row: T;
  /** What the row is called, because "edit" alone does not say what. */
  name: string;
  actions: readonly RowAction<T>[];
}

/** The actions of one row: the one that somebody waits for, or the first that it has, is in sight; the others are in a menu. */
export function RowActions<T>({ row, name, actions }: RowActionsProps<T>) {
  const t = useT();
  const offered = actions.filter((action) => isOffered(action, row));
  const first = offered.find(({ waits }) => waits) ?? offered[0];
  const others = offered.filter((action) => action !== first);
  if (!first) return null;
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={classes.action}
        data-danger={first.danger || undefined}
        data-waits={first.waits || undefined}
        onClick={() => first.onClick(row)}
        aria-label={t('ui.actionOn', { action: t(first.label), name })}
      >
        {t(first.label)}
      </button>
      {others.length > 0 && (
        <RowMenu name={name}>
          {others.map(({ label, onClick, danger }) => (
            <Menu.Item key={label} {...(danger && { c: 'var(--app-bad)' })} onClick={() => onClick(row)}>
              {t(label)}
            </Menu.Item>
          ))}
        </RowMenu>
      )}
    </div>
  );
}
