import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Sheet } from '../blocks/Sheet.tsx';

interface SealSheetProps {
  purchase: Pick<Schemas['BiddablePurchaseDetail'], 'endTime' | 'maxQuoteTimes' | 'receipts'>;
  total: string;
  /** How many files go with it. */
  files: number;
  onSeal: () => void;
  onClose: () => void;
}

/** The question before a quote is sealed: says what will happen. */
export function SealSheet({ purchase: { endTime, maxQuoteTimes, receipts }, total, files, onSeal, onClose }: SealSheetProps) {
  const t = useT();
  const format = useFormat();
  const left = Math.max(0, maxQuoteTimes - receipts.length - 1);
  return (
    <Sheet title={t('portalBids.sealTitle')} onClose={onClose}>
      <p>
        <b>{t('portalBids.sealTotal', { amount: total })}</b>
      </p>
      {files > 0 && <p>{t('portalBids.sealFiles', { count: files })}</p>}
      <p>{t('portalBids.sealUntil', { time: format.dateTime(endTime) })}</p>
      {receipts.length > 0 && <p>{t('portalBids.sealReplaces')}</p>}
      <p>{maxQuoteTimes === 0 ? t('portalBids.sealFree') : t('portalBids.sealLeft', { count: left })}</p>
      <p>{t('portalBids.sealDeclines')}</p>
      <div className="po-choice">
        <button type="button" className="po-button" onClick={onClose}>
          {t('portalBids.lookAgain')}
        </button>
        <button type="button" className="po-button po-main-act" onClick={onSeal}>
          {t('portalBids.seal')}
        </button>
      </div>
    </Sheet>
  );
}
