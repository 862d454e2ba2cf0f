import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SavedOpinions } from '#ui/choices/SavedOpinions.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Section } from '#ui/page/Section.tsx';
import { Waited } from '../../profile/Waited.tsx';
import classes from './review.module.css';
import { type ReviewValues, reviewSchema } from './reviewSchema.ts';
import { useReviewed } from './useReviewed.ts';

const opinionLimit = 500;
const staleVersion = 4090;

interface ReviewDecisionProps {
  supplier: Schemas['SupplierDetail'];
  /** What the supplier has to correct, in words for it; empty if nothing. */
  letter: string;
  /** How many corrections the letter asks for. */
  corrections: number;
  /** Whether the registry says that the enterprise operates: else the server asks for a reason to approve it. */
  isInBusiness: boolean;
  /** Who is reviewed next. */
  next: Schemas['Supplier'] | undefined;
  /** Reads the supplier again, when somebody else has changed it. */
  onStale: () => void;
}

/** Approves or rejects a supplier, and goes on to the next. If it has to correct something, rejecting is the main act. */
export function ReviewDecision({ supplier, letter, corrections, isInBusiness, next, onStale }: ReviewDecisionProps) {
  const { id, version, companyId, companyName: name, goodsCategories } = supplier;
  const t = useT();
  const { goOn } = useReviewed();
  const isFaulty = corrections > 0;
  const known = goodsCategories.map((category) => ({ value: category.id, label: category.categoryName }));
  const goods = useGoodsChoices(companyId);
  const audit = useApiMutation('auditCompany');
  const form = useForm<ReviewValues>({
    resolver: useRules(reviewSchema, Math.min(1, known.length), isFaulty ? 'reason' : isInBusiness ? null : 'opinion'),
    defaultValues: {
      result: isFaulty ? 'REJECTED' : 'APPROVED',
      opinion: letter.slice(0, opinionLimit),
      reason: '',
      goodsCategoryIds: known.map(({ value }) => value),
    },
  });
  const { control } = form;
  const result = form.watch('result');
  // The letter is for the supplier, the reason to approve it all the same for the reviewers.
  const words = isFaulty && result === 'APPROVED' ? 'reason' : 'opinion';
  useDidUpdate(() => form.setFocus(words), [words]);

  async function decide(values: ReviewValues) {
    const { goodsCategoryIds } = values;
    const opinion = values[words];
    const isCorrected = goodsCategoryIds.join() !== known.map(({ value }) => value).join();
    const body = { id, version, result: values.result, ...(opinion && { opinion }), ...(isCorrected && { goodsCategoryIds }) };
    const { needsSecondReview } = await audit.mutateAsync({ body }).catch((error) => {
      if (isApiError(error) && error.code === staleVersion) onStale();
      throw error;
    });
    notify.success(needsSecondReview ? t('suppliers.secondReview') : t(`review.told${values.result}`, { name }));
  }

  function choose(content: string) {
    const before = form.getValues(words).trim();
    form.setValue(words, before ? `${before}\n${content}` : content, { shouldDirty: true });
  }

  const set = (value: ReviewValues['result']) => () => form.setValue('result', value, { shouldDirty: true });
  return (
    <Section title={t('review.decision')}>
      <FormPage
        form={form}
        onSubmit={decide}
        onDone={() => goOn(next?.id ?? null)}
        savedText={null}
        draft={{ name: `review ${id}`, title: ['suppliers.reviewOf', { name }] }}
      >
        <div>
          {words === 'reason' ? (
            <TextField
              key="reason"
              control={control}
              name="reason"
              label="review.reason"
              hint="review.reasonHint"
              limit={opinionLimit}
              multiline
              required
            />
          ) : (
            <TextField
              key="opinion"
              control={control}
              name="opinion"
              label={isFaulty ? 'review.letterLabel' : 'suppliers.opinion'}
              hint={isFaulty ? 'review.letterHint' : 'suppliers.opinionHint'}
              limit={opinionLimit}
              multiline
            />
          )}
          <div className={classes.saved}>
            <SavedOpinions result={result} onChoose={choose} />
          </div>
        </div>
        <ChoicesField
          control={control}
          name="goodsCategoryIds"
          label="suppliers.goodsCategories"
          hint="suppliers.goodsHint"
          choices={withChosen(goods, known)}
        />
        <div className={classes.bar}>
          <Acts corrections={corrections} words={words} set={set} isBusy={form.formState.isSubmitting} />
        </div>
      </FormPage>
      {next && (
        <p className={classes.next}>
          {t('review.next')} <b>{next.companyName}</b> <Waited since={next.submitTime} />
        </p>
      )}
    </Section>
  );
}

interface ActsProps {
  corrections: number;
  words: 'opinion' | 'reason';
  set: (result: ReviewValues['result']) => () => void;
  isBusy: boolean;
}

/** The main act first. Both submit, but the one that first asks for the reason. */
function Acts({ corrections, words, set, isBusy }: ActsProps) {
  const t = useT();
  if (corrections === 0) {
    return (
      <>
        <Button type="submit" loading={isBusy} onClick={set('APPROVED')}>
          {t('review.approve')}
        </Button>
        <Button type="submit" variant="default" disabled={isBusy} onClick={set('REJECTED')}>
          {t('review.reject')}
        </Button>
      </>
    );
  }
  if (words === 'reason') {
    return (
      <>
        <Button type="submit" loading={isBusy}>
          {t('review.approve')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={set('REJECTED')}>
          {t('review.rejectInstead')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button type="submit" loading={isBusy}>
        {t('review.rejectFor', { count: corrections })}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={set('APPROVED')}>
        {t('review.approveStill')}
      </Button>
    </>
  );
}
