import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { type Figure, Figures } from '#ui/page/Figures.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { AwardFacts } from '#ui/purchase/AwardFacts.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { BiddingPartProps } from './BiddingPart.tsx';
import { biddingPart } from './biddingPart.ts';
import { Comparison } from './Comparison.tsx';
import { hasPrices } from './useBidding.ts';

const JudgeForm = biddingPart(() => import('./JudgeForm.tsx'));

type Compared = Schemas['ComparedQuote'];

/** The prices side by side, and what was decided. */
export default function AwardPart({ project, query: { data: bidding, refetch } }: BiddingPartProps) {
  const t = useT();
  const input = { path: { projectId: project.id } };
  const comparison = useApiQuery('compareQuotes', input, { enabled: hasPrices(bidding) });
  const [excluded, exclude] = useState<Compared | null>(null);
  const mayExclude = bidding?.allowedActions.includes('EXCLUDE') ?? false;
  return (
    <>
      {bidding?.awards.map((award) => (
        <Section key={award.id} title={t(`bidding.award_${award.status}`)}>
          <AwardFacts award={award} requested={project.amount} />
        </Section>
      ))}
      <QueryView query={comparison}>
        {(found) => (
          <>
            <Amounts comparison={found} />
            <Comparison comparison={found} name={project.projectName} {...(mayExclude && { onExclude: exclude })} />
          </>
        )}
      </QueryView>
      {excluded && bidding && (
        <Suspense>
          <JudgeForm
            quoteId={excluded.quoteId}
            name={excluded.supplierName}
            version={bidding.version}
            before={excluded.exclusions.find(({ mine }) => mine) ?? null}
            stage="EXCLUSION"
            onClose={() => exclude(null)}
            onReload={() => void refetch()}
          />
        </Suspense>
      )}
    </>
  );
}

/** The lowest quote against what was requested, and against the ceiling. */
function Amounts({ comparison }: { comparison: Schemas['QuoteComparison'] }) {
  const t = useT();
  const { quotes, lowestQuoteId, budgetAmount, priceCeiling, averageTotal } = comparison;
  const lowest = quotes.find(({ quoteId }) => quoteId === lowestQuoteId);
  const saved =
    lowest && compareMoney(budgetAmount, lowest.total) > 0 ? fromCents(toCents(budgetAmount) - toCents(lowest.total)) : null;
  const figures: Figure[] = [
    {
      label: lowest ? t('bidding.lowestOf', { name: lowest.supplierName }) : t('bidding.lowest'),
      value: <Money value={lowest?.total ?? null} />,
      ...(lowest?.abnormallyLow && { hint: t(lowest.explanation ? 'bidding.lowExplained' : 'bidding.lowUnexplained') }),
    },
    {
      label: t('bidding.requested'),
      value: <Money value={budgetAmount} />,
      ...(saved !== null && { hint: t('bidding.saves', { amount: saved }) }),
    },
    {
      label: t('purchases.ceiling'),
      value: <Money value={priceCeiling} />,
      ...(averageTotal !== null && { hint: t('bidding.average', { amount: averageTotal }) }),
    },
  ];
  return (
    <Section isFlush>
      <Figures label={t('bidding.money')} figures={figures} />
    </Section>
  );
}
