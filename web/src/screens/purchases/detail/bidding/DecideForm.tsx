import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { Fieldset, Radio } from '@mantine/core';
import { type Control, useController, useFieldArray, useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DeclarationField } from '#ui/fields/DeclarationField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { StepFormProps } from '../state/stepForm.ts';
import { isValid } from './comparedPrices.ts';
import { type Decision, decisionSchema, limits } from './decisionSchema.ts';
import classes from './matrix.module.css';
import { QuoteState } from './QuoteState.tsx';
import type { Bidding } from './useBidding.ts';

type Comparison = Schemas['QuoteComparison'];

interface DecideFormProps extends StepFormProps {
  bidding: Bidding;
}

/** Applicant or officer decide who gets the award. The prices are read first: the lowest is chosen already. */
export default function DecideForm(props: DecideFormProps) {
  const comparison = useApiQuery('compareQuotes', { path: { projectId: props.project.id } });
  if (comparison.error) return <ErrorState error={comparison.error} onRetry={comparison.refetch} />;
  return comparison.data ? <Form {...props} comparison={comparison.data} /> : null;
}

function Form({ project, bidding, comparison, onClose, onReload }: DecideFormProps & { comparison: Comparison }) {
  const t = useT();
  const confirm = useConfirm();
  const decide = useApiMutation('decideAward');
  const { id: projectId, projectName: name } = project;
  const { lowestQuoteId } = comparison;
  const quotes = comparison.quotes.filter(isValid);
  const answersTo = (quoteId: string) =>
    (quotes.find((quote) => quote.quoteId === quoteId)?.risks ?? []).map((risk) => ({ risk, answer: '' }));
  const form = useForm<Decision>({
    resolver: useRules(decisionSchema, lowestQuoteId),
    defaultValues: {
      quoteId: lowestQuoteId ?? '',
      opinion: '',
      notLowestReason: '',
      conflictDeclared: false,
      riskAnswers: answersTo(lowestQuoteId ?? ''),
    },
  });
  const { control } = form;
  const chosen = quotes.find(({ quoteId }) => quoteId === form.watch('quoteId'));
  const isLowest = chosen?.quoteId === lowestQuoteId;
  const equals = quotes.filter(({ quoteId, total }) => total === chosen?.total && quoteId !== chosen.quoteId);

  async function send({ notLowestReason, riskAnswers, ...said }: Decision) {
    const body = {
      ...said,
      version: bidding.version,
      ...(said.quoteId !== lowestQuoteId && { notLowestReason }),
      ...(riskAnswers.length > 0 && { riskAnswers: riskAnswers as Schemas['RiskAnswer'][] }),
    };
    await decide.mutateAsync({ path: { projectId }, body });
    notify.success(t('projects.doneDECIDE', { name }));
  }

  const isSure = () =>
    confirm({
      title: t('bidding.decideSure', { supplier: chosen?.supplierName ?? '', amount: chosen?.total ?? '0.00' }),
      text: t(isLowest ? 'bidding.decideText' : 'bidding.decideOtherText'),
      confirmLabel: t('projects.doDECIDE'),
    });

  return (
    <FormDrawer
      title={['bidding.decideTitle', { name }]}
      form={form}
      draft={`decide ${projectId}`}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doDECIDE"
      isWide
    >
      <WinnerField
        control={control}
        quotes={quotes}
        lowestId={lowestQuoteId}
        isFixed={bidding.awardRule === 'LOWEST_PRICE'}
        onChoose={(quoteId) => form.setValue('riskAnswers', answersTo(quoteId))}
      />
      {equals.length > 0 && (
        <Message tone="warning">{t('bidding.tieOf', { names: equals.map(({ supplierName }) => supplierName) })}</Message>
      )}
      {chosen && <AwardMoney quote={chosen} requested={comparison.budgetAmount} />}
      {chosen && !isLowest && (
        <TextField
          control={control}
          name="notLowestReason"
          label="purchases.notLowestReason"
          hint="bidding.notLowestHint"
          limit={limits.reason}
          multiline
          required
        />
      )}
      <RiskAnswers control={control} />
      <TextField control={control} name="opinion" label="purchases.awardOpinion" limit={limits.opinion} multiline required />
      <DeclarationField control={control} name="conflictDeclared" label="bidding.declaration" />
    </FormDrawer>
  );
}

interface AwardMoneyProps {
  quote: Schemas['ComparedQuote'];
  /** What is frozen on the cards. */
  requested: string;
}

/** What the award takes of the frozen money, and what goes back; and what stands against it. */
function AwardMoney({ quote, requested }: AwardMoneyProps) {
  const t = useT();
  const format = useFormat();
  const { total, abnormallyLow, explanation } = quote;
  const rest = compareMoney(requested, total) > 0 ? fromCents(toCents(requested) - toCents(total)) : '0.00';
  return (
    <>
      <Properties
        items={[
          [t('purchases.awardAmount'), <Money key="award" value={total} />],
          [t('bidding.frozen'), <Money key="frozen" value={requested} />],
          [t('bidding.goesBack'), <Money key="rest" value={rest} />],
        ]}
      />
      {abnormallyLow && (
        <Message tone="warning">
          {explanation
            ? t('bidding.lowSays', { text: explanation.text, time: format.dateTime(explanation.time) })
            : t('bidding.lowBlocks')}
        </Message>
      )}
    </>
  );
}

/** An answer to each warning about the quote that was chosen. */
function RiskAnswers({ control }: { control: Control<Decision> }) {
  const t = useT();
  const { fields } = useFieldArray({ control, name: 'riskAnswers' });
  return fields.map(({ id, risk }, index) => (
    <Fieldset key={id} legend={t(`purchases.risk_${risk as Schemas['RiskKind']}`)}>
      <TextField
        control={control}
        name={`riskAnswers.${index}.answer`}
        label="bidding.answer"
        hint="bidding.answerHint"
        limit={limits.answer}
        multiline
        required
      />
    </Fieldset>
  ));
}

interface WinnerFieldProps {
  control: Control<Decision>;
  quotes: readonly Schemas['ComparedQuote'][];
  lowestId: string | null;
  /** The rule leaves no choice but the lowest. */
  isFixed: boolean;
  /** Called when another one is chosen: other fields hang on it. */
  onChoose: (quoteId: string) => void;
}

/** Whose quote gets the award, in order of rank. */
function WinnerField({ control, quotes, lowestId, isFixed, onChoose }: WinnerFieldProps) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'quoteId' });
  return (
    <Radio.Group
      {...field}
      onChange={(quoteId) => {
        field.onChange(quoteId);
        onChoose(quoteId);
      }}
      label={t('bidding.winner')}
      description={t(isFixed ? 'bidding.winnerFixed' : 'bidding.winnerHint')}
      error={fieldState.error?.message}
      withAsterisk
    >
      <div className={classes.winners}>
        {quotes.map((quote) => (
          <Radio
            key={quote.quoteId}
            value={quote.quoteId}
            disabled={isFixed && quote.quoteId !== lowestId}
            label={
              <span className={classes.winner}>
                <span>
                  {t('purchases.rankNo', { rank: quote.rank ?? 0 })} <b>{quote.supplierName}</b>{' '}
                </span>
                <Money value={quote.total} />
                <QuoteState quote={quote} />
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}
