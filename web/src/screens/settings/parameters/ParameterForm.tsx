import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useDebouncedValue } from '@mantine/hooks';
import { useForm } from 'react-hook-form';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { EffectsNote } from './EffectsNote.tsx';
import { type ParameterValues, parameterSchema } from './parameterSchema.ts';
import { platformId } from './platformId.ts';
import { ValueField } from './ValueField.tsx';
import { typeChoices } from './valueRule.ts';

const empty: ParameterValues = {
  paramKey: '',
  paramName: '',
  valueType: 'SWITCH',
  paramValue: 'N',
  description: '',
  effectScope: '',
};

function valuesOf(parameter: Schemas['CharacterParameter']): ParameterValues {
  const { paramKey, paramName, valueType, paramValue, description, effectScope } = parameter;
  return { paramKey, paramName, valueType, paramValue, description, effectScope };
}

/** Creates a parameter with its default, or edits one. */
export default function ParameterForm({ row: parameter, onClose, onReload }: RowForm<Schemas['CharacterParameter']>) {
  const create = useApiMutation('saveCharacter');
  const update = useApiMutation('updateCharacter');
  const form = useForm({
    resolver: useRules(parameterSchema),
    defaultValues: parameter ? valuesOf(parameter) : empty,
    ...(parameter && { values: valuesOf(parameter) }),
  });
  const { control, watch } = form;
  const [wanted] = useDebouncedValue(watch('paramValue').trim(), 300);

  function save({ paramKey, valueType, ...values }: ParameterValues) {
    if (!parameter) return create.mutateAsync({ body: { companyId: platformId, paramKey, valueType, ...values } });
    return update.mutateAsync({ path: { id: parameter.id }, body: { version: parameter.version, ...values } });
  }

  return (
    <FormDrawer
      saved={{ thing: 'parameters.thing', name: 'paramName' }}
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
      {parameter?.status === 'ENABLED' && wanted !== parameter.paramValue && (
        <EffectsNote companyId={platformId} paramKey={parameter.paramKey} paramValue={wanted} />
      )}
      <TextField control={control} name="description" label="parameters.description" limit={500} multiline />
      <TextField control={control} name="effectScope" label="parameters.effectScope" limit={100} />
    </FormDrawer>
  );
}
