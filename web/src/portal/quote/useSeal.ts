import { useApiMutation } from '@campus-procurement/hooks';
import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { portalHistory } from '../address/portalHistory.ts';
import { makeReceipt } from '../receipts/makeReceipt.ts';
import { useKeptReceipts } from '../receipts/useKeptReceipts.ts';
import type { QuoteValues } from './quoteValues.ts';
import { bodyOf } from './readQuote.ts';

/** What the server answers after the end. */
const late = 4184;

/** Failures after which nobody knows whether the quote has arrived. */
const unsure: ApiError['name'][] = ['NetworkError', 'TimeoutError', 'ParseError'];

/**
 * Submits a quote. The receipt is kept before anything else happens. Sending the same quote again after a lost connection uses the same
 * idempotency key, so it counts once.
 * @param onSealed called when the receipt is kept
 * @param onLate called when the quote came too late
 */
export function useSeal(
  purchase: Schemas['BiddablePurchaseDetail'],
  { onSealed, onLate }: { onSealed: () => void; onLate: () => void },
) {
  const t = useT();
  const { projectId } = purchase;
  const submit = useApiMutation('submitQuote', { onError: claimError });
  const { keep } = useKeptReceipts(projectId);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);

  function explain(error: ApiError): string | null {
    const fields = error.fieldErrors ?? [];
    setRefused(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    setFailure(
      fields.length > 0
        ? t('portalBids.refusedFields')
        : unsure.includes(error.name)
          ? t('portalBids.unsure')
          : describeError(error, t).text,
    );
    return fields[0]?.field ?? null;
  }

  return {
    isSending: submit.isPending,
    /** What the server has refused, by field. */
    refused,
    failure,
    /** Forgets what was refused at a field that has been changed, and at what is in it. */
    forgive(field: string) {
      const isOther = (name: string) => name !== field && !name.startsWith(`${field}.`);
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => isOther(name))));
    },
    /** Resolves with the first field that was refused. */
    async send(values: QuoteValues): Promise<string | null> {
      if (submit.isPending) return null;
      const body = bodyOf(values);
      setFailure(null);
      setRefused({});
      try {
        const receipt = makeReceipt(purchase, body, await submit.mutateAsync({ path: { projectId }, body }));
        if (receipt) keep(receipt);
      } catch (error) {
        const refusal = error as ApiError;
        if (refusal.code === late) onLate();
        return explain(refusal);
      }
      onSealed();
      portalHistory.go(`/purchases/${projectId}`, { replace: true });
      return null;
    },
  };
}
