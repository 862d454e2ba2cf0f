import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { Act, Detail } from './state/acceptanceState.ts';

/** Loaded with the first of them, because they include the form library. */
const ArrivalForm = lazyPart(() => import('./forms/ArrivalForm.tsx'));
const AssignForm = lazyPart(() => import('./forms/AssignForm.tsx'));
const SignForm = lazyPart(() => import('./forms/SignForm.tsx'));
const ConcludeForm = lazyPart(() => import('./forms/ConcludeForm.tsx'));
const AssetsForm = lazyPart(() => import('./forms/AssetsForm.tsx'));
const ReplacementForm = lazyPart(
  async () => (await Promise.all([import('#ui/replacements/ReplacementForm.tsx'), loadAreas(['approvals'])]))[0],
);
const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));

const reasonLimit = 500;
const staleCodes: readonly unknown[] = [4090, 4101];

/** The name in the address of the act that is being done, so that lists lead to it and a reload comes back to it. */
const parameter = 'do';

/** Does the acts of an acceptance: `start` opens what an act needs, `dialog` is that. */
export function useAcceptanceSteps(acceptance: Detail, onStale: () => void) {
  const t = useT();
  const [parameters, setParameters] = useSearchParams();
  const cancel = useApiMutation('cancelAcceptance');
  const { id, version, projectName: name, allowedActions } = acceptance;
  const act = allowedActions.find((allowed) => allowed === parameters.get(parameter)) ?? null;

  function set(next: Act | null) {
    const changed = new URLSearchParams(parameters);
    if (next === null) changed.delete(parameter);
    else changed.set(parameter, next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  }

  async function giveUp(reason: string) {
    await cancel.mutateAsync({ path: { id }, body: { version, reason } }).catch((error: unknown) => {
      if (isApiError(error) && staleCodes.includes(error.code)) onStale();
      throw error;
    });
    notify.success(t('acceptances.cancelled'));
  }

  const form = { acceptance, onClose: () => set(null), onReload: onStale };
  return {
    start: set,
    dialog: (
      <Suspense>
        {(act === 'SUBMIT' || act === 'EDIT') && <ArrivalForm {...form} />}
        {act === 'ASSIGN' && <AssignForm {...form} />}
        {act === 'SIGN' && <SignForm {...form} />}
        {act === 'CONCLUDE' && <ConcludeForm {...form} />}
        {act === 'RECORD_ASSETS' && <AssetsForm {...form} />}
        {act === 'REPLACE_MEMBER' && (
          <ReplacementForm
            part="MEMBER"
            recordId={id}
            name={name}
            leavers={acceptance.members.flatMap((one) => (one.left ? [{ userId: one.userId, name: one.userName }] : []))}
            onClose={() => set(null)}
            onReload={onStale}
          />
        )}
        {act === 'CANCEL' && (
          <ReasonDialog
            title={t('acceptances.cancelTitle', { name })}
            text={t('acceptances.cancelText')}
            confirmLabel={t('acceptances.doCANCEL')}
            limit={reasonLimit}
            draft={`cancel ${id}`}
            onSubmit={giveUp}
            onClose={() => set(null)}
          />
        )}
      </Suspense>
    ),
  };
}
