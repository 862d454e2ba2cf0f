import { useApiQuery, usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useLinkedId } from '#ui/search/useLinkedId.ts';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { useTab } from '#ui/search/useTab.ts';
import { meanings } from '#ui/status/meanings.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { useReviewed } from './review/useReviewed.ts';
import { SupplierDrawer } from './SupplierDrawer.tsx';
import {
  agreementChoices,
  expiryChoices,
  kindChoices,
  levelChoices,
  type Supplier,
  searchSpec,
  supplierColumns,
} from './supplierColumns.tsx';
import { useSupplierActions } from './useSupplierActions.tsx';

/** Ordered by how often the lists are used. */
const lists = ['PENDING', 'APPROVED', 'REJECTED', 'FROZEN', 'BLACKLISTED', 'REGISTERED', 'CANCELLED', 'ALL'] as const;
type List = (typeof lists)[number];

const SupplierReview = lazyPart(() => import('./review/SupplierReview.tsx'));

/** The suppliers of a school, or the review of one of them. */
export default function SuppliersScreen() {
  const { reviewed } = useReviewed();
  if (!reviewed) return <SupplierLists />;
  return (
    <Suspense fallback={<LoadingBlock />}>
      <SupplierReview id={reviewed} />
    </Suspense>
  );
}

/** The suppliers of a school, with those waiting for review first. */
function SupplierLists() {
  const t = useT();
  const [list, setList] = useTab(lists);
  return (
    <PageLayout>
      <Section isFlush>
        <Tabs value={list} onChange={(value) => setList(lists.find((known) => known === value) ?? 'PENDING')}>
          <Tabs.List px="sm">
            {lists.map((value) => (
              <Tabs.Tab key={value} value={value}>
                {value === 'ALL' ? t('ui.all') : t(`suppliers.status${value}`)}
                {value !== 'ALL' && meanings.supplier[value] === 'wait' && <Waiting status={value} />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={list}>
            <SupplierList key={list} list={list} />
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}

/** How many wait for somebody. */
function Waiting({ status }: { status: Supplier['status'] }) {
  const waiting = useApiQuery('queryAllSupplier', { query: { status, current: 1, size: 1 } });
  return waiting.data && <TabCount value={waiting.data.total} />;
}

function SupplierList({ list }: { list: List }) {
  const t = useT();
  const can = usePermission();
  const search = useListSearch(searchSpec);
  const { expiresWithinDays, signedAgreement, ...query } = search.query;
  const { expiresWithinDays: _, signedAgreement: __, ...texts } = search.filters;
  const of = {
    ...(list !== 'ALL' && { status: list }),
    ...(expiresWithinDays && { expiresWithinDays: Number(expiresWithinDays) }),
    ...(signedAgreement && { signedAgreement: signedAgreement === 'true' }),
  };
  const page = usePagedQuery('queryAllSupplier', { ...query, ...of }, { turn: search.turn });
  const categories = useGoodsChoices(search.filters.companyId);
  const isPlatform = useUser().userType === 'PLATFORM';
  const [opened, setOpened] = useState<Supplier | null>(null);
  const [linkedId, forgetLink] = useLinkedId();
  const { actions, filling, dialog } = useSupplierActions();

  return (
    <>
      <EditOffer rows={page.rows} create={null} others={filling} />
      <ListBlock
        name="suppliers"
        title="pages.suppliers"
        page={page}
        search={search}
        columns={supplierColumns({ isPlatform, isWaiting: list === 'PENDING' })}
        actions={[{ label: 'suppliers.detail', onClick: setOpened }, ...actions]}
        rowName={(row) => row.companyName}
        empty={t(list === 'PENDING' ? 'suppliers.nonePending' : 'suppliers.none')}
        tools={
          can('company:supplier:export') && (
            <ExportButton operation="exportSuppliers" filters={{ ...texts, ...of }} total={page.total} />
          )
        }
        filters={
          <>
            <SearchText search={search} name="companyName" label="suppliers.companyName" limit={50} />
            <SearchText search={search} name="creditCode" label="suppliers.creditCode" limit={18} />
            <SearchSelect search={search} name="supplierKind" label="suppliers.supplierKind" choices={kindChoices} />
            <SearchSchool search={search} label="suppliers.school" />
            <SearchLookup search={search} name="goodsCategoryId" label="suppliers.goodsCategories" choices={categories} />
            <SearchSelect search={search} name="creditLevel" label="suppliers.creditLevel" choices={levelChoices} />
            <SearchSelect search={search} name="signedAgreement" label="suppliers.agreement" choices={agreementChoices} />
            <SearchSelect search={search} name="expiresWithinDays" label="suppliers.qualificationEnds" choices={expiryChoices} />
          </>
        }
      />
      {opened && (
        <SupplierDrawer supplierId={opened.id} name={opened.companyName} actions={actions} onClose={() => setOpened(null)} />
      )}
      {!opened && linkedId && <SupplierDrawer supplierId={linkedId} actions={actions} onClose={forgetLink} />}
      {dialog}
    </>
  );
}
