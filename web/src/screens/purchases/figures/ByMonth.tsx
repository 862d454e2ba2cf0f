import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money, Numeral } from '#ui/text/Numeral.tsx';
import classes from './purchases.module.css';

// Loaded separately, so that the figures need not wait for the chart.
const MonthChart = lazyPart(() => import('./MonthChart.tsx'));

/** What was begun month by month, as a chart or as a table. */
export function ByMonth({ months }: { months: Schemas['ProjectFigures']['months'] }) {
  const t = useT();
  const [isTable, setTable] = useState(false);
  return (
    <Section
      title={t('dashboard.byMonth')}
      end={
        <Button size="compact-xs" variant="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'dashboard.asChart' : 'dashboard.asTable')}
        </Button>
      }
    >
      {isTable ? (
        <PlainTable
          caption={t('dashboard.byMonth')}
          rows={months}
          rowKey={({ month }) => month}
          empty={t('dashboard.noneInPeriod')}
          columns={[
            { header: t('dashboard.month'), cell: ({ month }) => month },
            { header: t('dashboard.number'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
            { header: t('dashboard.asked'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
          ]}
        />
      ) : (
        <Suspense fallback={<div className={classes.chart} />}>
          <MonthChart months={months} label={t('dashboard.monthChart')} series={t('dashboard.asked')} />
        </Suspense>
      )}
    </Section>
  );
}
