import { Tabs } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { SceneChoice } from './SceneChoice.tsx';
import { SendLog } from './SendLog.tsx';

const tabs = ['scenes', 'log'] as const;

/** The subscriptions of WeChat accounts, and the log of pushed messages. */
export default function WechatMessagesScreen() {
  const t = useT();
  const [tab, setTab] = useTab(tabs);
  return (
    <PageLayout>
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => setTab(value === 'log' ? 'log' : 'scenes')}>
          <Tabs.List px="sm">
            {tabs.map((value) => (
              <Tabs.Tab key={value} value={value}>
                {t(`wechat.tab_${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>{tab === 'scenes' ? <SceneChoice /> : <SendLog />}</Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}
