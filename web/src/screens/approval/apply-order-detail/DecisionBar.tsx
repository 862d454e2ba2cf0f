import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Button, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { SavedOpinions } from '#ui/choices/SavedOpinions.tsx';
import { useDraft } from '#ui/drafts/useDraft.ts';
import { claimError } from '#ui/feedback/claimError.ts';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { caseAddress } from '#ui/text/contentAddress.ts';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';
import { type DecisionValues, decisionSchema } from './decisionSchema.ts';

const opinionLimit = 500;
/** Changed since it was read, or decided by somebody else. */
const overtaken = [4090, 4131];

interface DecisionBarProps {
  detail: CaseDetail;
  taskId: string;
  /** What opens after the decision. */
  next: Schemas['ApprovalTask'] | undefined;
  /** Reads the case again. */
  onOvertaken: () => void;
}

/** The own decision, always in sight, and on to the next case. */
export default function DecisionBar({ detail, taskId, next, onOvertaken }: DecisionBarProps) {
  const { version, bizType, amount, project, allowedActions } = detail;
  const name = project.projectName;
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const send = useApiMutation('decideApprovalTask');
  const isReceipt = bizType === 'RECEIPT';
  const acts = { REJECT: t(isReceipt ? 'approvals.refuse' : 'approvals.reject'), RETURN: t('approvals.sendBack') };
  const form = useForm<DecisionValues>({
    resolver: useRules(decisionSchema, acts),
    defaultValues: { decision: 'APPROVE', opinion: '' },
  });
  const draft = useDraft(form, { name: `decision ${taskId}`, title: ['approvals.draftOf', { name }], isReady: true });
  const { submit, failure } = useFormSubmit(form, decide, done, { savedText: null });
  const { errors, isSubmitting } = form.formState;
  const pressed = form.watch('decision');

  async function decide({ decision, opinion }: DecisionValues) {
    const body = { version, decision, ...(opinion && { opinion }) };
    await send.mutateAsync({ path: { taskId }, body }).catch((error) => {
      if (isApiError(error) && overtaken.includes(Number(error.code))) {
        claimError(error);
        onOvertaken();
      }
      throw error;
    });
    notify.success(t(`approvals.told${bizType}${decision}`, { name }));
  }

  function done() {
    draft.close();
    void navigate(next ? caseAddress(next.instanceId) : '/approval/my-apply', { replace: true });
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
            <p className={classes.next}>{next ? t('approvals.next', { name: next.title }) : t('approvals.thenList')}</p>
          </>
        }
        start={
          <div className={classes.opinion}>
            <Textarea
              {...form.register('opinion')}
              aria-label={t('approvals.opinion')}
              placeholder={t(isReceipt ? 'approvals.opinionToRefuse' : 'approvals.opinionPlaceholder')}
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
          {acts.REJECT}
        </Button>
        {allowedActions.includes('RETURN') && (
          <Button {...shared('RETURN')} variant="default">
            {acts.RETURN}
            <span className={classes.whom}>{t('approvals.toWhom', { name: project.applicantName })}</span>
          </Button>
        )}
        <Button {...shared('APPROVE')}>
          {isReceipt ? t('approvals.confirm') : t('approvals.agreeTo', { amount: format.money(amount) })}
        </Button>
      </ActionBar>
    </form>
  );
}
