import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { PageLayout } from '../page/PageLayout.tsx';
import type { Queried } from '../page/QueryView.tsx';
import { Section } from '../page/Section.tsx';
import type { Words } from '../search/listSearch.ts';
import { SearchBar } from '../search/SearchBar.tsx';
import type { ListSearch } from '../search/useListSearch.ts';
import type { Column, RowAction } from './Column.ts';
import { Toolbar } from './Toolbar.tsx';
import { TreeTable } from './TreeTable.tsx';

interface TreePageProps<T, F extends Words> {
  /** What is listed. */
  title: LabelKey;
  query: Queried<T[]> & { isFetching: boolean };
  search: ListSearch<F, never>;
  /** Filters that choose another tree and not rows of it. */
  chooses?: readonly (keyof F)[];
  columns: readonly Column<T>[];
  actions: readonly RowAction<T>[];
  rowName: (row: T) => string;
  /** Creates one; null for those who may not. */
  create: { label: LabelKey; onClick: () => void } | null;
  /** `SearchText`, `SearchSelect` … */
  filters: ReactNode;
  /** `DraftOffer`, above the tree. */
  offer?: ReactNode;
  /** Forms, drawers and dialogs. */
  children?: ReactNode;
}

/** A page that is one tree: heading, button to create, filters, rows that open and close. */
export function TreePage<T extends { id: string; children: T[] }, F extends Words>(props: TreePageProps<T, F>) {
  const { title, query, search, chooses = [], create, filters, offer, children, ...table } = props;
  const t = useT();
  const kept = Object.fromEntries(Object.entries(search.filters).filter(([name]) => chooses.includes(name))) as Partial<F>;
  return (
    <PageLayout
      actions={
        create && (
          <Button leftSection={<IconPlus size={16} />} onClick={create.onClick}>
            {t(create.label)}
          </Button>
        )
      }
    >
      {offer}
      <Section isFlush>
        <Toolbar>
          <SearchBar search={search} onRepeat={query.refetch}>
            {filters}
          </SearchBar>
        </Toolbar>
        <TreeTable
          {...table}
          caption={t(title)}
          query={query}
          isFiltered={Object.keys(search.filters).length > Object.keys(kept).length}
          onClear={() => search.setFilters(kept)}
        />
      </Section>
      {children}
    </PageLayout>
  );
}
