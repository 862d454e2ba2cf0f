import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type KeyLoss, keyLossSchema, limits } from './keyLossSchema.ts';

/** An administrator declares a sealing key lost, with which the biddings fail that need it. */
export default function KeyLossForm({
  lost: { keyId, roundCount: count },
  onClose,
}: {
  lost: Schemas['KeyAway'];
  onClose: () => void;
}) {
  const t = useT();
  const confirm = useConfirm();
  const declare = useApiMutation('declareKeyLost');
  const form = useForm<KeyLoss>({
    resolver: useRules(keyLossSchema, keyId),
    defaultValues: { repeatedKeyId: '', reason: '' },
  });

  async function send(values: KeyLoss) {
    const { roundCount } = await declare.mutateAsync({ body: { keyId, ...values } });
    notify.success(t('dashboard.keyIsLost', { name: keyId, count: roundCount }));
  }

  const isSure = () =>
    confirm({
      title: t('dashboard.lossSure', { name: keyId }),
      text: t('dashboard.lossText', { count }),
      confirmLabel: t('dashboard.declareLost'),
      danger: true,
    });

  return (
    <FormDrawer
      title={['dashboard.lossTitle', { name: keyId }]}
      form={form}
      draft={null}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      saved={null}
      saveLabel="dashboard.declareLost"
    >
      <TextField control={form.control} name="repeatedKeyId" label="dashboard.repeatKeyId" limit={limits.keyId} required />
      <TextField control={form.control} name="reason" label="ui.reason" limit={limits.reason} multiline required />
    </FormDrawer>
  );
}
