import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { Properties } from '#ui/page/Properties.tsx';
import { EffectsNote } from './EffectsNote.tsx';
import { ParameterValue } from './ParameterValue.tsx';
import { valueSchema } from './parameterSchema.ts';
import { ValueField } from './ValueField.tsx';

interface ValueFormProps extends Reloading {
  value: Schemas['CharacterSchoolValue'];
}

/** Sets a school's own value, or changes it. */
export default function ValueForm({ value, onClose, onReload }: ValueFormProps) {
  const t = useT();
  const { id, version, isOwn, paramKey, paramName, paramValue, defaultValue, valueType, companyId } = value;
  const create = useApiMutation('saveCharacter');
  const update = useApiMutation('updateCharacter');
  const form = useForm({ resolver: useRules(valueSchema, valueType), defaultValues: { paramValue }, values: { paramValue } });
  const [wanted] = useDebouncedValue(form.watch('paramValue').trim(), 300);
  return (
    <FormDrawer
      title={[isOwn ? 'parameters.editValue' : 'parameters.setValue', { name: paramName }]}
      form={form}
      draft={`${companyId} ${paramKey}`}
      onSubmit={(values) =>
        isOwn
          ? update.mutateAsync({ path: { id }, body: { version, ...values } })
          : create.mutateAsync({ body: { companyId, paramKey, ...values } })
      }
      onClose={onClose}
      onReload={onReload}
    >
      <Properties
        items={[
          [t('parameters.school'), value.schoolName],
          [t('parameters.default'), <ParameterValue key="default" valueType={valueType} value={defaultValue} />],
          [t('parameters.effectScope'), value.effectScope || '–'],
          [t('parameters.description'), value.description || '–'],
        ]}
      />
      <ValueField control={form.control} name="paramValue" valueType={valueType} />
      {wanted !== paramValue && <EffectsNote companyId={companyId} paramKey={paramKey} paramValue={wanted} />}
      <Text size="sm" c="dimmed">
        {t('parameters.effectNote')}
      </Text>
    </FormDrawer>
  );
}
