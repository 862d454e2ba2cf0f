import type { KeptQuote, KeptQuoteFile, KeptReceipt } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';

type Purchase = Schemas['BiddablePurchaseDetail'];

/** What is typed into a quote. */
export type QuoteValues = Omit<KeptQuote, 'time'>;
export type LineValues = QuoteValues['lines'][number];

/** What the draft keeps of a file. */
export function keptFile({ id, fileName, fileSize, sha256 }: Schemas['FileInfo']): KeptQuoteFile {
  return { id, fileName, fileSize, sha256 };
}

/**
 * What the form begins with: the draft of this browser, else the last quote that was sealed here, else what is wanted. Lines follow the
 * purchase.
 */
export function startingValues(purchase: Purchase, kept: KeptQuote | undefined, last: KeptReceipt | undefined): QuoteValues {
  const from = kept ?? (last && sealedValues(last, purchase));
  const lineOf = (no: number): LineValues =>
    from?.lines.find((line) => line.no === no) ?? { no, brand: '', model: '', manufacturer: '', response: '', unitPrice: '' };
  return {
    lines: purchase.lines.map(({ no }) => lineOf(no)),
    deliveryDays: from?.deliveryDays ?? String(purchase.deliveryDays ?? ''),
    warrantyMonths: from?.warrantyMonths ?? String(purchase.warrantyMonths ?? ''),
    deviation: from?.deviation ?? '',
    paymentAccepted: from?.paymentAccepted ?? false,
    files: from?.files ?? [],
  };
}

function sealedValues({ quoteId, terms, prices }: KeptReceipt, { receipts }: Purchase): QuoteValues {
  const files = receipts.find((receipt) => receipt.quoteId === quoteId)?.files ?? [];
  return {
    lines: terms.lines.map(({ no, brand, model, manufacturer, response }) => ({
      no,
      brand,
      model,
      manufacturer: manufacturer ?? '',
      response: response ?? '',
      unitPrice: prices.find((price) => price.no === no)?.unitPrice ?? '',
    })),
    deliveryDays: String(terms.deliveryDays),
    warrantyMonths: String(terms.warrantyMonths),
    deviation: terms.deviation ?? '',
    paymentAccepted: true,
    files: files.map(keptFile),
  };
}
