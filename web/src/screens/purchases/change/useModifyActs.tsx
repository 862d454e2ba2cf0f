import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

/** Loaded with the first of them, because they include the form library. */
const EditModify = lazyPart(() => import('./EditModify.tsx'));
const SubmitForm = lazyPart(() => import('./SubmitForm.tsx'));

const staleCodes: readonly unknown[] = [4090, 4101];
const parameter = 'do';
type Act = 'EDIT' | 'SUBMIT';

/** Does the acts of a change: `start` opens what an act needs, `form` and `dialog` are that. */
export function useModifyActs(modify: Schemas['ProjectModifyDetail'], onStale: () => Promise<unknown>) {
  const t = useT();
  const confirm = useConfirm();
  const giveUp = useApiMutation('withdrawProjectModify');
  const [parameters, setParameters] = useSearchParams();
  const { id, version, status, projectName: name, allowedActions } = modify;
  const act = allowedActions.find((allowed) => allowed === parameters.get(parameter)) ?? null;

  function set(next: Act | null) {
    const changed = new URLSearchParams(parameters);
    if (next === null) changed.delete(parameter);
    else changed.set(parameter, next);
    setParameters(changed, { replace: true });
  }

  async function reread(error: unknown): Promise<never> {
    if (isApiError(error) && staleCodes.includes(error.code)) await onStale();
    throw error;
  }

  const isDraft = status === 'DRAFT';
  const close = () => set(null);
  const form: ReactNode =
    act === 'EDIT' ? (
      <Suspense fallback={<LoadingBlock />}>
        <EditModify modify={modify} onClose={close} onReload={onStale} />
      </Suspense>
    ) : null;
  return {
    start: set,
    form,
    async withdraw() {
      const isDone = await confirm({
        title: t(isDraft ? 'modifications.dropTitle' : 'modifications.withdrawTitle', { name }),
        text: t(isDraft ? 'modifications.dropText' : 'modifications.withdrawText'),
        confirmLabel: t(isDraft ? 'modifications.doDROP' : 'modifications.doWITHDRAW'),
        danger: true,
        action: () => giveUp.mutateAsync({ path: { id }, body: { version } }).catch(reread),
      });
      if (isDone) notify.success(t('modifications.withdrawn', { name }));
    },
    dialog: (
      <Suspense>{act === 'SUBMIT' && <SubmitForm modify={modify} onClose={close} onReload={() => void onStale()} />}</Suspense>
    ),
  };
}
