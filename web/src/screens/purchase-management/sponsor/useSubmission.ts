import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useFailure } from '#ui/feedback/useFailure.ts';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import type { Check } from './useCheck.ts';
import type { PurchaseState } from './usePurchase.ts';

/** Submits a purchase once, after everything is saved and checked; goes to its page when that is done. */
export function useSubmission(purchase: PurchaseState, name: string, onDone: (id: string) => void) {
  const t = useT();
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation('submitProject');
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const { failure, setError } = useFailure();
  /** How often it was refused: each time what is wrong gets the focus. */
  const [refusals, setRefusals] = useState(0);

  function said({ approvers }: Check, status: string): string {
    const { names, mode } = approvers[0] ?? { names: [], mode: 'ANY' };
    if (status !== 'APPROVING' || names.length === 0) return t('sponsor.submittedFree', { name });
    return t('sponsor.submittedTo', { name, who: t(`sponsor.of${mode}`, { names }) });
  }

  async function send() {
    const { form, saving, checking, faultsIn, copy } = purchase;
    const target = await saving.flush();
    const check = await checking.ask(target?.id ?? null);
    if (faultsIn(check.errors).length > 0 || target === null) return false;
    const { id, version } = target;
    const copyUserIds = form.values.copies.map(({ value }) => value);
    const body = { version, conflictDeclared: true, ...(copyUserIds.length > 0 && { copyUserIds }) };
    const step = await mutateAsync({ path: { id }, body });
    copy.drop();
    notify.success(said(check, step.status));
    void navigate(purchaseAddress(id), { replace: true });
    onDone(id);
    return true;
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    setError(null);
    purchase.tried();
    try {
      if (!(await send())) setRefusals((count) => count + 1);
    } catch (error) {
      claimError(error);
      const errors = isApiError(error) ? error.fieldErrors : [];
      if (errors.length > 0) purchase.refuse(errors);
      // What keeps it from being saved is said at the top already.
      else if (purchase.saving.state.error !== error) setError(error);
      setRefusals((count) => count + 1);
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }

  return { submit, isRunning, failure, refusals };
}
