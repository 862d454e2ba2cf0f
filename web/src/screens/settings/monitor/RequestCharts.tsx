import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Section } from '#ui/page/Section.tsx';
import { minuteSeries } from './minuteSeries.ts';
import classes from './monitor.module.css';

// Loaded separately, so that the figures need not wait for the charts.
const Chart = lazyPart(() => import('./MinuteChart.tsx'));

interface RequestChartsProps {
  /** Time of the figures, in ISO 8601. */
  time: string;
  minutes: readonly Schemas['MinuteFigures'][];
}

/** The requests of the last hour by minute: their number and their duration. */
export function RequestCharts({ time, minutes }: RequestChartsProps) {
  const t = useT();
  const data = minuteSeries(time, minutes);
  return (
    <div className={classes.columns}>
      <Section title={t('dashboard.requestsByMinute')}>
        <Suspense fallback={<div className={classes.chart} />}>
          <Chart
            kind="bars"
            data={data}
            label={t('dashboard.requestsByMinute')}
            series={[
              { name: 'done', label: t('dashboard.doneShort'), color: 'brand.6' },
              { name: 'refused', label: t('dashboard.refusedShort'), color: 'yellow.6' },
              { name: 'faults', label: t('dashboard.faultsShort'), color: 'red.6' },
            ]}
          />
        </Suspense>
      </Section>
      <Section title={t('dashboard.latencyByMinute')}>
        <Suspense fallback={<div className={classes.chart} />}>
          <Chart
            kind="lines"
            data={data}
            label={t('dashboard.latencyByMinute')}
            series={[
              { name: 'p50', label: t('dashboard.medianShort'), color: 'brand.5' },
              { name: 'p95', label: t('dashboard.p95'), color: 'yellow.6' },
            ]}
          />
        </Suspense>
      </Section>
    </div>
  );
}
