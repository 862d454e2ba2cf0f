import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { type SubmitEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { claimError } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { noticeStore } from '../blocks/noticeStore.ts';
import { TextBox } from '../blocks/TextBox.tsx';

const [least, most] = [20, 2000];

/** Where the page of the purchase leads whoever has to explain. */
export const explanationId = 'explanation';

/** Says why a low price can be kept, until the award is decided. */
export function ExplainForm({ projectId, result }: { projectId: string; result: Schemas['BidderResult'] }) {
  const t = useT();
  const format = useFormat();
  const explain = useApiMutation('explainQuote', { onError: claimError });
  const [text, setText] = useState(result.explanation?.text ?? '');
  const [isShort, setShort] = useState(false);
  const { explanation } = result;
  if (!result.explanationWanted) {
    return (
      explanation && (
        <p>
          <small>{t('portalBids.explained', { time: format.dateTime(explanation.time) })}</small> {explanation.text}
        </p>
      )
    );
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const trimmed = text.trim();
    setShort(trimmed.length < least);
    if (trimmed.length < least || explain.isPending) return;
    const done = await explain.mutateAsync({ path: { projectId }, body: { text: trimmed } }).catch(() => null);
    if (done) noticeStore.add(t('portalBids.sent'), '', 'good');
  }

  const failure = explain.error && (explain.error.fieldErrors?.[0]?.message ?? describeError(explain.error, t).text);
  return (
    <form id={explanationId} className="po-stack" onSubmit={onSubmit} noValidate>
      <p className="po-message" data-tone="wait">
        {t('portalBids.explainText')}
      </p>
      <TextBox
        label={t('portalBids.explanation')}
        hint={
          explanation
            ? t('portalBids.explained', { time: format.dateTime(explanation.time) })
            : t('validation.length', { least, most })
        }
        rows={4}
        maxLength={most}
        value={text}
        onType={setText}
        error={isShort ? t('validation.length', { least, most }) : (failure ?? undefined)}
      />
      <p className="po-row">
        <button type="submit" className="po-button po-main-act" disabled={explain.isPending}>
          {t('portalBids.send')}
        </button>
      </p>
    </form>
  );
}
