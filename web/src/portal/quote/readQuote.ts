import type { Input, Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import type { Translate } from '#i18n/messages.ts';
import { unitPriceOf, wholeNumberOf } from '#ui/fields/typedNumbers.ts';
import { lineTotal } from '../receipts/lineTotal.ts';
import type { LineValues, QuoteValues } from './quoteValues.ts';

type Purchase = Pick<Schemas['BiddablePurchaseDetail'], 'lines' | 'priceCeiling'>;
type Body = Input<'submitQuote'>['body'];

/** What is wrong with a quote, by field: `lines.0.unitPrice`, `deliveryDays`. */
export type QuoteFaults = Record<string, string>;

/** Returns the sum of the lines that have a price. */
export function totalOf(lines: readonly LineValues[], { lines: wanted }: Purchase): string {
  return sumOf(lines.flatMap(({ unitPrice }, at) => lineTotal(unitPrice, wanted[at]?.quantity ?? '0') ?? []));
}

function isBetween(least: number, most: number, text: string): boolean {
  const number = wholeNumberOf(text);
  return number !== null && Number(number) >= least && Number(number) <= most;
}

/** Returns what is missing or wrong; the server checks all of it again. */
export function faultsOf(t: Translate, { lines, deliveryDays, warrantyMonths, paymentAccepted }: QuoteValues): QuoteFaults {
  const faults: QuoteFaults = {};
  const whole = (least: number, most: number) => t('validation.whole', { least, most });
  for (const [at, { brand, model, unitPrice }] of lines.entries()) {
    if (brand.trim() === '') faults[`lines.${at}.brand`] = t('validation.enter', { label: t('portalBids.brand') });
    if (model.trim() === '') faults[`lines.${at}.model`] = t('validation.enter', { label: t('portalBids.model') });
    if (unitPriceOf(unitPrice) === null) faults[`lines.${at}.unitPrice`] = t('validation.unitPriceAboveZero');
  }
  if (!isBetween(1, 365, deliveryDays)) faults.deliveryDays = whole(1, 365);
  if (!isBetween(0, 120, warrantyMonths)) faults.warrantyMonths = whole(0, 120);
  if (!paymentAccepted) faults.paymentAccepted = t('validation.confirm');
  return faults;
}

/** Returns a quote without faults as the server takes it; what was left empty is left out. */
export function bodyOf({ lines, deliveryDays, warrantyMonths, deviation, paymentAccepted, files }: QuoteValues): Body {
  const optional = (name: string, text: string) => (text.trim() === '' ? {} : { [name]: text.trim() });
  return {
    lines: lines.map(({ no, brand, model, manufacturer, response, unitPrice }) => ({
      no,
      brand: brand.trim(),
      model: model.trim(),
      unitPrice: unitPriceOf(unitPrice) ?? '',
      ...optional('manufacturer', manufacturer),
      ...optional('response', response),
    })),
    deliveryDays: Number(wholeNumberOf(deliveryDays)),
    warrantyMonths: Number(wholeNumberOf(warrantyMonths)),
    paymentAccepted,
    ...optional('deviation', deviation),
    ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
  };
}
