import { usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconRefreshDot } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SyncDialog } from '#ui/feedback/SyncDialog.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { LinkedPurchases } from './LinkedPurchases.tsx';
import { type SchoolItem, schoolItemColumns } from './schoolItemColumns.tsx';

const searchSpec = { filters: { keyword: textFilter(50), left: choiceFilter('yes', 'no') } } as const;
const leftChoices = [
  { value: 'yes', label: 'schoolItems.leftYes' },
  { value: 'no', label: 'schoolItems.leftNo' },
] as const;

const asRow = (item: Schemas['AssociationItem']): SchoolItem => ({ ...item, id: item.externalCode });

/** The items of the school's own project system: what is approved, what purchases take of it, and which these are. */
export default function SchoolItemsScreen() {
  const t = useT();
  const can = usePermission();
  const [isSyncing, sync] = useState(false);
  const [opened, open] = useState<SchoolItem | null>(null);
  const search = useListSearch(searchSpec);
  const { left, ...query } = search.query;
  const page = usePagedQuery(
    'queryAssociationItemPage',
    { ...query, ...(left && { hasAvailable: left === 'yes' }) },
    { turn: search.turn },
  );
  const shown = {
    ...page,
    rows: page.rows.map(asRow),
    async readPage(...asked: Parameters<typeof page.readPage>) {
      const read = await page.readPage(...asked);
      return { ...read, rows: read.rows.map(asRow) };
    },
  };
  const actions: RowAction<SchoolItem>[] = [
    { label: 'schoolItems.purchases', onClick: open, isOffered: ({ projectCount }) => projectCount > 0 },
  ];
  return (
    <PageLayout
      actions={
        can('purchase:association:sync') && (
          <Button variant="default" leftSection={<IconRefreshDot size={16} />} onClick={() => sync(true)}>
            {t('schoolItems.sync')}
          </Button>
        )
      }
    >
      <Section isFlush>
        <ListBlock
          name="schoolItems"
          title="pages.schoolItems"
          page={shown}
          search={search}
          columns={schoolItemColumns}
          actions={actions}
          rowName={({ externalName }) => externalName}
          empty={t('schoolItems.empty')}
          filters={
            <>
              <SearchText search={search} name="keyword" label="schoolItems.keyword" limit={50} />
              <SearchSelect search={search} name="left" label="schoolItems.left" choices={leftChoices} />
            </>
          }
        />
      </Section>
      {opened && <LinkedPurchases item={opened} onClose={() => open(null)} />}
      {isSyncing && (
        <SyncDialog
          operation="syncAssociationItems"
          title={t('schoolItems.sync')}
          text={t('schoolItems.syncText')}
          onClose={() => sync(false)}
        />
      )}
    </PageLayout>
  );
}
