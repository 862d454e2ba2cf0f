import { type ComponentProps, type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { Words } from '../search/listSearch.ts';
import { SearchBar } from '../search/SearchBar.tsx';
import { PagedTable } from './PagedTable.tsx';
import { TablePrintButton } from './TablePrintButton.tsx';
import { TableTools } from './TableTools.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { ReadPage } from './useAllRows.ts';
import { useColumnLayout } from './useColumnLayout.ts';
import { arranged } from './useTableModel.ts';

type Table<T extends { id: string }, F extends Words, C extends string> = ComponentProps<typeof PagedTable<T, F, C>>;

export interface ListBlockProps<T extends { id: string }, F extends Words, C extends string>
  extends Omit<Table<T, F, C>, 'caption'> {
  page: Table<T, F, C>['page'] & { refresh: () => void; readPage: ReadPage<T> };
  /** What is listed. */
  title: LabelKey;
  /** The same in more detail, where the title does not say it. */
  heading?: string;
  /** Which of the lists of its page it is. */
  tab?: LabelKey;
  /** `SearchText`, `SearchSelect` … */
  filters: ReactNode;
  /** `ExportButton`, where the list can be exported by this user. */
  tools?: ReactNode;
}

/** A list with its filters and tools, e.g. one of several that a page has. It is printed as it is searched, with all its rows. */
export function ListBlock<T extends { id: string }, F extends Words, C extends string>(props: ListBlockProps<T, F, C>) {
  const { title, heading, tab, filters, tools, ...table } = props;
  const { name, search, page, columns, summary } = table;
  const { current, size } = search.query;
  const t = useT();
  const { layout } = useColumnLayout(name, columns);
  const [words, setWords] = useState<HTMLElement | null>(null);
  const settings = (
    <TableTools name={name} page={page} columns={columns}>
      <TablePrintButton
        title={[heading || t(title), ...(tab ? [t(tab)] : [])].join(' · ')}
        page={page}
        from={(current - 1) * size + 1}
        columns={arranged<T>(columns, layout)}
        summary={summary}
        words={setWords}
      />
      {tools}
    </TableTools>
  );
  return (
    <>
      <Toolbar end={settings}>
        <SearchBar search={search} onRepeat={page.refetch} words={words}>
          {filters}
        </SearchBar>
      </Toolbar>
      <PagedTable {...table} caption={t(title)} />
    </>
  );
}
