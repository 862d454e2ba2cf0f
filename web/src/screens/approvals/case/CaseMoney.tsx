import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { type Figure, Figures } from '#ui/page/Figures.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CardLines } from '#ui/purchase/CardLines.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** How much it is about, and what stays on the cards. What has been decided tells no balances, which have moved on. */
export function CaseMoney({ detail }: { detail: CaseDetail }) {
  const t = useT();
  const { bizType, status, project } = detail;
  const isOpen = bizType === 'PURCHASE' && status === 'RUNNING';
  const funds = isOpen ? project.funds : project.funds.map((fund) => ({ ...fund, availableAmount: null, remainingAmount: null }));
  return (
    <Section isFlush>
      <Figures label={t('approvals.figures')} figures={useFigures(detail)} />
      {/* What each card pays after a change stands among what changes. */}
      {bizType !== 'MODIFICATION' && (
        <div className={classes.cards}>
          <CardLines funds={funds} />
        </div>
      )}
    </Section>
  );
}

function useFigures({ bizType, status, amount, project, similarAmount, similarDays: days, smallLimit }: CaseDetail): Figure[] {
  const t = useT();
  const asked = { label: t('approvals.asked'), value: <Money value={project.amount} /> };
  if (bizType === 'MODIFICATION') return [{ label: t('approvals.afterChange'), value: <Money value={amount} /> }, asked];
  if (bizType === 'WRITE_OFF') return [{ label: t('approvals.toWriteOff'), value: <Money value={amount} /> }];
  if (bizType === 'TERMINATION') return [{ label: t('approvals.frozenBack'), value: <Money value={amount} /> }];
  if (bizType !== 'PURCHASE') {
    const back = fromCents(toCents(project.amount) - toCents(amount));
    return [
      { label: t(bizType === 'RECEIPT' ? 'approvals.actual' : 'purchases.awardAmount'), value: <Money value={amount} /> },
      asked,
      { label: t('approvals.goesBack'), value: <Money value={back} /> },
    ];
  }
  if (status !== 'RUNNING') return [{ ...asked, value: <Money value={amount} /> }];
  const left = fromCents(project.funds.reduce((sum, { remainingAmount }) => sum + toCents(remainingAmount ?? '0.00'), 0n));
  return [
    { ...asked, value: <Money value={amount} /> },
    { label: t('approvals.cardsLeft', { count: project.funds.length }), value: <Money value={left} /> },
    {
      label: t('approvals.similar', { days }),
      value: <Money value={sumOf([amount, similarAmount])} />,
      hint:
        project.lane === 'BIDDING'
          ? t('approvals.withoutThis', { sum: similarAmount })
          : t('approvals.limit', { limit: smallLimit }),
    },
  ];
}
