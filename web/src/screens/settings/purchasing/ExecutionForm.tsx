import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { executionCodeValues } from '@campus-procurement/sdk/values';
import { useForm } from 'react-hook-form';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { BidFields } from './BidFields.tsx';
import { type ExecutionValues, executionSchema, inputOf, newExecution, valuesOf } from './executionSchema.ts';
import { useCodeLabel } from './useCodeLabel.ts';

interface ExecutionFormProps extends RowForm<Schemas['PurchasingExecution']> {
  /** The school of a new execution. */
  companyId: string;
}

/** Creates or edits an execution. */
export default function ExecutionForm({ row: execution, companyId, onClose, onReload }: ExecutionFormProps) {
  const codeLabel = useCodeLabel();
  const create = useApiMutation('savePurchasingExecution');
  const update = useApiMutation('updatePurchasingExecution');
  const form = useForm({
    resolver: useRules(executionSchema),
    defaultValues: execution ? valuesOf(execution) : newExecution,
    ...(execution && { values: valuesOf(execution) }),
  });
  const { control, watch } = form;

  function save(values: ExecutionValues) {
    const input = inputOf(values);
    if (!execution) return create.mutateAsync({ body: { ...input, executionCode: values.executionCode, companyId } });
    return update.mutateAsync({ path: { id: execution.id }, body: { version: execution.version, ...input } });
  }

  return (
    <FormDrawer
      saved={{ thing: 'purchasing.executionThing', name: 'executionName' }}
      title={execution ? ['purchasing.editExecution', { name: execution.executionName }] : ['purchasing.create_executions']}
      form={form}
      draft={execution?.id ?? `new execution in ${companyId}`}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
      isWide
    >
      <TextField control={control} name="executionName" label="purchasing.execution" limit={30} required />
      <LookupField
        control={control}
        name="executionCode"
        label="purchasing.executionCode"
        choices={executionCodeValues.map((value) => ({ value, label: codeLabel(value) }))}
        required
        readOnly={execution !== null}
      />
      <SwitchField control={control} name="needContract" label="purchasing.needContract" />
      {watch('needContract') && (
        <MoneyField
          control={control}
          name="contractThreshold"
          label="purchasing.contractThreshold"
          hint="purchasing.contractHint"
        />
      )}
      <TextField
        control={control}
        name="publicityDays"
        label="purchasing.publicityDays"
        hint="purchasing.publicityHint"
        limit={2}
        required
      />
      {watch('executionCode') === 'ONLINE_BID' && (
        <BidFields control={control} bidMode={watch('bidConfig.bidMode')} awardRule={watch('bidConfig.awardRule')} />
      )}
    </FormDrawer>
  );
}
