import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { NameCell } from '#ui/table/NameCell.tsx';
import { pageOfAll } from '#ui/table/pageOfAll.ts';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { PatternPreset } from './PatternPreset.tsx';
import type { PatternListProps } from './PatternProps.ts';
import { typeChoices } from './patternChoices.ts';

type Category = Schemas['PurchasingCategory'];

const searchSpec = {
  filters: {
    companyId: textFilter(10),
    purchaseType: choiceFilter('GOODS', 'SERVICE', 'ENGINEERING'),
    status: choiceFilter('ENABLED', 'DISABLED'),
  },
} as const;

function Name({ category: { categoryName, categoryCode, needArgumentReport } }: { category: Category }) {
  const t = useT();
  return (
    <NameCell name={`${categoryName} ${categoryCode}`}>
      {needArgumentReport && <Tag>{t('purchasing.argumentReport')}</Tag>}
    </NameCell>
  );
}

function TypeName({ type }: { type: Category['purchaseType'] }) {
  return useT()(`purchasing.type${type}`);
}

function Band({ category: { amountMin, amountMax } }: { category: Category }) {
  const t = useT();
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>{t('purchasing.band', { from: amountMin, below: amountMax })}</span>
  );
}

function ScopeOf({ count }: { count: number }) {
  return useT()('purchasing.countOrAll', { count });
}

function ExecutionNames({ category: { companyId, executionIds } }: { category: Category }) {
  const t = useT();
  const executions = useApiQuery('listPurchasingExecutions', { query: { companyId } });
  const names = executionIds.map((id) => executions.data?.find((row) => row.id === id)?.executionName ?? '…');
  return t('purchasing.names', { names });
}

const columns: Column<Category, never>[] = [
  { header: 'purchasing.category', cell: (category) => <Name category={category} />, width: 200 },
  { header: 'purchasing.purchaseType', cell: ({ purchaseType }) => <TypeName type={purchaseType} />, width: 76 },
  { header: 'purchasing.amounts', cell: (category) => <Band category={category} />, width: 190 },
  { header: 'purchasing.executions', cell: (category) => <ExecutionNames category={category} />, width: 140 },
  { header: 'purchasing.goods', cell: ({ goodsCategoryIds }) => <ScopeOf count={goodsCategoryIds.length} />, width: 84 },
  { header: 'purchasing.depts', cell: ({ deptIds }) => <ScopeOf count={deptIds.length} />, width: 84 },
  { header: 'purchasing.status', cell: ({ status }) => <StatusBadge status={status} />, card: 'status', width: 76 },
];

const CategoryForm = lazyPart(() => import('./CategoryForm.tsx'));

export function CategoryList({ schools, companyId, mayCreate, isCreating, onCreated }: PatternListProps) {
  const t = useT();
  const search = useListSearch(searchSpec);
  const query = { companyId, ...search.filters };
  const isWhole = Object.keys(search.filters).every((name) => name === 'companyId');
  const categories = useApiQuery('listPurchasingCategories', { query });
  // Rows come with the names of their executions, so that none grows when these arrive.
  const executions = useApiQuery('listPurchasingExecutions', { query: { companyId: query.companyId } });
  const all = pageOfAll(categories, search, () => true);
  const page = executions.isPending ? { ...all, rows: [], isPending: true } : all;
  const [form, edit] = useEdited(page.rows);
  const update = useApiMutation('updatePurchasingCategory');
  const remove = useApiMutation('deletePurchasingCategory');
  const rowName = ({ categoryName }: Category) => categoryName;
  const actions = useRowChanges<Category>({
    rowName,
    onEdit: edit,
    setStatus: ({ id, version }, status) => update.mutateAsync({ path: { id }, body: { version, status } }),
    disableText: t('purchasing.disableCategoryText'),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
  });

  return (
    <>
      <EditOffer rows={page.rows} create={mayCreate ? `new category in ${query.companyId}` : null} onEdit={edit} />
      <ListBlock
        name="purchasingCategories"
        title="purchasing.tab_categories"
        page={page}
        search={search}
        columns={columns}
        actions={actions}
        rowName={rowName}
        empty={t('purchasing.noCategories')}
        emptyAct={mayCreate && isWhole && <PatternPreset companyId={query.companyId} />}
        filters={
          <>
            {schools.length > 0 && <SearchLookup search={search} name="companyId" label="purchasing.school" choices={schools} />}
            <SearchSelect search={search} name="purchaseType" label="purchasing.purchaseType" choices={typeChoices} />
            <SearchSelect search={search} name="status" label="purchasing.status" choices={statusChoices} />
          </>
        }
      />
      <Suspense>
        {form && <CategoryForm {...form} companyId={query.companyId} />}
        {isCreating && <CategoryForm row={null} companyId={query.companyId} onClose={onCreated} onReload={undefined} />}
      </Suspense>
    </>
  );
}
