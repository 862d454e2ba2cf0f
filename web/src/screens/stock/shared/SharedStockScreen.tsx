import { Tabs } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { ApplyList } from './ApplyList.tsx';
import { SharedStockList } from './SharedStockList.tsx';

const tabs = ['SHARED', 'APPLIED'] as const;
type Tab = (typeof tabs)[number];

/** What other departments share, and what the user has asked for. */
export default function SharedStockScreen() {
  const t = useT();
  const [tab, setTab] = useTab<Tab>(tabs);
  return (
    <PageLayout>
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => setTab(tabs.find((known) => known === value) ?? tabs[0])}>
          <Tabs.List px="sm">
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`sharing.tab${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>{tab === 'SHARED' ? <SharedStockList /> : <ApplyList tab="APPLIED" />}</Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}
