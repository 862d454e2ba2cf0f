import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { isFuture, today } from '#ui/date/dateRange.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf } from '#ui/fields/fileEntry.ts';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Properties } from '#ui/page/Properties.tsx';
import { signingSchema } from './signingSchema.ts';

interface SignFormProps {
  contract: Schemas['ContractDetail'];
  onClose: () => void;
  /** Reads the contract again; what was entered stays. */
  onReload: () => void;
}

type Values = z.infer<ReturnType<typeof signingSchema>>;

/** The officer registers when the contract was signed, with the scan. */
export default function SignForm({ contract, onClose, onReload }: SignFormProps) {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const sign = useApiMutation('signContract');
  const { id, version, contractName: name, contractCode, partyB, amount } = contract;
  const form = useForm<Values>({ resolver: useRules(signingSchema), defaultValues: { signDate: today(), signedFileId: [] } });

  async function send({ signDate, signedFileId }: Values) {
    const body = { version, signDate, signedFileId: String(idsOf(signedFileId)[0]) };
    await sign.mutateAsync({ path: { id }, body });
    notify.success(t('contracts.doneSIGN', { name }));
  }

  const isSure = () =>
    confirm({
      title: t('contracts.signSure', { amount }),
      text: t('contracts.signText'),
      confirmLabel: t('contracts.doSIGN'),
    });

  return (
    <FormDrawer
      title={['contracts.signTitle', { name }]}
      form={form}
      draft={`sign ${id}`}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="contracts.doSIGN"
    >
      <Properties
        items={[
          [t('contracts.number'), contractCode ?? '–'],
          [t('contracts.partyB'), partyB],
          [t('contracts.amount'), format.money(amount)],
        ]}
      />
      <DateField
        control={form.control}
        name="signDate"
        label="contracts.signDate"
        accuracy="day"
        isDisabled={isFuture}
        required
      />
      <FilesField
        control={form.control}
        name="signedFileId"
        label="contracts.scan"
        hint="contracts.scanHint"
        bizType="PURCHASE"
        limit={1}
        endings={scanEndings}
        required
      />
    </FormDrawer>
  );
}

const scanEndings = ['pdf', 'png', 'jpg', 'jpeg'];
