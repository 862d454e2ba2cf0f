import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { isValid, stateOf } from './comparedPrices.ts';

/** Suppliers that cannot win now. */
const barred = ['FROZEN', 'BLACKLISTED', 'CANCELLED'] as const;
const isBarred = (status: Schemas['SupplierStatus']): status is (typeof barred)[number] => barred.some((one) => one === status);

/** Whether a quote counts, whether its supplier can win, and what there is to be careful about. */
export function QuoteState({ quote }: { quote: Schemas['ComparedQuote'] }) {
  const t = useT();
  const { risks, commitmentHolds, supplierStatus } = quote;
  const state = stateOf(quote);
  const meaning = ({ VALID: 'good', LOW: 'wait', INVALID: 'bad', WINNING: 'good', LOST: 'stop' } as const)[state];
  // The pill says it already.
  const others = risks.filter((risk) => state !== 'LOW' || risk !== 'ABNORMALLY_LOW');
  return (
    <>
      <StatusPill meaning={meaning}>{t(`bidding.state_${state}`)}</StatusPill>
      {isValid(quote) && others.map((risk) => <Tag key={risk}>{t(`purchases.risk_${risk}`)}</Tag>)}
      {isBarred(supplierStatus) && <StatusPill meaning="bad">{t(`bidding.supplier${supplierStatus}`)}</StatusPill>}
      {!commitmentHolds && <StatusPill meaning="bad">{t('bidding.commitmentBroken')}</StatusPill>}
    </>
  );
}
