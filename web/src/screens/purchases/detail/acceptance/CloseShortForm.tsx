import { useApiMutation } from '@campus-procurement/hooks';
import { TextInput } from '@mantine/core';
import { type Control, useController, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { closeSchema, limits, type ShortLine, shortFault } from './closeSchema.ts';

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
      lines: (fulfilment?.lines ?? []).flatMap(({ no, itemName, unit, openQuantity }): ShortLine[] =>
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
      <TextField control={form.control} name="reason" label="acceptances.closeReason" limit={limits.reason} multiline required />
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
          error={fieldState.invalid && shortFault(t, line)}
        />
      ))}
      {fieldState.error?.message === t('acceptances.nothingClosed') && <p role="alert">{fieldState.error.message}</p>}
    </>
  );
}
