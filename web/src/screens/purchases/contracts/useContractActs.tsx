import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

/** Loaded with the first of them, because they include the form library. */
const SignForm = lazyPart(() => import('./SignForm.tsx'));
const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));

const reasonLimit = 500;
const staleCodes: readonly unknown[] = [4090, 4101];

/** Does the acts of a contract: `start` opens what an act needs, `dialog` is that, `submit` asks before a draft is sent. */
export function useContractActs(contract: Schemas['ContractDetail'], onStale: () => Promise<unknown>) {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const giveUp = useApiMutation('voidContract');
  const send = useApiMutation('submitContract');
  const [act, setAct] = useState<'SIGN' | 'VOID' | null>(null);
  const { id, version, contractName: name, amount, partyB } = contract;
  const close = () => setAct(null);

  async function reread(error: unknown): Promise<never> {
    if (isApiError(error) && staleCodes.includes(error.code)) await onStale();
    throw error;
  }

  async function end(reason: string) {
    await giveUp.mutateAsync({ path: { id }, body: { version, reason } }).catch(reread);
    notify.success(t('contracts.doneVOID', { name }));
  }

  return {
    start: setAct,
    /** @param read the version that was saved last */
    async submit(read: number) {
      const isDone = await confirm({
        title: t('contracts.submitTitle', { name }),
        text: t('contracts.submitText', { amount: format.money(amount), supplier: partyB }),
        confirmLabel: t('contracts.doSUBMIT'),
        action: () => send.mutateAsync({ path: { id }, body: { version: read } }).catch(reread),
      });
      if (isDone) notify.success(t('contracts.doneSUBMIT', { name }));
    },
    dialog: (
      <Suspense>
        {act === 'SIGN' && <SignForm contract={contract} onClose={close} onReload={() => void onStale()} />}
        {act === 'VOID' && (
          <ReasonDialog
            title={t('contracts.voidTitle', { name })}
            text={t('contracts.voidText')}
            confirmLabel={t('contracts.doVOID')}
            limit={reasonLimit}
            draft={`void ${id}`}
            onSubmit={end}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
