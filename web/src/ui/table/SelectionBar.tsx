import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import type Dialog from './BatchDialog.tsx';
import { isOffered, type RowAction } from './Column.ts';
import classes from './PagedTable.module.css';
import type { RowSelection } from './RowSelection.tsx';

/** Whatever the rows are: a part that is fetched late has lost that. */
export const BatchDialog = lazyPart(
  async () => (await Promise.all([import('./BatchDialog.tsx'), loadAreas(['batch'])]))[0],
) as typeof Dialog;

interface SelectionBarProps<T> {
  selection: RowSelection<T>;
  actions: readonly RowAction<T>[];
  rowName: (row: T) => string;
}

/** What can be done with the chosen rows, each action with how many of them have it. */
export function SelectionBar<T extends { id: string }>({ selection, actions, rowName }: SelectionBarProps<T>) {
  const t = useT();
  const [asked, setAsked] = useState<Batch<T> | null>(null);
  const { rows } = selection;
  const batches = actions
    .filter(({ each, forAll }) => each || forAll)
    .map((action) => ({ action, rows: rows.filter((row) => isOffered(action, row)) }))
    .filter((batch) => batch.rows.length > 0);

  return (
    <>
      {rows.length > 0 && (
        <Group className={classes.selection} gap="xs" role="region" aria-label={t('ui.selection')}>
          <span aria-live="polite">{t('ui.chosen', { count: rows.length })}</span>
          {batches.map((batch) => (
            <Button
              key={batch.action.label}
              variant="default"
              size="compact-sm"
              color={batch.action.danger ? 'red' : 'brand'}
              onClick={() => (batch.action.forAll ? batch.action.forAll(batch.rows) : setAsked(batch))}
            >
              {t('ui.batchAction', { action: t(batch.action.label), count: batch.rows.length })}
            </Button>
          ))}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={selection.clear}>
            {t('ui.clearSelection')}
          </Button>
        </Group>
      )}
      {asked && (
        <Suspense>
          <BatchDialog
            {...asked}
            chosen={rows.length}
            rowName={rowName}
            onClose={(done) => {
              selection.set(done, false);
              setAsked(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface Batch<T> {
  action: RowAction<T>;
  rows: T[];
}
