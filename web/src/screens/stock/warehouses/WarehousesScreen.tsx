import { useApiMutation, useApiQuery, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { warehouseTypeValues } from '@campus-procurement/sdk/values';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDept } from '#ui/search/SearchDept.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { warehouseColumns } from './warehouseColumns.tsx';

type Warehouse = Schemas['Warehouse'];

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    warehouseType: choiceFilter(...warehouseTypeValues),
    status: choiceFilter('ENABLED', 'DISABLED'),
    deptId: textFilter(64),
  },
} as const;

const kinds = warehouseTypeValues.map((value) => ({ value, label: `stock.kind${value}` as const }));

/** Loaded with the first form, because it includes the form library. */
const WarehouseForm = lazyPart(() => import('./WarehouseForm.tsx'));

/** The stores of the school, or those that a keeper keeps. */
export default function WarehousesScreen() {
  const t = useT();
  const confirm = useConfirm();
  const mayCreate = usePermission()('stock:warehouse:create');
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryWarehousePage', search.query, { turn: search.turn });
  const tree = useApiQuery('getLocalDeptTree', { query: {} });
  const remove = useApiMutation('deleteWarehouse');
  const [form, edit] = useEdited(page.rows);

  async function erase({ id, warehouseName: name }: Warehouse) {
    const isDone = await confirm({
      title: t('stock.deleteTitle', { name }),
      text: t('stock.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => remove.mutateAsync({ path: { id } }),
    });
    if (isDone) notify.success(t('ui.deletedThing', { name: t('ui.quoted', { name }) }));
  }

  const allows = (action: Warehouse['allowedActions'][number]) => (row: Warehouse) => row.allowedActions.includes(action);
  const actions: RowAction<Warehouse>[] = [
    { label: 'ui.edit', onClick: edit, isOffered: allows('EDIT') },
    { label: 'ui.delete', onClick: erase, isOffered: allows('DELETE'), danger: true },
  ];
  return (
    <ListPage
      name="warehouses"
      title="pages.warehouses"
      page={page}
      search={search}
      columns={warehouseColumns}
      actions={actions}
      rowName={({ warehouseName }) => warehouseName}
      create={mayCreate ? { label: 'stock.create', onClick: () => edit('new') } : null}
      above={<EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={edit} />}
      empty={t(mayCreate ? 'stock.emptyWarehouses' : 'stock.emptyOwn')}
      filters={
        <>
          <SearchText search={search} name="keyword" label="stock.warehouseKeyword" limit={50} />
          <SearchSelect search={search} name="warehouseType" label="stock.kind" choices={kinds} />
          <SearchDept search={search} name="deptId" label="stock.dept" roots={tree.data ?? []} />
          <SearchSelect search={search} name="status" label="stock.status" choices={statusChoices} />
        </>
      }
    >
      <Suspense>{form && <WarehouseForm {...form} />}</Suspense>
    </ListPage>
  );
}
