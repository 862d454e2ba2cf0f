import { usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Text } from '@mantine/core';
import { IconRefreshDot } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { SyncDialog } from '#ui/feedback/SyncDialog.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { type SchoolItem, schoolItemColumns } from './schoolItemColumns.tsx';
import classes from './schoolItems.module.css';

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

/** The purchases that are charged to an item, as far as the user may read them. */
function LinkedPurchases({ item, onClose }: { item: SchoolItem; onClose: () => void }) {
  const t = useT();
  const { externalName, projects, projectCount } = item;
  const others = projectCount - projects.length;
  return (
    <Dialog onClose={onClose} title={t('schoolItems.purchasesOf', { name: externalName })} size={560}>
      <ul className={classes.purchases}>
        {projects.map(({ id, projectCode, projectName, status, applicantName, amount }) => (
          <li key={id}>
            <TextLink to={purchaseAddress(id)}>{projectName}</TextLink>
            <Money value={amount} />
            <small>{[projectCode, applicantName].filter(Boolean).join(' · ')}</small>
            <PurchaseStatus status={status} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('schoolItems.others', { count: others })}
        </Text>
      )}
    </Dialog>
  );
}
