import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { ProjectList } from './ProjectList.tsx';
import { UnbilledList } from './UnbilledList.tsx';
import { type Tab, useProjectTabs } from './useProjectTabs.ts';

/** The list of purchases: what waits for the user, what the user has asked for, follows, and sees. */
export default function ProjectsScreen() {
  const t = useT();
  const { begin } = useFormPages();
  const { scope, setScope, tabs, counts } = useProjectTabs();
  return (
    <PageLayout
      actions={
        begin !== null && (
          <Button component={Link} to={begin} leftSection={<IconPlus size={16} />}>
            {t('projects.begin')}
          </Button>
        )
      }
    >
      <Section isFlush>
        <Tabs value={scope} onChange={(value) => value && setScope(value as Tab)}>
          <Tabs.List px="sm">
            {tabs.map(({ scope: one, count }) => (
              <Tabs.Tab key={one} value={one}>
                {t(`projects.scope${one}`)}
                {count !== undefined && <TabCount value={count} />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={scope}>
            {scope === 'UNBILLED' ? <UnbilledList /> : <ProjectList key={scope} scope={scope} counts={counts} />}
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}
