import { useT } from '#i18n/LanguageProvider.tsx';
import { Sheet } from '../blocks/Sheet.tsx';

/** Asks before a change goes to the school: until it is approved the company can do less. */
export function ReviewSheet({ onSend, onClose }: { onSend: () => void; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet title={t('portalProfile.reviewTitle')} onClose={onClose}>
      <p>{t('portalProfile.reviewText')}</p>
      <div className="po-choice">
        <button type="button" className="po-button" onClick={onClose}>
          {t('portalProfile.cancel')}
        </button>
        <button type="button" className="po-button po-main-act" onClick={onSend}>
          {t('portalProfile.send')}
        </button>
      </div>
    </Sheet>
  );
}
