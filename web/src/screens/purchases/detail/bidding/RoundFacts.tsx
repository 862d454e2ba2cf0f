import { useT } from '#i18n/LanguageProvider.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './bidding.module.css';
import type { Bidding } from './useBidding.ts';

/** By which rules the round is held, and who was invited. */
export function RoundFacts({ bidding }: { bidding: Bidding }) {
  const t = useT();
  const { awardRule, supplierScope, minBidders, maxQuoteTimes, priceCeiling, bidderCount, invitations } = bidding;
  const { witnessNeeded, automatic } = bidding;
  const opening = automatic ? 'opensItself' : witnessNeeded ? 'opensWithWitness' : 'opensOfficer';
  return (
    <Section title={t('bidding.rules')}>
      <Properties
        items={[
          [t('purchases.awardRule'), t(`purchases.awardRule${awardRule}`)],
          [t('purchases.ceiling'), <Money key="ceiling" value={priceCeiling} />],
          [t('purchases.minBidders'), t('purchases.bidders', { count: minBidders })],
          [t('purchases.supplierScope'), t(`purchases.supplierScope${supplierScope}`)],
          [t('bidding.quoteTimes'), maxQuoteTimes === 0 ? t('bidding.noLimit') : t('bidding.times', { count: maxQuoteTimes })],
          [t('bidding.opening'), t(`bidding.${opening}`)],
          ...(bidderCount === null
            ? []
            : ([[t('bidding.bidderCount'), t('purchases.bidders', { count: bidderCount })]] as const)),
        ]}
      />
      {invitations.length > 0 && (
        <ul className={classes.invited} aria-label={t('bidding.invited')}>
          {invitations.map(({ supplierId, supplierName, drawn, reason }) => (
            <li key={supplierId}>
              {supplierName} <small>{drawn ? t('bidding.drawn') : t('bidding.named', { reason: reason ?? '–' })}</small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
