import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import { Button, Tabs } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { today } from '#ui/date/dateRange.ts';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { CaseList } from './CaseList.tsx';
import { daysSince, type Tab, tabs } from './caseColumns.tsx';
import { Deputies, DeputyOffer, useDeputies } from './deputies/Deputies.tsx';
import { isOwn, type Period } from './deputies/period.ts';
import { StrandedList } from './StrandedList.tsx';
import { StuckList } from './StuckList.tsx';

/** The last one is for who may put somebody else in. */
const allTabs = [...tabs, 'STUCK'] as const;

/** What waits for the user, what they have decided, asked for or got a copy of, and for who may reassign what cannot go on. */
export default function MyApplyScreen() {
  const t = useT();
  const mayReassign = usePermission()('approval:instance:reassign');
  const [wanted, setTab] = useTab(allTabs);
  const shown = mayReassign ? allTabs : tabs;
  const tab = shown.find((known) => known === wanted) ?? 'TODO';
  const periods = useApiQuery('listDelegations', {});
  const deputies = useDeputies(periods);
  return (
    <PageLayout
      facts={[...useWaiting(), ...useActing(periods.data ?? [])]}
      actions={
        <>
          <Deputies {...deputies} />
          <Begin />
        </>
      }
    >
      <DeputyOffer {...deputies} />
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => setTab(shown.find((known) => known === value) ?? 'TODO')}>
          <Tabs.List px="sm">
            {shown.map((value) => (
              <Tabs.Tab key={value} value={value}>
                {t(`approvals.tab${value}`)}
                {value === 'STUCK' ? <StuckCount /> : <Count tab={value} />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>{tab === 'STUCK' ? <StuckList /> : <CaseList key={tab} tab={tab} />}</Tabs.Panel>
        </Tabs>
      </Section>
      {tab === 'STUCK' && <StrandedList />}
    </PageLayout>
  );
}

/** How much waits for the user, and how long the oldest has waited. */
function useWaiting(): string[] {
  const t = useT();
  const { data } = useApiQuery('countApprovalTasks', {});
  if (!data) return [];
  const { todo: count, amount, since, overdue } = data;
  if (count === 0 || since === null) return [t('approvals.noneWaits')];
  const late = overdue > 0 ? [t('approvals.overdueCount', { count: overdue })] : [];
  return [t('approvals.waiting', { count, sum: amount }), t('approvals.oldest', { days: daysSince(since) }), ...late];
}

/** For whom the user decides today, and who decides for the user. */
function useActing(periods: readonly Period[]): string[] {
  const t = useT();
  const format = useFormat();
  const day = today();
  return periods.flatMap((period) => {
    const { userName, agentName, startDay, endDay } = period;
    if (startDay > day) return [];
    const until = format.date(endDay);
    return isOwn(period)
      ? t('approvals.replacedUntil', { name: agentName, day: until })
      : t('approvals.actsUntil', { name: userName, day: until });
  });
}

const useFirst = (tab: Tab) => useApiQuery('queryApprovalTaskPage', { query: { tab, current: 1, size: 1 } });

function Count({ tab }: { tab: Tab }) {
  const { data } = useFirst(tab);
  return data && data.total > 0 && <TabCount value={data.total} />;
}

function StuckCount() {
  const { data } = useApiQuery('countApprovalTasks', {});
  return data && data.stuck > 0 && <TabCount value={data.stuck} />;
}

/** Opens the case that has waited longest. */
function Begin() {
  const t = useT();
  const [oldest] = useFirst('TODO').data?.records ?? [];
  if (!oldest) return null;
  return (
    <Button component={Link} to={caseAddress(oldest.instanceId)} rightSection={<IconArrowRight size={16} aria-hidden />}>
      {t('approvals.begin')}
    </Button>
  );
}
