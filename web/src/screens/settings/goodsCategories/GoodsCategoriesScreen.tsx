import { useApiMutation, useApiQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { purchaseTypeValues } from '@campus-procurement/sdk/values';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { reloadOf, withBelow } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { PresetButton } from '#ui/table/PresetButton.tsx';
import { TreePage } from '#ui/table/TreePage.tsx';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { Argument, ManagerCell, Marks, PurchaseTypeName } from './categoryCells.tsx';
import type { Editing } from './categorySchema.ts';
import { type Managers, managersIn } from './managerSchema.ts';

type Category = Schemas['GoodsCategory'];

const typeChoices = purchaseTypeValues.map((value) => ({ value, label: `goodsCategories.type${value}` as const }));
const searchSpec = {
  filters: {
    keyword: textFilter(50),
    purchaseType: choiceFilter(...purchaseTypeValues),
    status: choiceFilter('ENABLED', 'DISABLED'),
    companyId: textFilter(10),
  },
} as const;

const columnsWith = (managers: Managers): Column<Category>[] => [
  { header: 'goodsCategories.name', cell: ({ categoryName }) => categoryName, width: 220 },
  { header: 'goodsCategories.code', cell: ({ categoryCode }) => categoryCode, width: 92 },
  { header: 'goodsCategories.purchaseType', cell: (row) => <PurchaseTypeName type={row.purchaseType} />, width: 76 },
  { header: 'goodsCategories.unit', cell: ({ unit }) => unit ?? '–', width: 56 },
  { header: 'goodsCategories.manager', cell: (row) => <ManagerCell category={row} of={managers.get(row.id)} />, width: 130 },
  { header: 'goodsCategories.argument', cell: (category) => <Argument category={category} />, width: 120 },
  { header: 'goodsCategories.marks', cell: (category) => <Marks category={category} />, width: 120 },
  { header: 'goodsCategories.status', cell: ({ status }) => <StatusBadge status={status} />, width: 72 },
];

const GoodsCategoryForm = lazyPart(() => import('./GoodsCategoryForm.tsx'));
const ManagerForm = lazyPart(() => import('./ManagerForm.tsx'));

/** Goods categories as a tree of at most four levels: the platform's, with the school's own below them. */
export default function GoodsCategoriesScreen() {
  const t = useT();
  const can = usePermission();
  const me = useUser();
  const search = useListSearch(searchSpec);
  const { companyId = me.companyId } = search.filters;
  const tree = useApiQuery('getGoodsCategoryTree', { query: search.filters });
  const rows = withBelow(tree.data ?? []);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [managed, setManaged] = useState<Category | null>(null);
  const edited = editing && 'category' in editing ? editing.category : null;
  const update = useApiMutation('updateGoodsCategory');
  const remove = useApiMutation('removeGoodsCategory');
  const rowName = ({ categoryName }: Category) => categoryName;
  const changes = useRowChanges<Category>({
    rowName,
    onEdit: (category) => setEditing({ category }),
    setStatus: ({ id, version }, status) => update.mutateAsync({ path: { id }, body: { version, status } }),
    disableText: t('goodsCategories.disableText'),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    deleteText: t('goodsCategories.deleteText'),
  });
  const addChild: RowAction<Category> = {
    label: 'goodsCategories.addChild',
    onClick: (above) => setEditing({ above }),
    isOffered: ({ allowedActions, status }) => status === 'ENABLED' && allowedActions.includes('ADD_CHILD'),
  };
  const setManager: RowAction<Category> = {
    label: 'goodsCategories.setManager',
    onClick: setManaged,
    isOffered: ({ allowedActions }) => allowedActions.includes('SET_MANAGER'),
  };
  const mayCreate = can('system:goodsCategory:create');
  const mayChange = (['create', 'update', 'delete'] as const).some((action) => can(`system:goodsCategory:${action}`));

  return (
    <TreePage
      title="pages.goodsCategories"
      query={tree}
      search={search}
      chooses={['companyId']}
      columns={columnsWith(managersIn(tree.data ?? []))}
      actions={mayChange ? [addChild, setManager, ...changes] : []}
      rowName={rowName}
      emptyAct={
        mayCreate && (
          <PresetButton operation="adoptGoodsCategoryPreset" companyId={companyId} text={t('goodsCategories.presetText')} />
        )
      }
      create={mayCreate ? { label: 'goodsCategories.create', onClick: () => setEditing({ above: null }) } : null}
      offer={
        <EditOffer
          rows={rows}
          create={mayCreate ? `new in ${companyId}` : null}
          onEdit={(category) => setEditing(category === 'new' ? { above: null } : { category })}
          // Categories of the platform are shared by all schools, so the draft's name includes the school.
          others={{ [`new in ${companyId} below`]: addChild, [`manager in ${companyId}`]: setManager }}
        />
      }
      filters={
        <>
          <SearchText search={search} name="keyword" label="goodsCategories.keyword" limit={50} />
          <SearchSelect search={search} name="purchaseType" label="goodsCategories.purchaseType" choices={typeChoices} />
          <SearchSelect search={search} name="status" label="goodsCategories.status" choices={statusChoices} />
          <SearchSchool search={search} label="goodsCategories.school" />
        </>
      }
    >
      <Suspense>
        {editing && (
          <GoodsCategoryForm
            editing={editing}
            companyId={companyId}
            onClose={() => setEditing(null)}
            onReload={reloadOf(edited, rows, (category) => setEditing({ category }))}
          />
        )}
        {managed && (
          <ManagerForm
            category={managed}
            companyId={companyId}
            onClose={() => setManaged(null)}
            onReload={reloadOf(managed, rows, setManaged)}
          />
        )}
      </Suspense>
    </TreePage>
  );
}
