import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { ComparisonProps } from './ComparisonProps.ts';
import { isValid, priceOf } from './comparedPrices.ts';
import classes from './matrix.module.css';
import { OfferedFiles } from './OfferedFiles.tsx';
import { QuoteState } from './QuoteState.tsx';

/** The same for a phone: a card for each supplier, with its prices folded. */
export function ComparisonCards({ comparison: { quotes, lines }, onExclude }: ComparisonProps) {
  const t = useT();
  return (
    <ol className={classes.narrow} aria-label={t('bidding.comparison')}>
      {quotes.map((quote) => (
        <li key={quote.quoteId} data-out={!isValid(quote) || undefined}>
          <div className={classes.cardHead}>
            <b>
              <Content>{quote.supplierName}</Content>
            </b>
            <b>
              <Money value={quote.total} />
            </b>
          </div>
          <div className={classes.bidder}>
            <small>
              {quote.rank === null ? t('bidding.noRank') : t('purchases.rankNo', { rank: quote.rank })} ·{' '}
              {t('bidding.deliveryAndWarranty', { days: quote.deliveryDays, months: quote.warrantyMonths })}
            </small>
            <QuoteState quote={quote} />
          </div>
          <details className={classes.prices}>
            <summary>{t('bidding.prices')}</summary>
            <dl>
              {lines.map(({ no, itemName }) => {
                const price = priceOf(quote, no);
                return (
                  <div key={no} data-best={(isValid(quote) && price?.isLowest) || undefined}>
                    <dt>
                      <Content>{itemName}</Content>
                    </dt>
                    <dd>
                      {price === null ? t('bidding.notOffered') : <Money value={price.lineTotal} />}
                      {isValid(quote) && price?.isLowest && ` ${t('bidding.lowestMark')}`}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </details>
          {quote.files.length > 0 && <OfferedFiles files={quote.files} name={quote.supplierName} />}
          {onExclude && isValid(quote) && (
            <Button
              variant="default"
              onClick={() => onExclude(quote)}
              aria-label={t('bidding.excludeOf', { name: quote.supplierName })}
            >
              {t('bidding.exclude')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
