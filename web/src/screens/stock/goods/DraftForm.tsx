import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { use, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { notify } from '#ui/feedback/notify.ts';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { useExpiredQuestion } from '../expired/useExpiredQuestion.ts';
import { DraftFields } from './DraftFields.tsx';
import { blankDraft, type DraftKind, type DraftValues, draftSchema, inputOf, lineOfSent } from './draftSchema.ts';
import { GoodsLines } from './GoodsLines.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { StockLines } from './StockLines.tsx';

const hints: Record<DraftKind, LabelKey> = {
  IN_OTHER: 'stock.draftHintIn',
  RETURN: 'stock.draftHintIn',
  OUT_USE: 'stock.draftHintOut',
  TRANSFER: 'stock.draftHintOut',
  SCRAP: 'stock.draftHintSecond',
};

interface DraftFormProps {
  kind: DraftKind;
  /** Those that the user keeps. */
  stores: readonly Schemas['Warehouse'][];
}

/** A document in the making. It is checked and confirmed on its own page. */
export default function DraftForm({ kind, stores }: DraftFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const send = useApiMutation('saveStockDocument');
  const ask = useExpiredQuestion();
  const saved = useRef('');
  const [only] = stores.length === 1 ? stores : [];
  const form = useForm<DraftValues>({
    resolver: useRules(draftSchema, kind),
    defaultValues: blankDraft(kind, only?.id ?? ''),
  });
  const { control, formState } = form;
  const [warehouseId, sourceDocumentId] = useWatch({ control, name: ['warehouseId', 'sourceDocumentId'] });
  const places = stores.find(({ id }) => id === warehouseId)?.locations ?? [];

  async function save(values: DraftValues) {
    const body = inputOf(kind, values);
    const { id, docCode: code } = await ask((confirmed) => send.mutateAsync({ body: { ...body, ...confirmed } }));
    saved.current = id;
    notify.success(t('stock.savedDraft', { code }));
  }

  function done() {
    leave();
    void navigate(stockDocumentAddress(saved.current), { replace: true });
  }

  return (
    <FormPage
      form={form}
      onSubmit={save}
      onDone={done}
      fieldOfSent={lineOfSent}
      savedText={null}
      draft={{ name: `new ${kind}`, title: [`stock.new${kind}`] }}
    >
      <DraftFields form={form} kind={kind} stores={stores} />
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
