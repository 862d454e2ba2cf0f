/** Invoices and payments of a purchase, for its page. */

export { invoicesOf, paymentsOf } from './billsOf.ts';
