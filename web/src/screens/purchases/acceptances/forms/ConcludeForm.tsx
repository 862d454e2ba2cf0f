import { useApiMutation } from '@campus-procurement/hooks';
import { Rating } from '@mantine/core';
import { type Control, type FieldPath, useController, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Tally } from '../parts/Tally.tsx';
import { conclusionOf, type StepFormProps } from '../state/acceptanceState.ts';
import { limits } from '../state/arrivalSchema.ts';
import { concludeSchema } from '../state/concludeSchema.ts';
import classes from './lines.module.css';

type Values = z.infer<ReturnType<typeof concludeSchema>>;

/** The leader concludes what the counts say; with the last batch the supplier is rated. */
export default function ConcludeForm({ acceptance, onClose, onReload }: StepFormProps) {
  const t = useT();
  const confirm = useConfirm();
  const { id, version, projectName: name, items, members, ratingWanted } = acceptance;
  const conclude = useApiMutation('concludeAcceptance');
  const conclusion = conclusionOf(items);
  const word = t(`acceptances.conclusion${conclusion}`);
  const isAgainst = conclusion !== 'FAIL' && members.some(({ agree }) => agree === false);
  const form = useForm<Values>({
    resolver: useRules(concludeSchema, isAgainst, ratingWanted),
    defaultValues: { opinion: '', quality: 0, delivery: 0, service: 0, comment: '' },
  });
  const { control } = form;

  async function send({ opinion, comment, ...stars }: Values) {
    const rating = { ...stars, ...(comment && { comment }) };
    const body = { version, conclusion, opinion, ...(ratingWanted && { rating }) };
    await conclude.mutateAsync({ path: { id }, body });
    notify.success(t('acceptances.concluded'));
  }

  const question = () =>
    confirm({
      title: t('acceptances.concludeQuestion', { conclusion: word }),
      text: t('acceptances.concludeText'),
      confirmLabel: t('acceptances.doCONCLUDE'),
    });

  return (
    <FormDrawer
      title={['acceptances.concludeTitle', { name }]}
      form={form}
      draft={`conclude ${id}`}
      onSubmit={send}
      question={question}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="acceptances.doCONCLUDE"
    >
      <Tally items={items} />
      <p>{t('acceptances.conclusionIs', { conclusion: word })}</p>
      {isAgainst && <Message tone="warning">{t('acceptances.concludeAgainst')}</Message>}
      <TextField control={control} name="opinion" label="acceptances.concludeOpinion" limit={limits.opinion} multiline required />
      {ratingWanted && (
        <div>
          <p>{t('acceptances.ratingWanted')}</p>
          <Stars control={control} name="quality" />
          <Stars control={control} name="delivery" />
          <Stars control={control} name="service" />
          <TextField control={control} name="comment" label="acceptances.ratingComment" limit={500} multiline />
        </div>
      )}
    </FormDrawer>
  );
}

type Part = Extract<FieldPath<Values>, 'quality' | 'delivery' | 'service'>;

function Stars({ control, name }: { control: Control<Values>; name: Part }) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const label = t(`acceptances.${name}`);
  return (
    <fieldset className={classes.lines} aria-label={label}>
      <div className={classes.stars}>
        <span>{label}</span>
        <Rating
          size={36}
          value={field.value}
          onChange={field.onChange}
          getSymbolLabel={(stars) => t('acceptances.starsOf', { label, stars })}
        />
      </div>
      {fieldState.error && <p className={classes.error}>{fieldState.error.message}</p>}
    </fieldset>
  );
}
