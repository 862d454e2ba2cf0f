import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';
import type { Sheet, SheetCell } from '#ui/sheet/workbook.ts';
import { priceOf, stateOf } from './comparedPrices.ts';

/** More columns a sheet does not have: its columns are named by one letter. */
const mostQuotes = 23;

/** The comparison as a sheet: lines against suppliers, then total, rank, state and terms. Amounts are numbers, which can be calculated with. */
export function comparisonSheet({ lines, quotes }: Schemas['QuoteComparison'], t: Translate): Sheet {
  const shown = quotes.slice(0, mostQuotes);
  const row = (label: string, cell: (quote: Schemas['ComparedQuote']) => SheetCell) => [label, '', ...shown.map(cell)];
  return {
    name: t('bidding.comparison'),
    widths: [32, 12, ...shown.map(() => 18)],
    rows: [
      [t('bidding.line'), t('purchases.quantity'), ...shown.map(({ supplierName }) => supplierName)],
      ...lines.map(({ no, itemName, quantity, unit }) => [
        `${no} ${itemName}`,
        `${quantity} ${unit ?? ''}`.trim(),
        ...shown.map((quote) => amountIn(priceOf(quote, no)?.lineTotal) ?? t('bidding.notOffered')),
      ]),
      row(t('bidding.totalYuan'), ({ total: amount }) => ({ amount })),
      row(t('purchases.rank'), ({ rank }) => (rank === null ? t('bidding.noRank') : String(rank))),
      row(t('projects.status'), (quote) => t(`bidding.state_${stateOf(quote)}`)),
      row(t('bidding.terms'), ({ deliveryDays: days, warrantyMonths: months }) =>
        t('bidding.deliveryAndWarranty', { days, months }),
      ),
      row(t('bidding.reason'), ({ voidReason }) => voidReason ?? ''),
    ],
  };
}

const amountIn = (amount: string | undefined): SheetCell | null => (amount === undefined ? null : { amount });
