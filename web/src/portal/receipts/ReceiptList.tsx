import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Receipt } from './Receipt.tsx';
import { useKeptReceipts } from './useKeptReceipts.ts';
import { VerifyFile } from './VerifyFile.tsx';

/** The receipts for own quotes, the newest first: it is the one that counts. */
export function ReceiptList({ purchase }: { purchase: Schemas['BiddablePurchaseDetail'] }) {
  const t = useT();
  const kept = useKeptReceipts(purchase.projectId).receipts;
  return (
    <section className="po-panel po-stack" aria-label={t('portalBids.receipts')}>
      <h2>{t('portalBids.receipts')}</h2>
      <p className="po-lead">{t('portalBids.receiptWhy')}</p>
      {purchase.receipts.map((receipt, at) => (
        <Receipt
          key={receipt.quoteId}
          receipt={receipt}
          kept={kept.find(({ quoteId }) => quoteId === receipt.quoteId)}
          standing={at > 0 ? 'replaced' : purchase.result?.outcome === 'VOID' ? 'void' : 'counts'}
        />
      ))}
      <VerifyFile receipts={purchase.receipts} />
    </section>
  );
}
