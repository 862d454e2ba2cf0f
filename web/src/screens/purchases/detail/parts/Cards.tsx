import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CardLines } from '#ui/purchase/CardLines.tsx';
import type { Detail } from '../state/projectState.ts';

/** The cards that pay. What was given up takes nothing any more, so nothing is reckoned. */
export function Cards({ project: { funds: all, status } }: { project: Pick<Detail, 'funds' | 'status'> }) {
  const t = useT();
  const isGivenUp = status === 'TERMINATED';
  const funds = isGivenUp ? all.map((fund) => ({ ...fund, availableAmount: null, remainingAmount: null })) : all;
  if (funds.length === 0) return null;
  return (
    <Section
      title={t('purchases.cards')}
      {...(status === 'TERMINATED' && { end: <small>{t('projects.givenBack')}</small> })}
      isFlush
    >
      <CardLines funds={funds} />
    </Section>
  );
}
