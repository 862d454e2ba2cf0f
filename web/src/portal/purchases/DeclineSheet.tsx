import { useApiMutation } from '@campus-procurement/hooks';
import { type SubmitEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { noticeStore } from '../blocks/noticeStore.ts';
import { Sheet } from '../blocks/Sheet.tsx';
import { TextBox } from '../blocks/TextBox.tsx';

const [least, most] = [5, 500];

/** Gives an award up, with a reason, after saying what that means. */
export function DeclineSheet({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const t = useT();
  const decline = useApiMutation('declineAward', { onError: claimError });
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const trimmed = reason.trim();
    setShort(trimmed.length < least);
    if (trimmed.length < least || decline.isPending) return;
    const done = await decline.mutateAsync({ path: { projectId }, body: { reason: trimmed } }).catch(() => null);
    if (!done) return;
    noticeStore.add(t('portalBids.declined'), '', 'good');
    onClose();
  }

  const failure = decline.error && (decline.error.fieldErrors?.[0]?.message ?? describeError(decline.error, t).text);
  return (
    <Sheet title={t('portalBids.declineTitle')} onClose={onClose}>
      <p>{t('portalBids.declineText')}</p>
      <form className="po-stack" onSubmit={onSubmit} noValidate>
        <TextBox
          label={t('portalBids.declineReason')}
          rows={3}
          maxLength={most}
          value={reason}
          onType={setReason}
          error={isShort ? t('validation.length', { least, most }) : (failure ?? undefined)}
        />
        <div className="po-choice">
          <button type="button" className="po-button" onClick={onClose}>
            {t('portalBids.keepAward')}
          </button>
          <button type="submit" className="po-button po-danger" disabled={decline.isPending}>
            {t('portalBids.decline')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
