import { useApiMutation } from '@campus-procurement/hooks';
import { fromCents, parseMoney, toCents } from '@campus-procurement/sdk/money';
import { Checkbox } from '@mantine/core';
import { type Control, useController, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf, pictureEndings } from '#ui/fields/fileEntry.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { UserField } from '#ui/fields/UserField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import classes from './parts/project.module.css';
import type { StepFormProps } from './state/stepForm.ts';
import { limits, receiptSchema } from './state/stepsSchema.ts';

type Values = z.infer<ReturnType<typeof receiptSchema>>;

/** The applicant says that all has arrived, what it cost, and who has seen it. */
export default function ReceiveForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, amount, projectName: name, receipt } = project;
  const confirm = useApiMutation('confirmReceipt');
  const form = useForm<Values>({
    resolver: useRules(receiptSchema, amount),
    defaultValues: {
      actualAmount: receipt?.actualAmount ?? amount,
      witnessUserId: receipt?.witnessId ?? '',
      pictures: [],
      conflictDeclared: false,
    },
  });
  const { control } = form;

  async function send({ pictures, ...said }: Values) {
    await confirm.mutateAsync({ path: { id }, body: { ...said, version, pictureIds: idsOf(pictures) } });
    notify.success(t('projects.doneRECEIVE', { name }));
  }

  return (
    <FormDrawer
      title={['projects.receiveTitle', { name }]}
      form={form}
      draft={`receive ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doRECEIVE"
      fieldOfCode={{ 4105: 'witnessUserId' }}
    >
      <div>
        <MoneyField control={control} name="actualAmount" label="projects.actualAmount" hint="projects.actualHint" required />
        <Rest requested={amount} actual={form.watch('actualAmount')} />
      </div>
      <UserField
        control={control}
        name="witnessUserId"
        label="projects.witness"
        hint="projects.witnessHint"
        excluded={project.applicantId}
        person={receipt && { id: receipt.witnessId, name: receipt.witnessName }}
        required
      />
      <FilesField
        control={control}
        name="pictures"
        label="projects.pictures"
        bizType="PURCHASE"
        limit={limits.pictures}
        endings={pictureEndings}
      />
      <Declaration control={control} />
    </FormDrawer>
  );
}

/** What happens to the money that is not needed. */
function Rest({ requested, actual }: { requested: string; actual: string }) {
  const t = useT();
  const amount = parseMoney(actual);
  const rest = amount === null ? 0n : toCents(requested) - toCents(amount);
  return (
    <p className={classes.rest} role="status">
      {rest > 0n && t('projects.restBack', { amount: fromCents(rest) })}
    </p>
  );
}

function Declaration({ control }: { control: Control<Values> }) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'conflictDeclared' });
  const { value, ...rest } = field;
  return <Checkbox {...rest} checked={value} label={t('projects.declaration')} error={fieldState.error?.message} />;
}
