import { usePagedQuery } from '@campus-procurement/hooks';
import { stockDirectionValues, stockDocTypeValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { flowColumns } from './flowColumns.tsx';
import { directionChoices, typeChoices } from './flowFilters.ts';
import { useStores } from './useStores.ts';

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    warehouseId: textFilter(64),
    docType: choiceFilter(...stockDocTypeValues),
    direction: choiceFilter(...stockDirectionValues),
    moved: dateRangeFilter,
  },
} as const;

/** Every movement of the stock, with what was there after it. */
export function FlowList() {
  const t = useT();
  const search = useListSearch(searchSpec);
  const { moved, ...query } = search.query;
  const page = usePagedQuery('queryStockFlowPage', { ...query, ...timesOf('time', moved) }, { turn: search.turn });
  const { choices } = useStores();
  return (
    <ListBlock
      name="stockFlows"
      title="stock.tabFLOWS"
      heading={t('pages.stock')}
      tab="stock.tabFLOWS"
      page={page}
      search={search}
      columns={flowColumns}
      rowName={({ itemName, docCode }) => `${itemName} ${docCode}`}
      empty={t('stock.emptyFLOWS')}
      filters={
        <>
          <SearchText search={search} name="keyword" label="stock.flowKeyword" limit={50} />
          <SearchLookup search={search} name="warehouseId" label="stock.store" choices={choices} />
          <SearchSelect search={search} name="docType" label="stock.docType" choices={typeChoices} />
          <SearchSelect search={search} name="direction" label="stock.direction" choices={directionChoices} />
          <SearchDates search={search} name="moved" label="stock.movedAt" />
        </>
      }
    />
  );
}
