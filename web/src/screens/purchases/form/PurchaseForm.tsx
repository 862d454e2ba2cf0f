import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useUnsavedGuard } from '#ui/drafts/useUnsavedGuard.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { CheckRail } from './CheckRail.tsx';
import { FaultSummary } from './FaultSummary.tsx';
import { PurchaseQuestions } from './PurchaseQuestions.tsx';
import { ReturnedNote } from './ReturnedNote.tsx';
import { SaveNotes, SaveTime } from './SaveNotes.tsx';
import { SumOfLines } from './SumOfLines.tsx';
import { useParts } from './useParts.ts';
import { nameOfLines, usePurchase } from './usePurchase.ts';
import { useSubmission } from './useSubmission.ts';

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
