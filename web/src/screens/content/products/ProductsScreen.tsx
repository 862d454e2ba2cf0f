import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { publishChoices } from '#ui/status/PublishBadge.tsx';
import { usePublication } from '#ui/status/usePublication.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { RefreshButton } from '#ui/table/RefreshButton.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductDrawer } from './ProductDrawer.tsx';
import type { Product } from './productSchema.ts';
import classes from './products.module.css';

const states = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
const stateChoices = publishChoices.filter(({ value }) => value !== 'EXPIRED');
const searchSpec = {
  filters: {
    productName: textFilter(50),
    categoryId: textFilter(50),
    brand: textFilter(50),
    status: choiceFilter(...states),
    companyId: textFilter(10),
  },
} as const;
const ProductForm = lazyPart(async () => ({ default: (await import('./ProductForm.tsx')).ProductForm }));

/** Recommended products with reference prices. */
export default function ProductsScreen() {
  const t = useT();
  const can = usePermission();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryProductPage', search.query, { turn: search.turn });
  const categories = useGoodsChoices(search.filters.companyId);
  const publish = useApiMutation('publishProduct');
  const remove = useApiMutation('deleteProduct');
  const [opened, setOpened] = useState<Product | null>(null);
  const [editing, setEditing] = useState<Product | 'new' | null>(null);
  const { actions, dialog } = usePublication<Product>({
    nameOf: ({ productName, model }) => t('products.quoted', { name: `${productName} ${model}` }),
    publishText: () => t('products.publishText'),
    withdrawText: t('products.withdrawText'),
    publish: ({ id, version }) => publish.mutateAsync({ path: { id }, body: { version, status: 'PUBLISHED' } }),
    withdraw: ({ id, version }, reason) => publish.mutateAsync({ path: { id }, body: { version, status: 'WITHDRAWN', reason } }),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
  });
  const edit: RowAction<Product> = {
    label: 'ui.edit',
    onClick: setEditing,
    isOffered: ({ allowedActions }) => allowedActions.includes('EDIT'),
  };
  const mayCreate = can('content:product:create');
  const mayWrite = can('content:product:update');

  return (
    <PageLayout
      actions={
        mayCreate && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
            {t('products.create')}
          </Button>
        )
      }
    >
      <EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={setEditing} />
      <Section isFlush>
        <Toolbar end={<RefreshButton page={page} />}>
          <SearchBar search={search} onRepeat={page.refetch}>
            <SearchText search={search} name="productName" label="products.name" limit={50} />
            <SearchText search={search} name="brand" label="products.brand" limit={50} />
            <SearchLookup search={search} name="categoryId" label="products.category" choices={categories} />
            {mayWrite && <SearchSelect search={search} name="status" label="products.status" choices={stateChoices} />}
            <SearchSchool search={search} label="products.school" />
          </SearchBar>
        </Toolbar>
        <QueryView
          query={{ data: page.isPending || page.error ? undefined : page.rows, error: page.error, refetch: page.refetch }}
        >
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState
                text={t(search.isFiltered ? 'ui.emptyFiltered' : mayCreate ? 'products.emptyToAdd' : 'products.empty')}
              />
            ) : (
              <ul className={classes.cards} aria-label={t('pages.products')}>
                {rows.map((product) => (
                  <li key={product.id}>
                    <ProductCard
                      product={product}
                      hasState={mayWrite}
                      actions={[edit, actions.publish, actions.withdraw, actions.remove]}
                      onOpen={() => setOpened(product)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        <Pager
          search={search}
          total={page.total}
          lastPage={Math.max(1, Math.ceil(page.total / search.query.size))}
          isPending={page.isPending}
        />
      </Section>
      {opened && <ProductDrawer product={opened} onClose={() => setOpened(null)} />}
      <Suspense>
        {editing && <ProductForm product={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      </Suspense>
      {dialog}
    </PageLayout>
  );
}
