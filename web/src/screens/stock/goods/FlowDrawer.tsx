import { usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { stockDocTypeValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { choiceFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchSelect } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useInnerSearch } from '#ui/search/useListSearch.ts';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { movementColumns } from './flowColumns.tsx';
import { typeChoices } from './flowFilters.ts';

const searchSpec = { filters: { docType: choiceFilter(...stockDocTypeValues), moved: dateRangeFilter } } as const;

/** The ledger of one stock: every movement with what was there after it. */
export default function FlowDrawer({ stock, onClose }: { stock: Schemas['Stock']; onClose: () => void }) {
  const t = useT();
  const search = useInnerSearch(searchSpec);
  const { moved, ...query } = search.query;
  const { id: stockId, itemName: name, warehouseName, locationName, quantity, unit, totalCost } = stock;
  const page = usePagedQuery('queryStockFlowPage', { stockId, ...query, ...timesOf('time', moved) }, { turn: search.turn });
  return (
    <SideDrawer onClose={onClose} size={920} title={t('stock.flowsOf', { name })}>
      <Properties
        items={[
          [t('stock.store'), [warehouseName, locationName].filter(Boolean).join(' · ')],
          [t('stock.quantity'), `${quantity} ${unit}`],
          [t('stock.worth'), <Money key="worth" value={totalCost} />],
        ]}
      />
      <Toolbar>
        <SearchBar search={search} onRepeat={page.refetch}>
          <SearchSelect search={search} name="docType" label="stock.docType" choices={typeChoices} />
          <SearchDates search={search} name="moved" label="stock.movedAt" />
        </SearchBar>
      </Toolbar>
      <PagedTable
        name="stockMovements"
        caption={t('stock.tabFLOWS')}
        page={page}
        search={search}
        columns={movementColumns}
        rowName={({ docCode }) => docCode}
        empty={t('stock.emptyFLOWS')}
      />
    </SideDrawer>
  );
}
