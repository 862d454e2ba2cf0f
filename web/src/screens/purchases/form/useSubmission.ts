import { useApiMutation, useClient } from '@campus-procurement/hooks';
import { isApiError, type Output } from '@campus-procurement/sdk';
import { use, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useFailure } from '#ui/feedback/useFailure.ts';
import { PageContext } from '#ui/page/pageContext.ts';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import type { Check } from './useCheck.ts';
import type { PurchaseState } from './usePurchase.ts';

/** Submits a purchase once, after everything is saved and checked; goes to its page when that is done. */
export function useSubmission(purchase: PurchaseState, name: string, onDone: (id: string) => void) {
  const t = useT();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const client = useClient();
  const { mutateAsync } = useApiMutation('submitProject');
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const { failure, setError } = useFailure();
  /** How often it was refused: each time what is wrong gets the focus. */
  const [refusals, setRefusals] = useState(0);

  /** Who is asked now. What was returned may go back to the step that returned it; if nobody can say, nobody is named. */
  async function askedOf({ approvers }: Check, id: string): Promise<string> {
    const [first = { names: [], mode: 'ANY' as const }] = approvers;
    if (!purchase.isReturned) return t(`sponsor.of${first.mode}`, { names: first.names });
    const { waitingFor } = await client.call('getProjectDetail', { path: { id } }).catch(() => ({ waitingFor: [] }));
    const step = approvers.find(({ names }) => waitingFor.every((name) => names.includes(name)));
    return t(`sponsor.of${step?.mode ?? 'ANY'}`, { names: waitingFor });
  }

  async function said(check: Check, { id, status }: Output<'submitProject'>): Promise<string> {
    if (status !== 'APPROVING') return t('sponsor.submittedFree', { name });
    const who = await askedOf(check, id);
    return who === '' ? t('sponsor.submittedAgain', { name }) : t('sponsor.submittedTo', { name, who });
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
    leave();
    void navigate(purchaseAddress(id), { replace: true });
    onDone(id);
    notify.success(await said(check, step));
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
