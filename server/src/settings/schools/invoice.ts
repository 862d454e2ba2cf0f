import type { Schemas } from '@campus-procurement/sdk';

/** What invoices are made out to, with every field that the API shows. */
export function toInvoice(stored: Schemas['InvoiceInfoInput'] | null): Schemas['InvoiceInfo'] | null {
  return stored && { address: null, phone: null, bankName: null, bankAccount: null, ...stored };
}
