import { useApiMutation } from '@campus-procurement/hooks';
import { TextInput } from '@mantine/core';
import { type Control, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';

interface ShortValue {
  no: number;
  name: string;
  unit: string;
  open: string;
  quantity: string;
}

const isQuantity = (text: string) => /^(0|[1-9]\d{0,8})(\.\d{1,3})?$/.test(text);

function faultOf(t: Translate, { quantity, open }: ShortValue): string | null {
  if (quantity === '') return null;
  if (!isQuantity(quantity)) return t('acceptances.badQuantity');
  return Number(quantity) > Number(open) ? t('acceptances.tooMany') : null;
}

const closeSchema = (t: Translate) =>
  z.object({
    lines: z.array(z.custom<ShortValue>()).check(
      z.check(({ value, issues }) => {
        const fault = value.map((line) => faultOf(t, line)).find((one) => one !== null);
        const isEmpty = value.every(({ quantity }) => Number(quantity) === 0);
        const message = fault ?? (isEmpty ? t('acceptances.nothingClosed') : null);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
    ),
    reason: fieldRules(t).required('acceptances.closeReason').check(z.minLength(2)),
  });
type Values = z.infer<ReturnType<typeof closeSchema>>;

/** The officer says what will not be delivered any more, and why. */
export default function CloseShortForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const confirm = useConfirm();
  const { id, version, projectName: name, fulfilment } = project;
  const close = useApiMutation('closeLinesShort');
  const form = useForm<Values>({
    resolver: useRules(closeSchema),
    defaultValues: {
      lines: (fulfilment?.lines ?? []).flatMap(({ no, itemName, unit, openQuantity }): ShortValue[] =>
        Number(openQuantity) === 0 ? [] : [{ no, name: itemName, unit, open: openQuantity, quantity: openQuantity }],
      ),
      reason: '',
    },
  });

  async function send({ lines, reason }: Values) {
    const short = lines.flatMap(({ no, quantity }) => (Number(quantity) > 0 ? [{ no, quantity }] : []));
    await close.mutateAsync({ path: { id }, body: { version, reason, lines: short } });
    notify.success(t('acceptances.closedShort'));
  }

  const question = () =>
    confirm({
      title: t('acceptances.closeQuestion', { name }),
      text: t('acceptances.closeText'),
      confirmLabel: t('acceptances.closeShort'),
      danger: true,
    });

  return (
    <FormDrawer
      title={['acceptances.closeTitle', { name }]}
      form={form}
      draft={`close ${id}`}
      onSubmit={send}
      question={question}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="acceptances.closeShort"
    >
      <p>{t('acceptances.closeHint')}</p>
      <Lines control={form.control} />
      <TextField control={form.control} name="reason" label="acceptances.closeReason" limit={500} multiline required />
    </FormDrawer>
  );
}

function Lines({ control }: { control: Control<Values> }) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'lines' });
  return (
    <>
      {field.value.map((line) => (
        <TextInput
          key={line.no}
          label={line.name}
          description={t('acceptances.openOf', { quantity: line.open, unit: line.unit })}
          inputMode="decimal"
          value={line.quantity}
          onChange={({ currentTarget: { value } }) =>
            field.onChange(field.value.map((one) => (one.no === line.no ? { ...one, quantity: value.trim() } : one)))
          }
          error={fieldState.invalid && faultOf(t, line)}
        />
      ))}
      {fieldState.error?.message === t('acceptances.nothingClosed') && <p role="alert">{fieldState.error.message}</p>}
    </>
  );
}
