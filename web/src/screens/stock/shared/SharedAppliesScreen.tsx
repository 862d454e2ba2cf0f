import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import { Tabs } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { ApplyList } from './ApplyList.tsx';

const deciderTabs = ['TODO', 'DONE', 'APPLIED'] as const;
const readerTabs = ['DONE'] as const;
type Tab = (typeof deciderTabs)[number];

/** The requests for what the user answers for: those that wait first. Who only reads sees all. */
export default function SharedAppliesScreen() {
  const t = useT();
  const tabs: readonly [Tab, ...Tab[]] = usePermission()('stock:shared:decide') ? deciderTabs : readerTabs;
  const [tab, setTab] = useTab<Tab>(tabs);
  return (
    <PageLayout>
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => setTab(tabs.find((known) => known === value) ?? tabs[0])}>
          <Tabs.List px="sm">
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`sharing.tab${one}`)}
                {one === 'TODO' && <Waiting />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>
            <ApplyList key={tab} tab={tab} />
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}

function Waiting() {
  const { data } = useApiQuery('querySharedApplyPage', { query: { tab: 'TODO', current: 1, size: 1 } });
  return data && data.total > 0 && <TabCount value={data.total} />;
}
