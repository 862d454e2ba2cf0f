import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { characterValueTypeValues } from '@campus-procurement/sdk/values';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';
import type { RowForm } from '#ui/form/useEdited.ts';
import { ValueField } from './ValueField.tsx';
import { isOfType, typeChoices } from './valueRule.ts';

/** The company that parameters belong to. */
const platformId = '0';

/** The rules of `CharacterInput` in the description, in words. */
const schema = (t: Translate) =>
  z
    .object({
      paramKey: z.string().check(z.trim(), z.regex(/^[A-Za-z][A-Za-z0-9_]{1,63}$/, t('parameters.keyRule'))),
      paramName: fieldRules(t).required('parameters.name'),
      valueType: z.enum(characterValueTypeValues),
      paramValue: z.string().check(z.trim()),
      description: z.string().check(z.trim()),
      effectScope: z.string().check(z.trim()),
    })
    .check(
      z.refine(({ valueType, paramValue }) => isOfType(valueType, paramValue), {
        error: t('parameters.valueRule'),
        path: ['paramValue'],
      }),
    );

type Values = z.infer<ReturnType<typeof schema>>;

const empty: Values = { paramKey: '', paramName: '', valueType: 'SWITCH', paramValue: 'N', description: '', effectScope: '' };

function valuesOf(parameter: Schemas['CharacterParameter']): Values {
  const { paramKey, paramName, valueType, paramValue, description, effectScope } = parameter;
  return { paramKey, paramName, valueType, paramValue, description, effectScope };
}

/** Creates a parameter with its default, or edits one. */
export default function ParameterForm({ row: parameter, onClose, onReload }: RowForm<Schemas['CharacterParameter']>) {
  const t = useT();
  const create = useApiMutation('saveCharacter');
  const update = useApiMutation('updateCharacter');
  const form = useForm({
    resolver: useMemo(() => zodResolver(schema(t)), [t]),
    defaultValues: parameter ? valuesOf(parameter) : empty,
    ...(parameter && { values: valuesOf(parameter) }),
  });
  const { control, watch } = form;

  function save({ paramKey, valueType, ...values }: Values) {
    if (!parameter) return create.mutateAsync({ body: { companyId: platformId, paramKey, valueType, ...values } });
    return update.mutateAsync({ path: { id: parameter.id }, body: { version: parameter.version, ...values } });
  }

  return (
    <FormDrawer
      title={parameter ? ['parameters.edit', { name: parameter.paramName }] : ['parameters.create']}
      form={form}
      draft={parameter?.id ?? 'new'}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="paramName" label="parameters.name" limit={50} required />
      <TextField
        control={control}
        name="paramKey"
        label="parameters.key"
        hint="parameters.keyHint"
        limit={64}
        required
        readOnly={parameter !== null}
      />
      <SelectField
        control={control}
        name="valueType"
        label="parameters.type"
        choices={typeChoices}
        readOnly={parameter !== null}
      />
      <ValueField control={control} name="paramValue" valueType={watch('valueType')} />
      <TextField control={control} name="description" label="parameters.description" limit={500} multiline />
      <TextField control={control} name="effectScope" label="parameters.effectScope" limit={100} />
    </FormDrawer>
  );
}
