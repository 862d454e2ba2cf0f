import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StatTile, StatTiles } from '#ui/page/StatTile.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import { Findings } from './Findings.tsx';
import { KeysAway } from './KeysAway.tsx';
import classes from './monitor.module.css';
import { RequestCharts } from './RequestCharts.tsx';
import { SystemFacts } from './SystemFacts.tsx';

type Stats = Schemas['MonitorStats'];

/** The state of the server process that answers. */
export default function MonitorScreen() {
  const t = useT();
  const monitor = useApiQuery('getDashboardMonitor', {}, { staleTime: 0 });
  const examination = useApiQuery('examineInstallation', {}, { staleTime: 0 });
  const refresh = () => {
    void monitor.refetch();
    void examination.refetch();
  };
  return (
    <PageLayout
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.5} />}
          loading={monitor.isFetching}
          onClick={refresh}
        >
          {t('ui.refresh')}
        </Button>
      }
    >
      {monitor.data && monitor.data.keysAway.length > 0 && <KeysAway keys={monitor.data.keysAway} />}
      <Findings examination={examination} />
      {monitor.data && <Figures stats={monitor.data} />}
      {!monitor.data && (
        <Section>{monitor.error ? <ErrorState error={monitor.error} onRetry={monitor.refetch} /> : <LoadingBlock />}</Section>
      )}
    </PageLayout>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const t = useT();
  const format = useFormat();
  const { requests } = stats;
  const ms = (value: string | null) => (value === null ? '–' : t('dashboard.ms', { value }));
  return (
    <>
      <StatTiles label={t('dashboard.overview')}>
        <StatTile
          label={t('dashboard.onlineUsers')}
          value={<Numeral value={stats.onlineUsers} />}
          hint={t('dashboard.sessions', { count: stats.liveSessions })}
        />
        <StatTile
          label={t('dashboard.requests')}
          value={<Numeral value={requests.count} />}
          hint={t('dashboard.refused', { count: requests.refusedCount })}
        />
        <StatTile
          label={t('dashboard.errorRate')}
          value={format.percent(Number(requests.errorRate))}
          hint={t('dashboard.faults', { count: requests.faultCount })}
          {...(requests.faultCount > 0 && { tone: 'danger' as const })}
        />
        <StatTile
          label={t('dashboard.p95')}
          value={ms(requests.p95Ms)}
          hint={t('dashboard.median', { value: ms(requests.p50Ms) })}
        />
        <StatTile
          label={t('dashboard.tasks')}
          value={<Numeral value={stats.taskStats.reduce((sum, { count }) => sum + count, 0)} />}
          hint={stats.taskStats
            .map(({ status, count }) => t('dashboard.statusCount', { status: t(`dashboard.task${status}`), count }))
            .join(' · ')}
        />
      </StatTiles>
      <RequestCharts time={stats.time} minutes={stats.minutes} />
      <Section title={t('dashboard.operations')} hint={t('dashboard.lastHour')}>
        <PlainTable
          caption={t('dashboard.operations')}
          rows={stats.apiStats}
          rowKey={({ operationId }) => operationId}
          empty={t('dashboard.noRequests')}
          columns={[
            { header: t('dashboard.operation'), cell: ({ action }) => action },
            { header: t('dashboard.path'), cell: ({ path }) => <code className={classes.code}>{path}</code> },
            { header: t('dashboard.count'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
            { header: t('dashboard.refusedShort'), cell: ({ refusedCount }) => <Numeral value={refusedCount} />, align: 'end' },
            { header: t('dashboard.faultsShort'), cell: ({ faultCount }) => <Numeral value={faultCount} />, align: 'end' },
            { header: t('dashboard.medianShort'), cell: ({ p50Ms }) => ms(p50Ms), align: 'end' },
            { header: t('dashboard.p95'), cell: ({ p95Ms }) => ms(p95Ms), align: 'end' },
          ]}
        />
      </Section>
      <div className={classes.columns}>
        <SystemFacts process={stats.process} database={stats.database} />
        <Section title={t('dashboard.recentFaults')}>
          <PlainTable
            caption={t('dashboard.recentFaults')}
            rows={stats.recentFaults}
            rowKey={({ requestId }) => requestId}
            empty={t('dashboard.noFaults')}
            columns={[
              { header: t('dashboard.time'), cell: ({ time }) => <DateTime value={time} /> },
              {
                header: t('dashboard.operation'),
                cell: ({ operationId }) => <code className={classes.code}>{operationId}</code>,
              },
              { header: t('dashboard.requestId'), cell: ({ requestId }) => <code className={classes.code}>{requestId}</code> },
            ]}
          />
        </Section>
      </div>
      <Section title={t('dashboard.recentErrors')}>
        <PlainTable
          caption={t('dashboard.recentErrors')}
          rows={stats.recentErrors}
          rowKey={({ id }) => id}
          empty={t('dashboard.noErrors')}
          columns={[
            { header: t('dashboard.time'), cell: ({ time }) => <DateTime value={time} /> },
            { header: t('dashboard.operation'), cell: ({ action }) => action },
            { header: t('dashboard.user'), cell: ({ userName }) => userName ?? '–' },
            { header: t('dashboard.school'), cell: ({ companyName }) => companyName },
            { header: t('dashboard.reason'), cell: ({ errorMsg }) => errorMsg },
          ]}
        />
      </Section>
    </>
  );
}
