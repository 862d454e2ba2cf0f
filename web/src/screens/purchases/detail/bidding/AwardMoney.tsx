import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Money } from '#ui/text/Numeral.tsx';

interface AwardMoneyProps {
  quote: Schemas['ComparedQuote'];
  /** What is frozen on the cards. */
  requested: string;
}

/** What the award takes of the frozen money, and what goes back; and what stands against it. */
export function AwardMoney({ quote, requested }: AwardMoneyProps) {
  const t = useT();
  const format = useFormat();
  const { total, abnormallyLow, explanation } = quote;
  const rest = compareMoney(requested, total) > 0 ? fromCents(toCents(requested) - toCents(total)) : '0.00';
  return (
    <>
      <Properties
        items={[
          [t('purchases.awardAmount'), <Money key="award" value={total} />],
          [t('bidding.frozen'), <Money key="frozen" value={requested} />],
          [t('bidding.goesBack'), <Money key="rest" value={rest} />],
        ]}
      />
      {abnormallyLow && (
        <Message tone="warning">
          {explanation
            ? t('bidding.lowSays', { text: explanation.text, time: format.dateTime(explanation.time) })
            : t('bidding.lowBlocks')}
        </Message>
      )}
    </>
  );
}
