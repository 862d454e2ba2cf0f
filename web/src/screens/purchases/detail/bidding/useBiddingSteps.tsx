import { useApiMutation } from '@campus-procurement/hooks';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import type { BidAct, Detail } from '../state/projectState.ts';
import { biddingPart } from './biddingPart.ts';
import type { Bidding } from './useBidding.ts';

const DecideForm = biddingPart(() => import('./DecideForm.tsx'));
const FailForm = biddingPart(() => import('./FailForm.tsx'));
const UnreadableForm = biddingPart(() => import('./UnreadableForm.tsx'));
const CancelForm = biddingPart(() => import('./CancelForm.tsx'));
const SuspensionForm = biddingPart(() => import('./SuspensionForm.tsx'));
const ResumptionForm = biddingPart(() => import('./ResumptionForm.tsx'));

/** The same as for the other acts of a purchase. */
const parameter = 'do';
const forms: readonly BidAct[] = ['DECIDE', 'DECLARE_FAILED', 'DECLARE_UNREADABLE', 'CANCEL_AWARD', 'SUSPEND', 'RESUME'];

/** Where quotes are judged, on the page. */
export const judgingId = 'judging';

/** Does the acts of a bidding: `start` opens what an act needs, `dialog` is that. */
export function useBiddingSteps(project: Detail, bidding: Bidding | undefined, onStale: () => void) {
  const [parameters, setParameters] = useSearchParams();
  const ask = useOpening(project, onStale);
  const act = bidding?.allowedActions.find((allowed) => forms.includes(allowed) && allowed === parameters.get(parameter));

  function go(changes: Record<string, string | null>) {
    const changed = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    setParameters(changed, { replace: true, preventScrollReset: true });
  }

  function start(next: BidAct) {
    if (forms.includes(next)) return go({ [parameter]: next });
    if (next === 'EXCLUDE') return go({ tab: 'award' });
    if (next === 'JUDGE') {
      go({ tab: 'bidding' });
      return void setTimeout(() => document.getElementById(judgingId)?.scrollIntoView({ block: 'start' }));
    }
    if (bidding && (next === 'OPEN_DOCUMENTS' || next === 'OPEN_PRICES' || next === 'WITNESS')) return void ask(next, bidding);
  }

  const form = { project, onClose: () => go({ [parameter]: null }), onReload: onStale };
  return {
    start,
    dialog: bidding && (
      <Suspense>
        {act === 'DECIDE' && <DecideForm {...form} bidding={bidding} />}
        {act === 'DECLARE_FAILED' && <FailForm {...form} bidding={bidding} />}
        {act === 'DECLARE_UNREADABLE' && <UnreadableForm {...form} bidding={bidding} />}
        {act === 'CANCEL_AWARD' && <CancelForm {...form} bidding={bidding} />}
        {act === 'SUSPEND' && <SuspensionForm {...form} bidding={bidding} />}
        {act === 'RESUME' && <ResumptionForm {...form} bidding={bidding} />}
      </Suspense>
    ),
  };
}

/** Asks before something is opened or witnessed, which cannot be undone. */
function useOpening({ id: projectId, projectName: name }: Detail, onStale: () => void) {
  const t = useT();
  const confirm = useConfirm();
  const open = useApiMutation('openBidding');
  const witness = useApiMutation('witnessOpening');
  return async (act: 'OPEN_DOCUMENTS' | 'OPEN_PRICES' | 'WITNESS', { documentsOpenTime, version }: Bidding) => {
    const stage = documentsOpenTime === null ? 'DOCUMENTS' : 'PRICES';
    const input = { path: { projectId }, body: { stage, version } } as const;
    const isDone = await confirm({
      title: t(`projects.title${act}`, { name }),
      text: t(act === 'WITNESS' ? `projects.textWITNESS_${stage}` : `projects.text${act}`),
      confirmLabel: t(`projects.do${act}`),
      action: () =>
        (act === 'WITNESS' ? witness : open).mutateAsync(input).catch((error: unknown) => {
          onStale();
          throw error;
        }),
    });
    if (isDone) notify.success(t(`projects.done${act}`, { name }));
  };
}
