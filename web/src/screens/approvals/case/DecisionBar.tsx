import { useApiMutation } from '@campus-procurement/hooks';
import { Button, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SavedOpinions } from '#ui/choices/SavedOpinions.tsx';
import { useDraft } from '#ui/drafts/useDraft.ts';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import classes from './case.module.css';
import { caseDecisionSchema, type DecisionValues } from './caseDecisionSchema.ts';
import { type CaseDetail, nextAddress, opinionLimit } from './caseTexts.ts';
import { MyPart } from './MyPart.tsx';
import type { Place } from './useCaseQueue.ts';
import { useOvertaken } from './useOvertaken.ts';

interface DecisionBarProps {
  detail: CaseDetail;
  taskId: string;
  /** The others that wait; what is next opens after the decision. */
  queue: Place;
  /** Reads the case again. */
  onOvertaken: () => void;
}

/** What is agreed to where it is not an amount. */
const agreements: Partial<Record<CaseDetail['bizType'], `approvals.agreeTo${'End' | 'Change' | 'Cancel'}`>> = {
  TERMINATION: 'approvals.agreeToEnd',
  MODIFICATION: 'approvals.agreeToChange',
  AWARD_CANCEL: 'approvals.agreeToCancel',
};

/** The own decision, always in sight, and on to the next case. */
export default function DecisionBar({ detail, taskId, queue: { isKnown, next }, onOvertaken }: DecisionBarProps) {
  const { version, bizType, amount, project, askedByName, allowedActions } = detail;
  const name = project.projectName;
  const t = useT();
  const navigate = useNavigate();
  const send = useApiMutation('decideApprovalTask');
  const unlessOvertaken = useOvertaken(onOvertaken);
  const isReceipt = bizType === 'RECEIPT';
  const isAdvice = askedByName !== null;
  const agreement = agreements[bizType];
  const reject = isReceipt ? 'approvals.refuse' : isAdvice ? 'approvals.adviseREJECT' : 'approvals.reject';
  const placeholder = isReceipt
    ? 'approvals.opinionToRefuse'
    : isAdvice
      ? 'approvals.adviceText'
      : 'approvals.opinionPlaceholder';
  const form = useForm<DecisionValues>({
    resolver: useRules(caseDecisionSchema),
    defaultValues: { decision: 'APPROVE', opinion: '' },
  });
  const draft = useDraft(form, { name: `decision ${taskId}`, title: ['approvals.draftOf', { name }], isReady: true });
  const { submit, failure } = useFormSubmit(form, decide, done, { savedText: null });
  const { errors, isSubmitting } = form.formState;
  const pressed = form.watch('decision');

  async function decide({ decision, opinion }: DecisionValues) {
    const body = { version, decision, ...(opinion && { opinion }) };
    await unlessOvertaken(send.mutateAsync({ path: { taskId }, body }));
    notify.success(
      isAdvice ? t('approvals.toldAdvice', { name: askedByName }) : t(`approvals.told${bizType}${decision}`, { name }),
    );
  }

  function done() {
    draft.close();
    void navigate(nextAddress(next), { replace: true });
  }

  function choose(content: string) {
    const before = form.getValues('opinion').trim();
    form.setValue('opinion', before ? `${before}\n${content}` : content, { shouldDirty: true, shouldValidate: true });
  }

  const set = (decision: DecisionValues['decision']) => () => form.setValue('decision', decision);
  const shared = (decision: DecisionValues['decision']) => ({
    type: 'submit' as const,
    onClick: set(decision),
    loading: isSubmitting && pressed === decision,
    disabled: isSubmitting && pressed !== decision,
  });
  return (
    <form onSubmit={submit} noValidate className={classes.form} aria-label={t('approvals.decision')}>
      <ActionBar
        above={
          <>
            {draft.note}
            <FailureMessage failure={failure} />
            <MyPart detail={detail} />
            {isKnown && (
              <p className={classes.next}>{next ? t('approvals.next', { name: next.title }) : t('approvals.thenList')}</p>
            )}
          </>
        }
        start={
          <div className={classes.opinion}>
            <Textarea
              {...form.register('opinion')}
              label={t('approvals.opinion')}
              placeholder={t(placeholder)}
              error={errors.opinion?.message}
              maxLength={opinionLimit}
              autosize
              minRows={1}
              maxRows={4}
            />
            <SavedOpinions onChoose={choose} />
          </div>
        }
      >
        <Button {...shared('REJECT')} variant="default">
          {t(reject)}
        </Button>
        {allowedActions.includes('RETURN') && (
          <Button {...shared('RETURN')} variant="default">
            {t('approvals.sendBackTo', { name: project.applicantName })}
          </Button>
        )}
        <Button {...shared('APPROVE')}>
          {isReceipt
            ? t('approvals.confirm')
            : isAdvice
              ? t('approvals.adviseAPPROVE')
              : agreement
                ? t(agreement)
                : t('approvals.agreeTo', { amount })}
        </Button>
      </ActionBar>
    </form>
  );
}
