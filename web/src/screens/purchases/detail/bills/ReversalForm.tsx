import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { LabelKey, Wording } from '#i18n/messages.ts';
import { today } from '#ui/date/dateRange.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { limits, reversalSchema } from './billsSchema.ts';

type Values = z.infer<ReturnType<typeof reversalSchema>>;

interface ReversalFormProps {
  title: Wording;
  /** What follows from it. */
  text: string;
  /** The day of what is reversed. */
  from: string;
  draft: string;
  saveLabel: LabelKey;
  onSubmit: (reversal: Values) => Promise<void>;
  onClose: () => void;
  onReload: () => void;
}

/** Takes back money that was registered, on a day and for a reason. */
export function ReversalForm({ text, from, ...form }: ReversalFormProps) {
  const values = useForm<Values>({ resolver: useRules(reversalSchema), defaultValues: { date: today(), reason: '' } });
  const { control } = values;
  return (
    <FormDrawer form={values} saved={null} {...form}>
      <Message tone="warning">{text}</Message>
      <DateField
        control={control}
        name="date"
        label="projects.reversalDate"
        accuracy="day"
        isDisabled={(day) => day < from || day > today()}
        required
      />
      <TextField control={control} name="reason" label="ui.reason" limit={limits.reason} multiline required />
    </FormDrawer>
  );
}
