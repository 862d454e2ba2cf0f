import { isUnreachable, useApiMutation, useApiQuery, useClient, useSessionStatus } from '@campus-procurement/hooks';
import { ErrorCode, isApiError, type Output, type Schemas } from '@campus-procurement/sdk';
import { Button, Group, Text } from '@mantine/core';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DraftNote } from '#ui/drafts/DraftNote.tsx';
import { useUnsavedGuard } from '#ui/drafts/useUnsavedGuard.ts';
import { claimError } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useFailure } from '#ui/feedback/useFailure.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { CheckRail } from './CheckRail.tsx';
import { FaultSummary } from './FaultSummary.tsx';
import { PurchaseQuestions } from './PurchaseQuestions.tsx';
import classes from './parts.module.css';
import { type PurchaseValues, totalOf } from './purchaseValues.ts';
import type { SaveState } from './useAutosave.ts';
import type { Check } from './useCheck.ts';
import { useParts } from './useParts.ts';
import { nameOfLines, type PurchaseState, usePurchase } from './usePurchase.ts';

const steps = { RETURNED: 'return', REJECTED: 'reject', WITHDRAWN: 'withdraw' } as const;

const isReturned = (status: Schemas['ProjectStatus']): status is Returned => Object.hasOwn(steps, status);

/** Loaded when a purchase grows beyond a small one. */
const PurchaseParts = lazyPart(() => import('./PurchaseParts.tsx'));

interface PurchaseFormProps {
  /** The draft or returned purchase; null for a new one. */
  project: Schemas['ProjectDetail'] | null;
  /** The way in which a new one is to be bought; '' by bidding. */
  way?: Schemas['ExecutionCode'] | '';
  /** A new one has been saved. */
  onMade: (id: string) => void;
  /** Begins again with what the server has; with a new one for null. */
  onReopen: (id: string | null) => void;
}

const draftsAddress = '/purchase-management/draft-ave';

/** A purchase to fill in on one page, saved by itself: five questions for a small one, five parts for one by bidding. */
export default function PurchaseForm({ project, way = '', onMade, onReopen }: PurchaseFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const purchase = usePurchase(project, way);
  const { form, id, saving, copy, faults, isTried, isFull } = purchase;
  const { executionCode } = form.values;
  const state = useParts(purchase);
  const derived = nameOfLines(t, form.values.lines);
  const name = form.values.projectName.trim() || derived;
  const submission = useSubmission(purchase, name, onReopen);
  useUnsavedGuard(saving.isUnsaved);
  useEffect(() => {
    if (project === null && id !== null) onMade(id);
  }, [project, id, onMade]);

  const status = project?.status ?? 'DRAFT';
  const leave =
    status === 'DRAFT'
      ? { label: t('sponsor.keep'), address: draftsAddress }
      : { label: t('sponsor.toProject'), address: purchaseAddress(project?.id ?? '') };

  /** Not before everything is saved. */
  async function go(address: string) {
    const isKept = await saving.flush().then(
      () => true,
      () => false,
    );
    if (isKept) void navigate(address);
  }

  function reload() {
    copy.drop();
    onReopen(id);
  }

  function keepAsNew() {
    copy.keepAsNew();
    onReopen(null);
  }

  const shared = {
    purchase,
    project,
    derived,
    isRunning: submission.isRunning,
    onSubmit: () => void submission.submit(),
    leave: { label: leave.label, onClick: () => void go(leave.address) },
  };
  return (
    <PageLayout
      title={name}
      status={id !== null && <PurchaseStatus status={status} />}
      facts={[
        t(isFull ? (executionCode ? `purchases.way${executionCode}` : 'purchases.bidding') : 'purchases.small'),
        project?.projectCode,
        <SaveTime key="saved" saving={saving} />,
      ]}
      actions={isFull && <SumOfLines values={form.values} />}
    >
      {project && <ReturnedNote project={project} />}
      <SaveNotes purchase={purchase} onReload={reload} onKeepAsNew={keepAsNew} />
      <FaultSummary
        faults={isTried ? faults : []}
        failure={submission.failure}
        refusals={submission.refusals}
        idOf={form.idOf}
        {...(isFull && { reveal: state.reveal })}
      />
      {isFull ? (
        <Suspense fallback={<LoadingBlock />}>
          <PurchaseParts {...shared} state={state} />
        </Suspense>
      ) : (
        <Columns rail={<CheckRail purchase={purchase} />}>
          <PurchaseQuestions {...shared} />
        </Columns>
      )}
    </PageLayout>
  );
}

/** Submits a purchase once, after everything is saved and checked; goes to its page when that is done. */
function useSubmission(purchase: PurchaseState, name: string, onDone: (id: string) => void) {
  const t = useT();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const client = useClient();
  const { mutateAsync } = useApiMutation('submitProject');
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const { failure, setError } = useFailure();
  /** How often it was refused: each time what is wrong gets the focus. */
  const [refusals, setRefusals] = useState(0);

  /** Who is asked now. What was returned may go back to the step that returned it; if nobody can say, nobody is named. */
  async function askedOf({ approvers }: Check, id: string): Promise<string> {
    const [first = { names: [], mode: 'ANY' as const }] = approvers;
    if (!purchase.isReturned) return t(`sponsor.of${first.mode}`, { names: first.names });
    const { waitingFor } = await client.call('getProjectDetail', { path: { id } }).catch(() => ({ waitingFor: [] }));
    const step = approvers.find(({ names }) => waitingFor.every((name) => names.includes(name)));
    return t(`sponsor.of${step?.mode ?? 'ANY'}`, { names: waitingFor });
  }

  async function said(check: Check, { id, status }: Output<'submitProject'>): Promise<string> {
    if (status !== 'APPROVING') return t('sponsor.submittedFree', { name });
    const who = await askedOf(check, id);
    return who === '' ? t('sponsor.submittedAgain', { name }) : t('sponsor.submittedTo', { name, who });
  }

  async function send() {
    const { form, saving, checking, faultsIn, copy } = purchase;
    const target = await saving.flush();
    const check = await checking.ask(target?.id ?? null);
    if (faultsIn(check.errors).length > 0 || target === null) return false;
    const { id, version } = target;
    const copyUserIds = form.values.copies.map(({ value }) => value);
    const body = { version, conflictDeclared: true, ...(copyUserIds.length > 0 && { copyUserIds }) };
    const step = await mutateAsync({ path: { id }, body });
    copy.drop();
    leave();
    void navigate(purchaseAddress(id), { replace: true });
    onDone(id);
    notify.success(await said(check, step));
    return true;
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    setError(null);
    purchase.tried();
    try {
      if (!(await send())) setRefusals((count) => count + 1);
    } catch (error) {
      claimError(error);
      const errors = isApiError(error) ? error.fieldErrors : [];
      if (errors.length > 0) purchase.refuse(errors);
      // What keeps it from being saved is said at the top already.
      else if (purchase.saving.state.error !== error) setError(error);
      setRefusals((count) => count + 1);
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }

  return { submit, isRunning, failure, refusals };
}

type Returned = keyof typeof steps;

/** Who returned a purchase and why; nothing for a draft. */
function ReturnedNote({ project }: { project: Schemas['ProjectDetail'] }) {
  return isReturned(project.status) ? <Reason project={project} status={project.status} /> : null;
}

function Reason({ project, status }: { project: Schemas['ProjectDetail']; status: Returned }) {
  const t = useT();
  const format = useFormat();
  const log = useApiQuery('listProjectLogs', { path: { id: project.id } });
  const entry = log.data?.findLast(({ step }) => step === steps[status]);
  const about = { who: entry?.operatorName ?? '', time: format.dateTime(entry?.time ?? project.updateTime) };
  const title = {
    RETURNED: t('sponsor.returnedBy', about),
    REJECTED: t('sponsor.rejectedBy', about),
    WITHDRAWN: t('sponsor.withdrawnBy', about),
  };
  if (status === 'WITHDRAWN') return <Message tone="warning">{title.WITHDRAWN}</Message>;
  return (
    <Message tone="warning">
      <Text size="sm" fw={600}>
        {title[status]}
      </Text>
      <Text size="sm">{project.endReason ?? t('sponsor.noReason')}</Text>
      <Text size="xs" c="dimmed">
        {t(status === 'RETURNED' ? 'sponsor.returnedText' : 'sponsor.rejectedText')}
      </Text>
    </Message>
  );
}

/** The sum of the lines, the largest number of the page. */
function SumOfLines({ values }: { values: PurchaseValues }) {
  const t = useT();
  const format = useFormat();
  const [, whole, cents] = /^(.*)(\.\d\d)$/.exec(format.money(totalOf(values))) ?? [];
  return (
    <p className={classes.headSum}>
      <small>{t('sponsor.linesTotal')}</small>
      <span>
        ¥<b>{whole}</b>
        {cents}
      </span>
    </p>
  );
}

/** When it was saved, in the head of the page. */
function SaveTime({ saving: { state, isUnsaved } }: { saving: PurchaseState['saving'] }) {
  const t = useT();
  const format = useFormat();
  const { status, time } = state;
  if (status === 'failed' || status === 'stale') return t('sponsor.notSavedShort');
  if (status === 'saving' || isUnsaved) return t('sponsor.saving');
  if (time === null) return t('sponsor.notSaved');
  // That of an earlier visit needs its day.
  return t('sponsor.savedAt', { time: status === 'saved' ? format.time(time) : format.dateTime(time) });
}

interface SaveNotesProps {
  purchase: PurchaseState;
  onReload: () => void;
  onKeepAsNew: () => void;
}

/** What stands in the way of saving, and what was put back. */
function SaveNotes({ purchase, onReload, onKeepAsNew }: SaveNotesProps) {
  const { saving, copy } = purchase;
  return (
    <>
      {copy.restored !== null && <DraftNote restored={copy.restored} onDiscard={copy.discard} />}
      <NotSaved state={saving.state} onRetry={saving.retry} onReload={onReload} onKeepAsNew={onKeepAsNew} />
    </>
  );
}

interface NotSavedProps {
  state: SaveState;
  onRetry: () => void;
  onReload: () => void;
  onKeepAsNew: () => void;
}

function NotSaved({ state: { status, error }, onRetry, onReload, onKeepAsNew }: NotSavedProps) {
  const t = useT();
  // The bar above the page says that the server cannot be reached. When it is back, this is saved by itself.
  const isLost = isUnreachable(useSessionStatus().error);
  if (status === 'stale') {
    const isGone = isApiError(error) && error.code === ErrorCode.missing;
    return (
      <Message tone="warning" role="alert">
        <Text size="sm" fw={600}>
          {t(isGone ? 'sponsor.goneTitle' : 'sponsor.staleTitle')}
        </Text>
        <Text size="sm">{t(isGone ? 'sponsor.goneText' : 'sponsor.staleText')}</Text>
        <Button size="xs" variant="default" mt="xs" onClick={isGone ? onKeepAsNew : onReload}>
          {t(isGone ? 'sponsor.keepAsNew' : 'sponsor.loadLatest')}
        </Button>
      </Message>
    );
  }
  if (status !== 'failed' || (isLost && isUnreachable(error))) return null;
  return (
    <Message tone="error" role="alert">
      <Group justify="space-between" gap="xs">
        <span>{t('sponsor.saveFailed', { reason: reasonOf(error, describeError(error, t).text) })}</span>
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('sponsor.retry')}
        </Button>
      </Group>
    </Message>
  );
}

/** What is wrong with a field says more than that something is. */
function reasonOf(error: unknown, text: string): string {
  const [first] = isApiError(error) ? error.fieldErrors : [];
  return first ? first.message : text;
}
