import { useApiMutation, useClient } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Suspense, use, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { biddingPart } from './bidding/biddingPart.ts';
import { claimPart } from './claim/claimPart.ts';
import { fulfilmentPart, waysPart } from './fulfilment/fulfilmentPart.ts';
import type { Act, Detail } from './state/projectState.ts';

/** Loaded with the first of them, because they include the form library. */
const ReceiveForm = lazyPart(() => import('./ReceiveForm.tsx'));

const InvoiceForm = lazyPart(() => import('./InvoiceForm.tsx'));

const PaymentForm = lazyPart(() => import('./PaymentForm.tsx'));

const PayeeForm = lazyPart(() => import('./PayeeForm.tsx'));

const HandOverForm = lazyPart(() => import('./HandOverForm.tsx'));

const PublishForm = biddingPart(() => import('./bidding/PublishForm.tsx'));

const OutcomeForm = waysPart(() => import('./fulfilment/OutcomeForm.tsx'));

const ReportForm = waysPart(() => import('./fulfilment/ReportForm.tsx'));

const ObjectionForm = waysPart(() => import('./fulfilment/ObjectionForm.tsx'));

const ObjectionAnswerForm = waysPart(() => import('./fulfilment/ObjectionAnswerForm.tsx'));

const CloseShortForm = lazyPart(
  async () => (await Promise.all([import('./acceptance/CloseShortForm.tsx'), loadAreas(['acceptances'])]))[0],
);

const DefaultForm = claimPart(() => import('./claim/DefaultForm.tsx'));

const RefundForm = claimPart(() => import('./claim/RefundForm.tsx'));

const WriteOffDialog = claimPart(() => import('./claim/WriteOffDialog.tsx'));

const ArchiveForm = fulfilmentPart(() => import('./dossier/ArchiveForm.tsx'));

const ReplacementForm = lazyPart(
  async () => (await Promise.all([import('#ui/replacements/ReplacementForm.tsx'), loadAreas(['approvals'])]))[0],
);

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));

const reasonLimit = 500;

/** Where a purchase is given up at once: no supplier has been told of it, or no other way is left. Elsewhere an approval decides. */
const atOnce: readonly Detail['status'][] = ['RETURNED', 'REJECTED', 'WITHDRAWN', 'APPROVED', 'FAILED', 'EXECUTING'];

const staleCodes: readonly unknown[] = [4090, 4101];

const listPage = '/purchase-management/procurement-item';

/** The name in the address of the act that is being done, so that lists lead to it and a reload comes back to it. */
const parameter = 'do';

/** Does the acts of a purchase: `start` opens what an act needs, `dialog` is that. */
export function useProjectSteps(project: Detail, onStale: () => void) {
  const t = useT();
  const [parameters, setParameters] = useSearchParams();
  const terminate = useApiMutation('terminateProject');
  const ask = useQuestions(project, onStale);
  const copy = useCopy(project);
  const { id, version, projectName: name, allowedActions } = project;
  const wanted = parameters.get(parameter);
  const act = allowedActions.find((allowed) => allowed === wanted) ?? null;

  function set(next: Act | null) {
    const changed = new URLSearchParams(parameters);
    if (next === null) changed.delete(parameter);
    else changed.set(parameter, next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  }

  const isAsked = !atOnce.includes(project.status);
  const close = () => set(null);
  const isQuestion = act === 'WITHDRAW' || act === 'DELETE' || act === 'CLAIM';
  // The address of a list's act: what needs no form is asked at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each act, however often the page is drawn
  useEffect(() => {
    if (!isQuestion) return;
    close();
    void ask(act);
  }, [act]);

  async function giveUp(reason: string) {
    await terminate.mutateAsync({ path: { id }, body: { version, reason } }).catch((error: unknown) => {
      if (isApiError(error) && staleCodes.includes(error.code)) onStale();
      throw error;
    });
    notify.success(t(isAsked ? 'projects.doneAskEnd' : 'projects.doneTERMINATE', { name }));
  }

  const form = { project, onClose: close, onReload: onStale };
  return {
    start: (next: Act) => {
      if (next === 'COPY') copy();
      else if (next === 'WITHDRAW' || next === 'DELETE' || next === 'CLAIM') void ask(next);
      else set(next);
    },
    dialog: (
      <Suspense>
        {act === 'PUBLISH' && <PublishForm {...form} />}
        {act === 'RECEIVE' && <ReceiveForm {...form} />}
        {act === 'ADD_INVOICE' && <InvoiceForm {...form} />}
        {act === 'PAY' && <PaymentForm {...form} />}
        {act === 'AGREE_PAYEE' && <PayeeForm {...form} />}
        {act === 'REGISTER_OUTCOME' && <OutcomeForm {...form} />}
        {act === 'REPORT' && <ReportForm {...form} />}
        {act === 'OBJECT' && <ObjectionForm {...form} />}
        {act === 'ANSWER_OBJECTION' && <ObjectionAnswerForm {...form} />}
        {act === 'CLOSE_SHORT' && <CloseShortForm {...form} />}
        {act === 'TERMINATE_DEFAULT' && <DefaultForm {...form} />}
        {act === 'REFUND' && <RefundForm {...form} />}
        {act === 'WRITE_OFF' && <WriteOffDialog {...form} />}
        {act === 'ARCHIVE' && <ArchiveForm {...form} />}
        {act === 'HAND_OVER' && <HandOverForm {...form} />}
        {act === 'REPLACE_REQUESTER' && (
          <ReplacementForm
            part="REQUESTER"
            recordId={id}
            name={name}
            leavers={[{ userId: project.applicantId, name: project.applicantName }]}
            onClose={close}
            onReload={onStale}
          />
        )}
        {act === 'TERMINATE' && (
          <ReasonDialog
            title={t('projects.terminateTitle', { name })}
            text={t(isAsked ? 'projects.askEndText' : 'projects.terminateText')}
            confirmLabel={t(isAsked ? 'projects.doAskEnd' : 'projects.doTERMINATE')}
            limit={reasonLimit}
            draft={`terminate ${id}`}
            onSubmit={giveUp}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}

/** Begins a draft with what a purchase says, and leads to its form. */
function useCopy({ id, projectName: name }: Detail) {
  const t = useT();
  const navigate = useNavigate();
  const { edit } = useFormPages();
  const copy = useApiMutation('copyProject', {
    onSuccess: ({ id: draft }) => {
      notify.success(t('projects.doneCOPY', { name }));
      return navigate(edit(draft) ?? '');
    },
  });
  return () => {
    if (!copy.isPending) copy.mutate({ path: { id } });
  };
}

/** Asks before what needs no more than a yes. */
function useQuestions({ id, version, projectName: name, lane, approvalInstanceId }: Detail, onStale: () => void) {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = useApiMutation('deleteProject');
  const claim = useApiMutation('receiveProject');
  const withdraw = useWithdrawal(approvalInstanceId);
  const { leave } = use(PageContext);
  const run = {
    WITHDRAW: withdraw,
    DELETE: () => remove.mutateAsync({ path: { id } }),
    CLAIM: () => claim.mutateAsync({ path: { id }, body: { version } }),
  };
  return async (act: keyof typeof run) => {
    const isDone = await confirm({
      title: t(`projects.title${act}`, { name }),
      text: t(act === 'CLAIM' && lane === 'OTHER' ? 'projects.textCLAIM_OTHER' : `projects.text${act}`),
      confirmLabel: t(act === 'DELETE' ? 'ui.delete' : `projects.do${act}`),
      danger: act === 'DELETE',
      action: () =>
        run[act]().catch((error: unknown) => {
          onStale();
          throw error;
        }),
    });
    if (!isDone) return;
    notify.success(t(`projects.done${act}`, { name }));
    if (act !== 'DELETE') return;
    leave();
    await navigate(listPage, { replace: true });
  };
}

/** Takes the request of a purchase back. The case is read first: its version says that nobody has decided meanwhile. */
function useWithdrawal(instanceId: string | null) {
  const client = useClient();
  const withdraw = useApiMutation('withdrawApprovalInstance');
  return async () => {
    const path = { id: String(instanceId) };
    const { version } = await client.call('getApprovalInstanceDetail', { path });
    return withdraw.mutateAsync({ path, body: { version } });
  };
}
