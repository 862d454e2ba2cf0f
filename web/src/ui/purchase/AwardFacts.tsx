import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '../date/DateTime.tsx';
import { Properties } from '../page/Properties.tsx';
import { Content } from '../text/Content.tsx';
import { Money } from '../text/Numeral.tsx';
import classes from './AwardFacts.module.css';

interface AwardFactsProps {
  award: Schemas['Award'];
  /** What was requested, against which it saves. */
  requested: string;
}

/** Who gets an award for how much, why, and until when it can be objected to. */
export function AwardFacts({ award, requested }: AwardFactsProps) {
  const t = useT();
  const { supplierName, amount, rank, opinion, notLowestReason, riskAnswers, cancelReason } = award;
  const saved = toCents(requested) - toCents(amount);
  const texts = [
    [t('purchases.awardOpinion'), opinion],
    ...(notLowestReason ? [[t('purchases.notLowestReason'), notLowestReason] as const] : []),
    ...riskAnswers.map(({ risk, answer }) => [t(`purchases.risk_${risk}`), answer] as const),
    ...(cancelReason ? [[t('purchases.cancelReason'), cancelReason] as const] : []),
  ] as const;
  return (
    <>
      <Properties
        items={[
          [t('purchases.winner'), supplierName],
          [t('purchases.awardAmount'), <Money key="amount" value={amount} />],
          [t('purchases.saved'), <Money key="saved" value={saved > 0n ? fromCents(saved) : '0.00'} />],
          [t('purchases.rank'), t('purchases.rankNo', { rank })],
          [t('purchases.decidedBy'), award.decidedByName ?? t('purchases.byClock')],
          [t('purchases.decideTime'), <DateTime key="time" value={award.decideTime} />],
          ...(award.noticeEndTime
            ? ([[t('purchases.objectUntil'), <DateTime key="notice" value={award.noticeEndTime} />]] as const)
            : []),
        ]}
      />
      <dl className={classes.texts}>
        {texts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Content>{text}</Content>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
