import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FaultCount } from '#ui/form/FaultCount.tsx';
import { Amount } from '../blocks/Amount.tsx';

interface QuoteSumProps {
  total: string;
  ceiling: string;
  /** How many fields are missing or wrong. */
  missing: number;
  isSending: boolean;
  failure: string | null;
}

/** The total against the ceiling, what is missing, and the one act of the page, which leads to the first gap. */
export function QuoteSum({ total, ceiling, missing, isSending, failure }: QuoteSumProps) {
  const t = useT();
  const isAbove = compareMoney(total, ceiling) > 0;
  const above = fromCents(toCents(total) - toCents(ceiling));
  return (
    <div className="po-bottom">
      {failure && (
        <p className="po-message" data-tone="bad" role="alert">
          {failure}
        </p>
      )}
      <div className={isAbove ? 'po-over' : undefined}>
        <p>
          {t('portalBids.total')} <Amount value={total} size="m" />
        </p>
        <small role="status">
          {isAbove ? (
            <span className="po-over">{t('portalBids.above', { amount: above })}</span>
          ) : missing > 0 ? (
            <FaultCount count={missing} />
          ) : (
            t('portalBids.ofCeiling', { amount: ceiling })
          )}
          {' · '}
          {t('portalBids.keptHere')}
        </small>
      </div>
      <button type="submit" className="po-button po-main-act" disabled={isSending || isAbove}>
        {t(isSending ? 'portalBids.sealing' : 'portalBids.seal')}
      </button>
    </div>
  );
}
