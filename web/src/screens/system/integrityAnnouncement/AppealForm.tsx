import { useApiMutation } from '@campus-procurement/hooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';
import type { Reloading } from '#ui/form/useEdited.ts';
import type { Exposure } from './exposureColumns.tsx';

const limits = { content: 2000, reply: 1000 };
const results = ['UPHELD', 'DISMISSED'] as const;
const resultChoices = results.map((value) => ({ value, label: `exposures.appeal${value}` as const }));

/** The rules of `ExposureAppealInput` in the description, in words. */
function appealSchema(t: Translate) {
  return z.object({
    content: z.string().check(z.trim(), z.minLength(10, t('exposures.appealRule'))),
    result: z.enum(results, t('ui.required', { label: t('exposures.appealResult') })),
    reply: fieldRules(t).required('exposures.appealReply'),
  });
}

interface AppealFormProps extends Reloading {
  exposure: Exposure;
}

/** What a supplier brings forward against its exposure, and what has been decided. One that is upheld ends the exposure. */
export function AppealForm({ exposure: { id, version, supplierName }, onClose, onReload }: AppealFormProps) {
  const t = useT();
  const record = useApiMutation('recordIntegrityExposureAppeal', {});
  const form = useForm<z.infer<ReturnType<typeof appealSchema>>>({
    resolver: useMemo(() => zodResolver(appealSchema(t)), [t]),
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
