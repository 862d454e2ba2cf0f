import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, SimpleGrid } from '@mantine/core';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { notify } from '#ui/feedback/notify.ts';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Section } from '#ui/page/Section.tsx';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { blankDraft, type DraftKind, type DraftValues, draftSchema, inputOf, limits } from './draftSchema.ts';
import { GoodsLines } from './GoodsLines.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { StockLines } from './StockLines.tsx';
import { useIssues } from './useIssues.ts';
import { useStores } from './useStores.ts';

const hints: Record<DraftKind, LabelKey> = {
  ...{ IN_OTHER: 'stock.draftHintIn', RETURN: 'stock.draftHintIn', OUT_USE: 'stock.draftHintOut' },
  ...{ TRANSFER: 'stock.draftHintOut', SCRAP: 'stock.draftHintSecond' },
};

interface DraftFormProps {
  kind: DraftKind;
  /** Those that the user keeps. */
  stores: readonly Schemas['Warehouse'][];
}

/** A document in the making. It is checked and confirmed on its own page. */
export function DraftForm({ kind, stores }: DraftFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const send = useApiMutation('saveStockDocument');
  const tree = useApiQuery('getLocalDeptTree', { query: {} }, { enabled: kind === 'OUT_USE' });
  const saved = useRef('');
  const [only] = stores.length === 1 ? stores : [];
  const form = useForm<DraftValues>({
    resolver: useRules(draftSchema, kind),
    defaultValues: blankDraft(kind, only?.id ?? ''),
  });
  const { control, formState, setValue } = form;
  const [warehouseId, sourceDocumentId] = useWatch({ control, name: ['warehouseId', 'sourceDocumentId'] });
  const issues = useIssues(kind === 'RETURN' ? warehouseId : '');
  const others = useStores().choices.filter(({ value }) => value !== warehouseId);
  const choices = stores.map(({ id, warehouseName }) => ({ value: id, label: warehouseName }));
  const places = stores.find(({ id }) => id === warehouseId)?.locations ?? [];

  /** Lines are of a store; those of new goods only by their places. */
  function leaveStore() {
    const { items } = blankDraft(kind, '');
    if (kind !== 'IN_OTHER') setValue('items', items);
    setValue('sourceDocumentId', '');
  }

  async function save(values: DraftValues) {
    const { id, docCode: code } = await send.mutateAsync({ body: inputOf(kind, values) });
    saved.current = id;
    notify.success(t('stock.savedDraft', { code }));
  }

  return (
    <FormPage
      form={form}
      onSubmit={save}
      onDone={() => void navigate(stockDocumentAddress(saved.current), { replace: true })}
      savedText={null}
      draft={{ name: `new ${kind}`, title: [`stock.new${kind}`] }}
    >
      <Section title={t('stock.facts')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <LookupField
            control={control}
            name="warehouseId"
            label="stock.store"
            choices={choices}
            onChoose={leaveStore}
            required
          />
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
              <LookupField
                control={control}
                name="receiverDeptId"
                label="stock.receiverDept"
                choices={deptChoices(tree.data ?? [])}
                required
              />
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
      {kind === 'IN_OTHER' && <GoodsLines form={form} places={places} />}
      {kind === 'RETURN' && <ReturnLines key={sourceDocumentId} form={form} sourceId={sourceDocumentId} />}
      {kind !== 'IN_OTHER' && kind !== 'RETURN' && <StockLines form={form} storeId={warehouseId} />}
      <ActionBar start={t(hints[kind])}>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('stock.save')}
        </Button>
      </ActionBar>
    </FormPage>
  );
}
