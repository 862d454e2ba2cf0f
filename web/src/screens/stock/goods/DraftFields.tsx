import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { SimpleGrid } from '@mantine/core';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Section } from '#ui/page/Section.tsx';
import { blankDraft, type DraftKind, type DraftValues, limits } from './draftSchema.ts';
import { useIssues } from './useIssues.ts';
import { useStores } from './useStores.ts';

interface DraftFieldsProps {
  form: UseFormReturn<DraftValues>;
  kind: DraftKind;
  /** Those that the user keeps. */
  stores: readonly Schemas['Warehouse'][];
}

/** What a document in the making is about, above its lines. */
export function DraftFields({ form: { control, setValue }, kind, stores }: DraftFieldsProps) {
  const t = useT();
  const warehouseId = useWatch({ control, name: 'warehouseId' });
  const tree = useApiQuery('getLocalDeptTree', { query: {} }, { enabled: kind === 'OUT_USE' });
  const issues = useIssues(kind === 'RETURN' ? warehouseId : '');
  const others = useStores().choices.filter(({ value }) => value !== warehouseId);
  const choices = stores.map(({ id, warehouseName }) => ({ value: id, label: warehouseName }));
  const depts = deptChoices(tree.data ?? []);

  /** Lines are of a store; those of new goods only by their places. */
  function leaveStore() {
    if (kind !== 'IN_OTHER') setValue('items', blankDraft(kind, '').items);
    setValue('sourceDocumentId', '');
  }

  return (
    <Section title={t('stock.facts')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LookupField control={control} name="warehouseId" label="stock.store" choices={choices} onChoose={leaveStore} required />
        {kind === 'TRANSFER' && (
          <LookupField control={control} name="targetWarehouseId" label="stock.target" choices={others} required />
        )}
        {kind === 'RETURN' && (
          <LookupField
            control={control}
            name="sourceDocumentId"
            label="stock.sourceIssue"
            hint="stock.sourceIssueHint"
            choices={issues.choices}
            onSearch={issues.search}
            onChoose={() => setValue('items', [])}
            required
          />
        )}
        {kind === 'OUT_USE' && (
          <>
            <LookupField control={control} name="receiverDeptId" label="stock.receiverDept" choices={depts} required />
            <TextField control={control} name="receiverName" label="stock.receiver" limit={limits.receiverName} required />
          </>
        )}
        <TextField
          control={control}
          name="purpose"
          label={`stock.purpose${kind}`}
          limit={limits.purpose}
          required={kind !== 'TRANSFER' && kind !== 'RETURN'}
        />
      </SimpleGrid>
    </Section>
  );
}
