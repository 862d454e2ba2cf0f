import { useApiMutation } from '@campus-procurement/hooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { FormDrawer } from '#ui/FormDrawer.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { notify } from '#ui/notify.ts';
import { Properties } from '#ui/Properties.tsx';
import { RegistryCheck } from './RegistryCheck.tsx';
import { refreshes } from './refreshes.ts';
import type { Supplier } from './supplierColumns.tsx';

const opinionLimit = 500;
const results = ['APPROVED', 'REJECTED'] as const;
const resultChoices = results.map((value) => ({ value, label: `suppliers.result${value}` as const }));

/** The rules of `SupplierReview` in the description, in words. */
function reviewSchema(t: Translate) {
  const review = z.object({
    result: z.enum(results, t('ui.required', { label: t('suppliers.result') })),
    opinion: z.string().check(z.trim()),
  });
  const isGiven = ({ result, opinion }: { result: string; opinion: string }) => result === 'APPROVED' || opinion !== '';
  return review.check(z.refine(isGiven, { path: ['opinion'], error: t('suppliers.opinionRule') }));
}

interface ReviewFormProps {
  supplier: Supplier;
  onClose: () => void;
}

/** The decision on a supplier that asks to be admitted. Some need a second person, which is said afterwards. */
export function ReviewForm({ supplier: { id, version, companyName, goodsCategories }, onClose }: ReviewFormProps) {
  const t = useT();
  const audit = useApiMutation('auditCompany', { refreshes });
  const form = useForm<z.infer<ReturnType<typeof reviewSchema>>>({
    resolver: useMemo(() => zodResolver(reviewSchema(t)), [t]),
    defaultValues: { opinion: '' },
  });
  const { control } = form;

  return (
    <FormDrawer
      title={t('suppliers.reviewOf', { name: companyName })}
      form={form}
      onSubmit={async ({ result, opinion }) => {
        const { needsSecondReview } = await audit.mutateAsync({ body: { id, version, result, ...(opinion && { opinion }) } });
        if (needsSecondReview) notify.success(t('suppliers.secondReview'));
      }}
      onClose={onClose}
    >
      <Properties
        items={[[t('suppliers.goodsCategories'), goodsCategories.map(({ categoryName }) => categoryName).join(', ') || '–']]}
      />
      <RegistryCheck supplierId={id} />
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
