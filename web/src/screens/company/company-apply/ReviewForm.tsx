import { useApiMutation } from '@campus-procurement/hooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { RegistryCheck } from './RegistryCheck.tsx';
import type { Supplier } from './supplierColumns.tsx';

const opinionLimit = 500;
const results = ['APPROVED', 'REJECTED'] as const;
const resultChoices = results.map((value) => ({ value, label: `suppliers.result${value}` as const }));

/** The rules of `SupplierReview` in the description, in words. */
function reviewSchema(t: Translate, fewestGoods: number) {
  const review = z.object({
    result: z.enum(results, t('ui.required', { label: t('suppliers.result') })),
    opinion: z.string().check(z.trim()),
    goodsCategoryIds: z
      .array(z.string())
      .check(z.minLength(fewestGoods, t('ui.required', { label: t('suppliers.goodsCategories') }))),
  });
  const isGiven = ({ result, opinion }: { result: string; opinion: string }) => result === 'APPROVED' || opinion !== '';
  return review.check(z.refine(isGiven, { path: ['opinion'], error: t('suppliers.opinionRule') }));
}

interface ReviewFormProps extends Reloading {
  supplier: Supplier;
}

/** The decision on a supplier that asks to be admitted. Some need a second person, which is said afterwards. */
export function ReviewForm({ supplier, onClose, onReload }: ReviewFormProps) {
  const { id, version, companyId, companyName, goodsCategories } = supplier;
  const t = useT();
  const known = goodsCategories.map((category) => ({ value: category.id, label: category.categoryName }));
  const goods = useGoodsChoices(companyId);
  const audit = useApiMutation('auditCompany');
  const form = useForm<z.infer<ReturnType<typeof reviewSchema>>>({
    resolver: useMemo(() => zodResolver(reviewSchema(t, Math.min(1, known.length))), [t, known.length]),
    defaultValues: { opinion: '', goodsCategoryIds: known.map(({ value }) => value) },
  });
  const { control } = form;

  return (
    <FormDrawer
      title={['suppliers.reviewOf', { name: companyName }]}
      form={form}
      draft={`review ${id}`}
      onSubmit={async ({ result, opinion, goodsCategoryIds }) => {
        const isCorrected = goodsCategoryIds.join() !== known.map(({ value }) => value).join();
        const { needsSecondReview } = await audit.mutateAsync({
          body: { id, version, result, ...(opinion && { opinion }), ...(isCorrected && { goodsCategoryIds }) },
        });
        if (needsSecondReview) notify.success(t('suppliers.secondReview'));
      }}
      onClose={onClose}
      onReload={onReload}
    >
      <RegistryCheck supplierId={id} />
      <ChoicesField
        control={control}
        name="goodsCategoryIds"
        label="suppliers.goodsCategories"
        hint="suppliers.goodsHint"
        choices={withChosen(goods, known)}
      />
      <RadioField control={control} name="result" label="suppliers.result" choices={resultChoices} required />
      <TextField
        control={control}
        name="opinion"
        label="suppliers.opinion"
        hint="suppliers.opinionHint"
        limit={opinionLimit}
        multiline
      />
    </FormDrawer>
  );
}
