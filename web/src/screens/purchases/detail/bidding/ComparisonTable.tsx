import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { ScrollRegion } from '#ui/page/ScrollRegion.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { ComparisonProps } from './ComparisonProps.ts';
import { differenceOf, isValid, lowestOf, priceOf } from './comparedPrices.ts';
import classes from './matrix.module.css';
import { OfferedFiles } from './OfferedFiles.tsx';
import { QuoteState } from './QuoteState.tsx';
import { Wanted } from './Wanted.tsx';

type Quote = Schemas['ComparedQuote'];

/** Lines against suppliers. The first column stays; the others scroll within the block. */
export function ComparisonTable({ comparison, onExclude }: ComparisonProps) {
  const t = useT();
  const { quotes, lines, priceCeiling, lowestQuoteId } = comparison;
  const lowest = quotes.find(({ quoteId }) => quoteId === lowestQuoteId);
  const out = (quote: Quote) => ({ 'data-out': !isValid(quote) || undefined });
  return (
    <ScrollRegion label={t('ui.tableRegion', { table: t('bidding.comparison') })}>
      <table className={classes.matrix} data-prices aria-label={t('bidding.comparison')}>
        <thead>
          <tr>
            <th scope="col">{t('bidding.line')}</th>
            {quotes.map((quote) => (
              <th key={quote.quoteId} scope="col" {...out(quote)}>
                <QuoteHead quote={quote} {...(onExclude && { onExclude })} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.no}>
              <th scope="row">
                <Wanted no={line.no} item={line} isBrief />
              </th>
              {quotes.map((quote) => (
                <Price key={quote.quoteId} quote={quote} no={line.no} lowest={lowestOf(quotes, line.no)} />
              ))}
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row">{t('purchases.total')}</th>
            {quotes.map((quote) => (
              <td key={quote.quoteId} {...out(quote)} data-best={quote.quoteId === lowestQuoteId || undefined}>
                {isValid(quote) ? <Money value={quote.total} /> : <s>{<Money value={quote.total} />}</s>}
                {isValid(quote) && lowest && quote.quoteId !== lowestQuoteId && (
                  <Difference value={differenceOf(quote.total, lowest.total)} />
                )}
                {quote.quoteId === lowestQuoteId && <small>{t('bidding.lowestMark')}</small>}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('bidding.againstCeiling')}</th>
            {quotes.map((quote) => (
              <td key={quote.quoteId} {...out(quote)}>
                <Difference value={differenceOf(quote.total, priceCeiling)} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('bidding.terms')}</th>
            {quotes.map((quote) => (
              <td key={quote.quoteId} {...out(quote)}>
                {t('bidding.deliveryAndWarranty', { days: quote.deliveryDays, months: quote.warrantyMonths })}
              </td>
            ))}
          </tr>
          {quotes.some(({ files }) => files.length > 0) && (
            <tr>
              <th scope="row">{t('bidding.files')}</th>
              {quotes.map((quote) => (
                <td key={quote.quoteId} {...out(quote)}>
                  <OfferedFiles files={quote.files} name={quote.supplierName} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function QuoteHead({ quote, onExclude }: { quote: Quote; onExclude?: (quote: Quote) => void }) {
  const t = useT();
  const { supplierName, rank } = quote;
  return (
    <div className={classes.bidder}>
      <small>{rank === null ? t('bidding.noRank') : t('purchases.rankNo', { rank })}</small>
      <b>
        <Content>{supplierName}</Content>
      </b>
      <QuoteState quote={quote} />
      {onExclude && isValid(quote) && (
        <Button
          variant="default"
          size="compact-xs"
          onClick={() => onExclude(quote)}
          aria-label={t('bidding.excludeOf', { name: supplierName })}
        >
          {t('bidding.exclude')}
        </Button>
      )}
    </div>
  );
}

/** The price of a line, and by how much it is above the lowest. */
function Price({ quote, no, lowest }: { quote: Quote; no: number; lowest: string | null }) {
  const t = useT();
  const price = priceOf(quote, no);
  const isOut = !isValid(quote);
  const isBest = !isOut && price !== null && price.isLowest;
  return (
    <td data-out={isOut || undefined} data-best={isBest || undefined}>
      {price === null ? (
        <span className={classes.gap}>{t('bidding.notOffered')}</span>
      ) : (
        <>
          <Money value={price.lineTotal} />
          {isBest && <small>{t('bidding.lowestMark')}</small>}
          {!isBest && !isOut && lowest !== null && <Difference value={differenceOf(price.lineTotal, lowest)} />}
        </>
      )}
    </td>
  );
}

function Difference({ value }: { value: number }) {
  const format = useFormat();
  const rounded = Math.round(value * 1000) / 1000;
  return (
    <small>
      {rounded > 0 ? '+' : ''}
      {format.percent(rounded)}
    </small>
  );
}
