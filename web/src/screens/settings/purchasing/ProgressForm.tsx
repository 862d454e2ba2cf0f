import { useApiMutation, useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { NodeList } from './NodeList.tsx';
import { nodesOf, type ProgressValues, progressSchema, valuesOf } from './progressSchema.ts';

interface ProgressFormProps extends Reloading {
  execution: Schemas['PurchasingExecution'];
}

/** Edits the ordered progress nodes of an execution. */
export default function ProgressForm({ execution, onClose, onReload }: ProgressFormProps) {
  const { id, version, executionName } = execution;
  const progress = useRecord('listPurchasingProgress', { query: { executionId: id } });
  const save = useApiMutation('updatePurchasingProgress');
  const form = useForm<ProgressValues>({
    resolver: useRules(progressSchema),
    defaultValues: { nodes: [] },
    ...(progress.data && { values: valuesOf(progress.data) }),
  });
  async function reload() {
    onReload?.();
    const nodes = await progress.refetch();
    if (nodes) form.reset(valuesOf(nodes));
  }

  return (
    <FormDrawer
      title={['purchasing.progressOf', { name: executionName }]}
      form={form}
      waitFor={[progress]}
      draft={`progress ${id}`}
      onSubmit={({ nodes }) => save.mutateAsync({ body: { executionId: id, version, nodes: nodesOf(nodes) } })}
      onClose={onClose}
      onReload={onReload && reload}
      isWide
    >
      <NodeList control={form.control} />
    </FormDrawer>
  );
}
