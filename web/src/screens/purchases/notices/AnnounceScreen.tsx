import { noticeTypeValues } from '@campus-procurement/sdk/values';
import { Tabs } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { NoticeList } from './NoticeList.tsx';

const tabs = ['ALL', ...noticeTypeValues] as const;

/** The notices about biddings, by kind. */
export default function AnnounceScreen() {
  const t = useT();
  const [tab, setTab] = useTab(tabs);
  return (
    <PageLayout>
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => value && setTab(value as typeof tab)}>
          <Tabs.List px="sm">
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(one === 'ALL' ? 'announcements.all' : `announcements.type${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>
            <NoticeList key={tab} type={tab === 'ALL' ? undefined : tab} />
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}
