import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
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
import type { StepFormProps } from '../state/stepForm.ts';
import { AwardMoney } from './AwardMoney.tsx';
import { isValid } from './comparedPrices.ts';
import { type Decision, decisionSchema, limits } from './decisionSchema.ts';
import { RiskAnswers } from './RiskAnswers.tsx';
import type { Bidding } from './useBidding.ts';
import { WinnerField } from './WinnerField.tsx';

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
  const format = useFormat();
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
      title: t('bidding.decideSure', { supplier: chosen?.supplierName ?? '', amount: format.money(chosen?.total ?? '0.00') }),
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
