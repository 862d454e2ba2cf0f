import { type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { Queried } from '../page/QueryView.tsx';
import type { Words } from '../search/listSearch.ts';
import { SearchBar } from '../search/SearchBar.tsx';
import type { ListSearch } from '../search/useListSearch.ts';
import type { Column, RowAction } from './Column.ts';
import { Toolbar } from './Toolbar.tsx';
import { TreeTable } from './TreeTable.tsx';

export interface TreeBlockProps<T, F extends Words> {
  /** What is listed. */
  title: LabelKey;
  query: Queried<T[]> & { isFetching: boolean };
  search: ListSearch<F, never>;
  /** Filters that choose another tree and not rows of it. */
  chooses?: readonly (keyof F)[];
  columns: readonly Column<T>[];
  actions: readonly RowAction<T>[];
  rowName: (row: T) => string;
  /** What can be done where there are no rows at all, e.g. a button. */
  emptyAct?: ReactNode;
  /** `SearchText`, `SearchSelect` … */
  filters: ReactNode;
}

/** A tree with its filters, e.g. one of several that a page has. It is printed as it stands. */
export function TreeBlock<T extends { id: string; children: T[] }, F extends Words>(props: TreeBlockProps<T, F>) {
  const { title, query, search, chooses = [], filters, ...table } = props;
  const t = useT();
  const [words, setWords] = useState<HTMLElement | null>(null);
  const kept = Object.fromEntries(Object.entries(search.filters).filter(([name]) => chooses.includes(name))) as Partial<F>;
  return (
    <>
      <Toolbar>
        <SearchBar search={search} onRepeat={query.refetch} words={words}>
          {filters}
        </SearchBar>
      </Toolbar>
      <TreeTable
        {...table}
        caption={t(title)}
        query={query}
        isFiltered={Object.keys(search.filters).length > Object.keys(kept).length}
        onClear={() => search.setFilters(kept)}
        words={setWords}
      />
    </>
  );
}
