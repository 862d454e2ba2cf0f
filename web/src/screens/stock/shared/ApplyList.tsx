import { useApiMutation, usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { sharedApplyStatusValues } from '@campus-procurement/sdk/values';
import { Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { ApplyFacts } from './ApplyFacts.tsx';
import { applyColumns } from './applyColumns.tsx';

type Apply = Schemas['SharedApply'];
type Act = Apply['allowedActions'][number] | 'LOOK';

const DecideForm = lazyPart(() => import('./DecideForm.tsx'));
const IssueForm = lazyPart(() => import('./IssueForm.tsx'));
const ReturnForm = lazyPart(() => import('./ReturnForm.tsx'));
const CancelDialog = lazyPart(() => import('./CancelDialog.tsx'));
const ReplacementForm = lazyPart(
  async () => (await Promise.all([import('#ui/replacements/ReplacementForm.tsx'), loadAreas(['approvals'])]))[0],
);

const searchSpec = { filters: { keyword: textFilter(50), status: choiceFilter(...sharedApplyStatusValues) } } as const;
const statusChoices = sharedApplyStatusValues.map((value) => ({ value, label: `sharing.status${value}` as const }));
const labels = {
  DECIDE: 'decide',
  ISSUE: 'issue',
  RECEIVE: 'receive',
  RETURN: 'giveBack',
  REPLACE_REQUESTER: 'replaceRequester',
  CANCEL: 'cancel',
} as const;

/** Requests for shared stock: those that wait for the user, the others about what they answer for, or their own. */
export function ApplyList({ tab }: { tab: Schemas['SharedApplyTab'] }) {
  const t = useT();
  const confirm = useConfirm();
  const receive = useApiMutation('receiveSharedApply');
  const [open, setOpen] = useState<{ apply: Apply; act: Act } | null>(null);
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('querySharedApplyPage', { tab, ...search.query }, { turn: search.turn });
  const close = () => setOpen(null);

  async function take({ id, itemName: name }: Apply) {
    const isDone = await confirm({
      title: t('sharing.receiveTitle', { name }),
      text: t('sharing.receiveText'),
      confirmLabel: t('sharing.receive'),
      action: () => receive.mutateAsync({ path: { id } }),
    });
    if (isDone) notify.success(t('sharing.received'));
  }

  const action = (act: keyof typeof labels): RowAction<Apply> => ({
    label: `sharing.${labels[act]}`,
    onClick: (apply) => (act === 'RECEIVE' ? void take(apply) : setOpen({ apply, act })),
    isOffered: ({ allowedActions }) => allowedActions.includes(act),
    ...(act === 'CANCEL' ? { danger: true } : { waits: true }),
  });
  const actions: RowAction<Apply>[] = [
    action('DECIDE'),
    action('ISSUE'),
    action('RECEIVE'),
    action('RETURN'),
    action('REPLACE_REQUESTER'),
    { label: 'sharing.look', onClick: (apply) => setOpen({ apply, act: 'LOOK' }) },
    action('CANCEL'),
  ];
  return (
    <>
      <ListBlock
        name={`sharedApplies${tab}`}
        title={`sharing.tab${tab}`}
        heading={t('pages.sharedStock')}
        tab={`sharing.tab${tab}`}
        page={page}
        search={search}
        columns={applyColumns}
        actions={actions}
        rowName={({ applyCode }) => applyCode}
        empty={t(`sharing.empty${tab}`)}
        filters={
          <>
            <SearchText search={search} name="keyword" label="sharing.applyKeyword" limit={50} />
            <SearchSelect search={search} name="status" label="sharing.status" choices={statusChoices} />
          </>
        }
      />
      <Suspense>{open && <Opened apply={open.apply} act={open.act} onClose={close} />}</Suspense>
    </>
  );
}

function Opened({ apply, act, onClose }: { apply: Apply; act: Act; onClose: () => void }) {
  if (act === 'DECIDE') return <DecideForm apply={apply} onClose={onClose} />;
  if (act === 'ISSUE') return <IssueForm apply={apply} onClose={onClose} />;
  if (act === 'RETURN') return <ReturnForm apply={apply} onClose={onClose} />;
  if (act === 'REPLACE_REQUESTER') {
    const { id, itemName, applicantId: userId, applicantName } = apply;
    const leavers = [{ userId, name: applicantName }];
    return <ReplacementForm part="BORROWER" recordId={id} name={itemName} leavers={leavers} onClose={onClose} />;
  }
  if (act === 'CANCEL') return <CancelDialog apply={apply} onClose={onClose} />;
  return (
    <SideDrawer onClose={onClose} title={apply.applyCode} size={560}>
      <ApplyFacts apply={apply} />
    </SideDrawer>
  );
}
