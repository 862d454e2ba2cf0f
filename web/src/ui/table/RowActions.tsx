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

/** As many stand side by side if they are short; with more, all but the first two are behind a button. */
const mostInSight = 3;
const mostLetters = 22;

/** The actions of one row as plain buttons: reachable by keyboard, readable without hovering, and cheap, because there are many. */
export function RowActions<T>({ row, name, actions }: RowActionsProps<T>) {
  const t = useT();
  const offered = actions.filter((action) => isOffered(action, row));
  const letters = offered.map(({ label }) => t(label)).join('').length;
  const isMany = offered.length > mostInSight || (offered.length === mostInSight && letters > mostLetters);
  const inSight = isMany ? offered.slice(0, mostInSight - 1) : offered;
  const others = offered.slice(inSight.length);
  return (
    <div className={classes.actions}>
      {inSight.map(({ label, onClick, danger }) => (
        <button
          key={label}
          type="button"
          className={classes.action}
          data-danger={danger || undefined}
          onClick={() => onClick(row)}
          aria-label={t('ui.actionOn', { action: t(label), name })}
        >
          {t(label)}
        </button>
      ))}
      {others.length > 0 && (
        <RowMenu name={name}>
          {others.map(({ label, onClick, danger }) => (
            <Menu.Item key={label} {...(danger && { c: 'var(--app-danger)' })} onClick={() => onClick(row)}>
              {t(label)}
            </Menu.Item>
          ))}
        </RowMenu>
      )}
    </div>
  );
}
