import { useApiQuery, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDept } from '#ui/search/SearchDept.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { sharedStockColumns } from './sharedStockColumns.tsx';
import classes from './sharing.module.css';

type SharedStock = Schemas['SharedStock'];

const ApplyForm = lazyPart(() => import('./ApplyForm.tsx'));

const searchSpec = {
  filters: { keyword: textFilter(50), categoryId: textFilter(64), ownerDeptId: textFilter(64), stockId: textFilter(64) },
} as const;

/** What the departments of the school share, to be found and asked for. An address may name a stock and say what is asked for. */
export function SharedStockList() {
  const t = useT();
  const [wanted, want] = useState<SharedStock | null>(null);
  const can = usePermission();
  const [parameters] = useSearchParams();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('querySharedStockPage', search.query, { turn: search.turn });
  const categories = useGoodsChoices();
  const named = page.rows.find(({ id, mayApply }) => id === search.filters.stockId && mayApply);
  const opened = wanted ?? named;
  const known = wanted ? {} : { quantity: parameters.get('quantity') ?? '', purpose: parameters.get('purpose') ?? '' };
  const saved = page.answer?.sum.savedAmount ?? '0.00';
  const tree = useApiQuery('getLocalDeptTree', { query: {} });
  const close = () => (wanted ? want(null) : search.setFilters({}));
  const apply: RowAction<SharedStock> = {
    label: 'sharing.apply',
    onClick: want,
    isOffered: ({ mayApply }) => mayApply,
    waits: true,
  };
  // Keepers issue what they want: an empty column would promise something.
  const actions = can('stock:shared:apply') ? [apply] : [];
  return (
    <>
      {saved !== '0.00' && (
        <p className={classes.saved}>
          {t('sharing.saved')} <Money value={saved} />
        </p>
      )}
      <ListBlock
        name="sharedStock"
        title="sharing.tabSHARED"
        page={page}
        search={search}
        columns={sharedStockColumns}
        actions={actions}
        rowName={({ itemName }) => itemName}
        empty={t('sharing.emptySHARED')}
        filters={
          <>
            <SearchText search={search} name="keyword" label="sharing.keyword" limit={50} />
            <SearchLookup search={search} name="categoryId" label="sharing.category" choices={categories} />
            <SearchDept search={search} name="ownerDeptId" label="sharing.owner" roots={tree.data ?? []} />
          </>
        }
      />
      <Suspense>{opened && <ApplyForm key={opened.id} stock={opened} known={known} onClose={close} />}</Suspense>
    </>
  );
}
