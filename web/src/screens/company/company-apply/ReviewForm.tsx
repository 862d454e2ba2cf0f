import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { RegistryCheck } from './RegistryCheck.tsx';
import { type ReviewValues, results, reviewSchema } from './reviewSchema.ts';
import type { Supplier } from './supplierColumns.tsx';

const opinionLimit = 500;
const resultChoices = results.map((value) => ({ value, label: `suppliers.result${value}` as const }));

interface ReviewFormProps extends Reloading {
  supplier: Supplier;
}

/** The form to approve or reject a supplier. If a second approval is needed, a message says so afterwards. */
export function ReviewForm({ supplier, onClose, onReload }: ReviewFormProps) {
  const { id, version, companyId, companyName, goodsCategories } = supplier;
  const t = useT();
  const known = goodsCategories.map((category) => ({ value: category.id, label: category.categoryName }));
  const goods = useGoodsChoices(companyId);
  const audit = useApiMutation('auditCompany');
  const form = useForm<ReviewValues>({
    resolver: useRules(reviewSchema, Math.min(1, known.length)),
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
