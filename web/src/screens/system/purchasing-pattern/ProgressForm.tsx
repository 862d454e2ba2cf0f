import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FormDrawer } from '#ui/FormDrawer.tsx';
import { NodeList } from './NodeList.tsx';
import { nodesOf, type ProgressValues, progressSchema, valuesOf } from './progressSchema.ts';

interface ProgressFormProps {
  execution: Schemas['PurchasingExecution'];
  onClose: () => void;
}

/** The nodes that a purchase passes, in their order. */
export default function ProgressForm({ execution, onClose }: ProgressFormProps) {
  const t = useT();
  const { id, version, executionName } = execution;
  const progress = useApiQuery('listPurchasingProgress', { query: { executionId: id } }, { staleTime: 0 });
  const save = useApiMutation('updatePurchasingProgress', { refreshes: ['listPurchasingProgress', 'listPurchasingExecutions'] });
  const form = useForm<ProgressValues>({
    resolver: useMemo(() => zodResolver(progressSchema(t)), [t]),
    defaultValues: { nodes: [] },
  });
  const { reset } = form;
  useEffect(() => {
    if (progress.data) reset(valuesOf(progress.data));
  }, [progress.data, reset]);
  return (
    <FormDrawer
      title={t('purchasing.progressOf', { name: executionName })}
      form={form}
      waitFor={[progress]}
      onSubmit={({ nodes }) => save.mutateAsync({ body: { executionId: id, version, nodes: nodesOf(nodes) } })}
      onClose={onClose}
      isWide
    >
      <NodeList control={form.control} />
    </FormDrawer>
  );
}
