import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import { Bar } from './Bar.tsx';
import { Days } from './Days.tsx';
import classes from './purchases.module.css';

/** How long each step takes; the slowest stands out. */
export function BySteps({ figures }: { figures: Pick<Schemas['ProjectFigures'], 'steps' | 'slowest' | 'isCut'> }) {
  const t = useT();
  const { steps, slowest, isCut } = figures;
  const most = Math.max(0, ...steps.map(({ days }) => Number(days)));
  return (
    <Section title={t('dashboard.bySteps')} hint={t('dashboard.stepsHint')}>
      <PlainTable
        caption={t('dashboard.bySteps')}
        rows={slowest === null ? [] : steps}
        rowKey={({ step }) => step}
        empty={t('dashboard.noSteps')}
        columns={[
          {
            header: t('dashboard.step'),
            cell: ({ step }) => (
              <span className={step === slowest ? classes.marked : undefined}>
                {step === slowest ? t('dashboard.slowestOf', { step: t(`dashboard.step${step}`) }) : t(`dashboard.step${step}`)}
              </span>
            ),
          },
          {
            header: t('dashboard.share'),
            cell: ({ step, days }) => <Bar value={Number(days)} most={most} isMarked={step === slowest} />,
          },
          {
            header: t('dashboard.medianDays'),
            cell: ({ days }) => <Days days={days} />,
            align: 'end',
          },
          { header: t('dashboard.sample'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
        ]}
      />
      {isCut && <p className={classes.note}>{t('dashboard.isCut')}</p>}
    </Section>
  );
}
