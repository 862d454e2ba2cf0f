import { useApiQuery, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDept } from '#ui/search/SearchDept.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { stockColumns, summaryOf } from './stockColumns.tsx';
import { useStores } from './useStores.ts';

type Stock = Schemas['Stock'];

const LeastForm = lazyPart(() => import('./LeastForm.tsx'));
const ShareForm = lazyPart(() => import('./ShareForm.tsx'));
/** Loaded late, because it draws the pictures that scanners read. */
const LabelPrint = lazyPart(() => import('./LabelPrint.tsx'));
const FlowDrawer = lazyPart(() => import('./FlowDrawer.tsx'));

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    attention: choiceFilter('low', 'expiring'),
    warehouseId: textFilter(64),
    categoryId: textFilter(64),
    deptId: textFilter(64),
    stockId: textFilter(64),
  },
} as const;

const attentionChoices = [
  { value: 'low', label: 'stock.low' },
  { value: 'expiring', label: 'stock.expiring' },
] as const;

/** What the stores hold, with what it is worth. */
export function StockList() {
  const t = useT();
  const can = usePermission();
  const [maySet, mayShare, mayLabel] = [can('stock:stock:update'), can('stock:share:update'), can('stock:document:create')];
  const [limited, limit] = useState<Stock | null>(null);
  const [sharing, share] = useState<Stock | null>(null);
  const [shown, show] = useState<Stock | null>(null);
  const [labelled, label] = useState<readonly Stock[] | null>(null);
  const search = useListSearch(searchSpec);
  const { attention, ...filters } = search.query;
  const { current, size, ...wanted } = {
    ...filters,
    ...(attention === 'low' && { lowStock: true }),
    ...(attention === 'expiring' && { expiring: true }),
  };
  const page = usePagedQuery('queryStockPage', { ...wanted, current, size }, { turn: search.turn });
  const { choices } = useStores();
  const categories = useGoodsChoices();
  const tree = useApiQuery('getLocalDeptTree', { query: {} });
  const actions: RowAction<Stock>[] = [
    { label: 'stock.flows', onClick: show },
    { label: 'stock.setLeast', onClick: limit, isOffered: () => maySet },
    ...(mayLabel ? [{ label: 'stock.printLabels', onClick: (stock: Stock) => label([stock]), forAll: label } as const] : []),
    // Hazardous goods are not shared.
    { label: 'stock.setShare', onClick: share, isOffered: ({ hazardous }) => mayShare && !hazardous },
  ];
  return (
    <>
      <ListBlock
        name="stock"
        title="pages.stock"
        page={page}
        search={search}
        columns={stockColumns}
        actions={actions}
        rowName={({ itemName }) => itemName}
        tools={<ExportButton operation="exportStocks" filters={wanted} total={page.total} />}
        empty={t('stock.emptySTOCK')}
        summary={page.answer && summaryOf(page.answer.sum)}
        filters={
          <>
            <SearchText search={search} name="keyword" label="stock.goodsKeyword" limit={50} />
            <SearchSelect search={search} name="attention" label="stock.attention" choices={attentionChoices} />
            <SearchLookup search={search} name="warehouseId" label="stock.store" choices={choices} />
            <SearchLookup search={search} name="categoryId" label="stock.category" choices={categories} />
            <SearchDept search={search} name="deptId" label="stock.owner" roots={tree.data ?? []} />
          </>
        }
      />
      <Suspense>
        {labelled && <LabelPrint stocks={labelled} onClose={() => label(null)} />}
        {shown && <FlowDrawer stock={shown} onClose={() => show(null)} />}
        {sharing && <ShareForm stock={sharing} onClose={() => share(null)} />}
        {limited && <LeastForm stock={limited} onClose={() => limit(null)} />}
      </Suspense>
    </>
  );
}
