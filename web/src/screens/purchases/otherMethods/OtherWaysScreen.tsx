import { useApiQuery, usePermission, useServerMenu, useUser } from '@campus-procurement/hooks';
import { Button, Menu, Tabs } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { FrameworkList } from './FrameworkList.tsx';
import { OtherWayList, type Scope, ways } from './OtherWayList.tsx';

type Tab = Scope | 'FRAMEWORKS';

const formPage = '/purchase-management/sponsor';

/** Purchases that are not bid for here: what waits for the user, the own ones and all; and the agreements from which some are called off. */
export default function OtherWaysScreen() {
  const t = useT();
  const can = usePermission();
  const isOfSchool = useUser().userType === 'STAFF';
  const mayApply = can('purchase:project:apply');
  const tabs: readonly [Tab, ...Tab[]] = isOfSchool
    ? ['TODO', ...(mayApply ? (['MINE'] as const) : []), 'ALL', 'FRAMEWORKS']
    : ['ALL'];
  const [tab, setTab] = useTab<Tab>(tabs);
  const todo = useCount('TODO', isOfSchool);
  const mine = useCount('MINE', mayApply);
  const countOf = (one: Tab) => (one === 'MINE' ? mine : one === 'TODO' ? todo : undefined);
  return (
    <PageLayout actions={<Begin />}>
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => value && setTab(value as Tab)}>
          <Tabs.List px="sm">
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`ways.tab${one}`)}
                <Count value={countOf(one)} />
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>{tab === 'FRAMEWORKS' ? <FrameworkList /> : <OtherWayList key={tab} scope={tab} />}</Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}

function Count({ value }: { value: number | undefined }) {
  return value === undefined ? null : <TabCount value={value} />;
}

function useCount(scope: Scope, isAsked: boolean): number | undefined {
  const counts = useApiQuery('countProjectsByStatus', { query: { scope, lane: 'OTHER' } }, { enabled: isAsked });
  return counts.data?.reduce((sum, { count }) => sum + count, 0);
}

/** Begins a request with the way chosen already. */
function Begin() {
  const t = useT();
  const { entries } = useServerMenu();
  if (!entries.has(formPage)) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} />}>{t('ways.begin')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map((way) => (
          <Menu.Item key={way} component={Link} to={`${formPage}?way=${way}`}>
            {t(`purchases.way${way}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
