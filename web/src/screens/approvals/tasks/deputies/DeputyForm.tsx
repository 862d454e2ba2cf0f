import { useApiMutation, useUser } from '@campus-procurement/hooks';
import { deputyBizTypeValues } from '@campus-procurement/sdk/values';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { type DateRangeText, endsOf, rangeOf, today } from '#ui/date/dateRange.ts';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { DateRangeField } from '#ui/fields/DateRangeField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { UserField } from '#ui/fields/UserField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { type DeputyValues, deputySchema, remarkLimit } from './deputySchema.ts';
import type { Period } from './period.ts';

function valuesOf({ agentId, bizTypes, startDay, endDay, remark }: Period): DeputyValues {
  return { agentId, bizTypes, startDay: rangeOf(startDay, endDay), remark: remark ?? '' };
}

const empty: DeputyValues = { agentId: '', bizTypes: [], startDay: '', remark: '' };

/** Names somebody who decides for the user for some days, or changes that. */
export default function DeputyForm({ row: period, onClose, onReload }: RowForm<Period>) {
  const t = useT();
  const save = useApiMutation('saveDelegation');
  const form = useForm<DeputyValues>({
    resolver: useRules(deputySchema),
    defaultValues: period ? valuesOf(period) : empty,
    ...(period && { values: valuesOf(period) }),
  });
  const { control } = form;
  const me = useUser();

  function send({ startDay: days, remark, bizTypes, agentId }: DeputyValues) {
    const [startDay, endDay] = endsOf(days as DateRangeText);
    const row = period && { id: period.id, version: period.version };
    const kinds = deputyBizTypeValues.filter((kind) => bizTypes.includes(kind));
    return save.mutateAsync({ body: { ...row, agentId, bizTypes: kinds, startDay, endDay, ...(remark && { remark }) } });
  }

  return (
    <FormDrawer
      title={[period ? 'deputies.edit' : 'deputies.create']}
      form={form}
      draft={period?.id ?? 'new'}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
    >
      <UserField
        control={control}
        name="agentId"
        label="deputies.agent"
        hint="deputies.agentHint"
        excluded={me.id}
        person={period && { id: period.agentId, name: period.agentName }}
        required
      />
      <DateRangeField
        control={control}
        name="startDay"
        label="deputies.period"
        hint="deputies.periodHint"
        accuracy="day"
        isDisabled={(day) => day < (period?.startDay ?? today())}
        required
      />
      <ChoicesField
        control={control}
        name="bizTypes"
        label="deputies.kinds"
        placeholder="deputies.allKinds"
        choices={deputyBizTypeValues.map((value) => ({ value, label: t(`purchases.kind${value}`) }))}
      />
      <TextField control={control} name="remark" label="deputies.remark" limit={remarkLimit} />
    </FormDrawer>
  );
}
