import type { ComponentProps, ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { Words } from '../search/listSearch.ts';
import { SearchBar } from '../search/SearchBar.tsx';
import { PagedTable } from './PagedTable.tsx';
import { TableTools } from './TableTools.tsx';
import { Toolbar } from './Toolbar.tsx';

type Table<T extends { id: string }, F extends Words, C extends string> = ComponentProps<typeof PagedTable<T, F, C>>;

export interface ListBlockProps<T extends { id: string }, F extends Words, C extends string>
  extends Omit<Table<T, F, C>, 'caption'> {
  page: Table<T, F, C>['page'] & { refresh: () => void };
  /** What is listed. */
  title: LabelKey;
  /** `SearchText`, `SearchSelect` … */
  filters: ReactNode;
  /** `ExportButton`, where the list can be exported by this user. */
  tools?: ReactNode;
}

/** A list with its filters and tools, e.g. one of several that a page has. */
export function ListBlock<T extends { id: string }, F extends Words, C extends string>(props: ListBlockProps<T, F, C>) {
  const { title, filters, tools, ...table } = props;
  const { name, search, page, columns } = table;
  const t = useT();
  const settings = (
    <TableTools name={name} page={page} columns={columns}>
      {tools}
    </TableTools>
  );
  return (
    <>
      <Toolbar end={settings}>
        <SearchBar search={search} onRepeat={page.refetch}>
          {filters}
        </SearchBar>
      </Toolbar>
      <PagedTable {...table} caption={t(title)} />
    </>
  );
}
