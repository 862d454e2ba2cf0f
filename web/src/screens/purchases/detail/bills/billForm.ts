import type { Detail } from '../state/projectState.ts';

/** What the form of an act on an invoice gets. */
export interface InvoiceFormProps {
  project: Detail;
  invoice: Detail['invoices'][number];
  onClose: () => void;
  /** Reads the purchase again; what was entered stays. */
  onReload: () => void;
}
