import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DeclarationField } from '#ui/fields/DeclarationField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import classes from './bidding.module.css';
import { type Judgement, judgementSchema, limits } from './judgementSchema.ts';

interface JudgeFormProps {
  quoteId: string;
  /** The bidder, masked as long as names are. */
  name: string;
  version: number;
  /** What the user has found before. */
  before: Schemas['QuoteJudgement'] | null;
  stage: Schemas['JudgementStage'];
  onClose: () => void;
  onReload: () => void;
}

const choices = [
  { value: 'PASS', label: 'bidding.PASS' },
  { value: 'FAIL', label: 'bidding.FAIL' },
] as const;

/** Somebody says whether a quote complies, or afterwards that it has to be excluded. */
export default function JudgeForm({ quoteId, name, version, before, stage, onClose, onReload }: JudgeFormProps) {
  const t = useT();
  const judge = useApiMutation('qualifyQuote');
  const isExclusion = stage === 'EXCLUSION';
  const form = useForm<Judgement>({
    resolver: useRules(judgementSchema),
    defaultValues: {
      result: isExclusion ? 'FAIL' : (before?.result ?? 'PASS'),
      reason: before?.reason ?? '',
      conflictDeclared: false,
    },
  });
  const { control } = form;

  async function send({ reason, ...said }: Judgement) {
    await judge.mutateAsync({ path: { id: quoteId }, body: { ...said, ...(reason && { reason }), version } });
    notify.success(t(isExclusion ? 'bidding.doneExclude' : 'bidding.doneJudge', { name }));
  }

  return (
    <FormDrawer
      title={isExclusion ? ['bidding.excludeTitle', { name }] : ['bidding.judgeTitle', { name }]}
      form={form}
      draft={`judge ${stage} ${quoteId}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel={isExclusion ? 'bidding.exclude' : 'bidding.judge'}
    >
      <p className={classes.text}>{t(isExclusion ? 'bidding.excludeText' : 'bidding.judgeText')}</p>
      {!isExclusion && <RadioField control={control} name="result" label="bidding.result" choices={choices} required />}
      <TextField
        control={control}
        name="reason"
        label="bidding.reason"
        hint={isExclusion ? 'bidding.excludeHint' : 'bidding.reasonHint'}
        limit={limits.reason}
        multiline
        required={isExclusion}
      />
      <DeclarationField control={control} name="conflictDeclared" label="bidding.declaration" />
    </FormDrawer>
  );
}
