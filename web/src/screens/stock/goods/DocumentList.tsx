import { usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { stockDocStatusValues, stockDocTypeValues } from '@campus-procurement/sdk/values';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { documentColumns } from './documentColumns.tsx';
import { typeChoices } from './flowFilters.ts';
import { useStores } from './useStores.ts';

type StockDocument = Schemas['StockDocument'];

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    docType: choiceFilter(...stockDocTypeValues),
    status: choiceFilter(...stockDocStatusValues),
    warehouseId: textFilter(64),
  },
} as const;

const statusChoices = stockDocStatusValues.map((value) => ({ value, label: `stock.status${value}` as const }));

/** The documents that wait for the user, or all. */
export function DocumentList({ tab }: { tab: 'TODO' | 'DOCUMENTS' }) {
  const t = useT();
  const navigate = useNavigate();
  const search = useListSearch(searchSpec);
  const isTodo = tab === 'TODO';
  const page = usePagedQuery(
    'queryStockDocumentPage',
    { ...search.query, ...(isTodo && { waitsForMe: true }) },
    { turn: search.turn },
  );
  const { choices } = useStores();
  const open = ({ id }: StockDocument) => void navigate(stockDocumentAddress(id));
  const actions: RowAction<StockDocument>[] = [
    { label: 'stock.confirmDocument', onClick: open, isOffered: ({ waitsForMe }) => waitsForMe, waits: true },
    { label: 'stock.look', onClick: open, isOffered: ({ waitsForMe }) => !waitsForMe },
  ];
  return (
    <ListBlock
      name="stockDocuments"
      title={isTodo ? 'stock.tabTODO' : 'stock.tabDOCUMENTS'}
      heading={t('pages.stock')}
      tab={isTodo ? 'stock.tabTODO' : 'stock.tabDOCUMENTS'}
      page={page}
      search={search}
      columns={documentColumns}
      actions={actions}
      rowName={({ docCode }) => docCode}
      empty={t(`stock.empty${tab}`)}
      filters={
        <>
          <SearchText search={search} name="keyword" label="stock.documentKeyword" limit={50} />
          <SearchSelect search={search} name="docType" label="stock.docType" choices={typeChoices} />
          {!isTodo && <SearchSelect search={search} name="status" label="stock.documentState" choices={statusChoices} />}
          <SearchLookup search={search} name="warehouseId" label="stock.store" choices={choices} />
        </>
      }
    />
  );
}
