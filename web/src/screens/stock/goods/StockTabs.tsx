import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import { Tabs } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { DocumentList } from './DocumentList.tsx';
import { FlowList } from './FlowList.tsx';
import { NewDocument } from './NewDocument.tsx';
import { StockList } from './StockList.tsx';

const keeperTabs = ['TODO', 'STOCK', 'DOCUMENTS', 'FLOWS'] as const;
const approverTabs = ['STOCK', 'TODO', 'DOCUMENTS', 'FLOWS'] as const;
const readerTabs = ['STOCK', 'DOCUMENTS', 'FLOWS'] as const;
type Tab = (typeof keeperTabs)[number];

/** Keepers begin with what they are to confirm, all others with what is there. */
export function StockTabs() {
  const t = useT();
  const can = usePermission();
  const isKeeper = can('stock:document:create');
  const tabs: readonly [Tab, ...Tab[]] = isKeeper ? keeperTabs : can('stock:document:confirm') ? approverTabs : readerTabs;
  const [tab, setTab] = useTab<Tab>(tabs);
  return (
    <PageLayout actions={isKeeper && <NewDocument />}>
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => setTab(tabs.find((known) => known === value) ?? tabs[0])}>
          <Tabs.List px="sm">
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`stock.tab${one}`)}
                {one === 'TODO' && <Waiting />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>
            <TabList tab={tab} />
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}

function TabList({ tab }: { tab: Tab }) {
  if (tab === 'STOCK') return <StockList />;
  if (tab === 'FLOWS') return <FlowList />;
  return <DocumentList key={tab} tab={tab} />;
}

function Waiting() {
  const { data } = useApiQuery('queryStockDocumentPage', { query: { waitsForMe: true, current: 1, size: 1 } });
  return data && data.total > 0 && <TabCount value={data.total} />;
}
