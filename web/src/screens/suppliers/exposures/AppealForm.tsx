import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { type AppealValues, appealSchema, results } from './appealSchema.ts';
import type { Exposure } from './exposureColumns.tsx';

const limits = { content: 2000, reply: 1000 };
const resultChoices = results.map((value) => ({ value, label: `exposures.appeal${value}` as const }));

interface AppealFormProps extends Reloading {
  exposure: Exposure;
}

/** Records a supplier's appeal against an exposure, with the decision. An upheld appeal ends the exposure. */
export function AppealForm({ exposure: { id, version, supplierName }, onClose, onReload }: AppealFormProps) {
  const record = useApiMutation('recordIntegrityExposureAppeal', {});
  const form = useForm<AppealValues>({
    resolver: useRules(appealSchema),
    defaultValues: { content: '', reply: '' },
  });
  const { control } = form;
  return (
    <FormDrawer
      title={['exposures.appealOf', { name: supplierName }]}
      form={form}
      draft={`appeal ${id}`}
      onSubmit={(values) => record.mutateAsync({ path: { id }, body: { version, ...values } })}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="content" label="exposures.appealContent" limit={limits.content} multiline required />
      <RadioField
        control={control}
        name="result"
        label="exposures.appealResult"
        hint="exposures.appealHint"
        choices={resultChoices}
        required
      />
      <TextField control={control} name="reply" label="exposures.appealReply" limit={limits.reply} multiline required />
    </FormDrawer>
  );
}
