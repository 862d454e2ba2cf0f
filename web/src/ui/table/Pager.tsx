import { NativeSelect, Pagination, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { pageSizes, type Words } from '../search/listSearch.ts';
import type { ListSearch } from '../search/useListSearch.ts';
import classes from './Pager.module.css';

interface PagerProps<F extends Words, C extends string> {
  search: ListSearch<F, C>;
  total: number;
  lastPage: number;
  isPending: boolean;
}

/** Below a table: how many rows there are, which page is shown, and how to get to another one. */
export function Pager<F extends Words, C extends string>({ search, total, lastPage, isPending }: PagerProps<F, C>) {
  const t = useT();
  const { current, size } = search.query;
  return (
    <div className={classes.pager} data-pending={isPending || undefined}>
      <p className={classes.total} aria-live="polite">
        {t('ui.total', { count: total })}
      </p>
      <NativeSelect
        className={classes.size}
        aria-label={t('ui.pageSize')}
        value={size}
        onChange={(event) => search.setSize(Number(event.currentTarget.value))}
        data={pageSizes.map((choice) => ({ value: String(choice), label: t('ui.perPage', { size: choice }) }))}
      />
      <nav aria-label={t('ui.pagination')}>
        <Pagination
          size="md"
          gap={4}
          total={lastPage}
          value={Math.min(current, lastPage)}
          onChange={(page) => search.setPage(page)}
          siblings={1}
          getItemProps={(page) => ({ 'aria-label': t('ui.page', { page }) })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? t('ui.nextPage') : t('ui.previousPage') })}
        />
      </nav>
      {lastPage > 1 && <Jumper key={current} lastPage={lastPage} onJump={(page) => search.setPage(page)} />}
    </div>
  );
}

/** A page typed in. A number beyond the end means the last page. */
function Jumper({ lastPage, onJump }: { lastPage: number; onJump: (page: number) => void }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className={classes.jumper}
      onSubmit={(event) => {
        event.preventDefault();
        const page = Number.parseInt(text, 10);
        if (page >= 1) onJump(Math.min(page, lastPage));
        setText('');
      }}
    >
      <label htmlFor={id}>{t('ui.jumpTo')}</label>
      <TextInput
        id={id}
        aria-label={t('ui.jumpToPage')}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 7))}
        placeholder={`1–${format.number(lastPage)}`}
      />
      {t('ui.pageWord')}
    </form>
  );
}
