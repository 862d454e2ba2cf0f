import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DraftOffer } from '#ui/drafts/DraftOffer.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { BindButton } from '../wechatBinding/BindButton.tsx';
import { receiverName } from '../wechatBinding/receiverName.ts';
import { managerColumns, ownColumns, type Receiver } from './receiverColumns.tsx';

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    own: choiceFilter('true', 'false'),
    pushState: choiceFilter('true', 'false'),
    bindStatus: choiceFilter('BOUND', 'CANCELLED'),
  },
  sortable: ['bindTime', 'nickName'],
} as const;
const whose = [
  { value: 'true', label: 'wechat.own' },
  { value: 'false', label: 'wechat.others' },
] as const;
const pushStates = [
  { value: 'true', label: 'wechat.pushOn' },
  { value: 'false', label: 'wechat.pushOff' },
] as const;
const bindStates = (['BOUND', 'CANCELLED'] as const).map((value) => ({ value, label: `wechat.status${value}` as const }));

const ReceiverForm = lazyPart(() => import('./ReceiverForm.tsx'));

/** WeChat accounts that receive messages: the user's own and, for managers, those of other users. */
export default function ReceiversScreen() {
  const t = useT();
  const confirm = useConfirm();
  const isManager = usePermission()('message:wechat:manage');
  const search = useListSearch(searchSpec);
  const { own, pushState, ...query } = search.query;
  const page = usePagedQuery(
    'queryWechatReceiverPage',
    {
      ...query,
      ...(own && { own: own === 'true' }),
      ...(pushState && { pushState: pushState === 'true' }),
    },
    { turn: search.turn },
  );
  const [form, edit] = useEdited(page.rows);
  const remove = useApiMutation('unbindWechat');

  const unbind = ({ id }: Receiver) => remove.mutateAsync({ path: { id } });
  async function askToUnbind(receiver: Receiver) {
    const name = receiverName(receiver);
    const isDone = await confirm({
      title: t('wechat.unbindTitle', { name }),
      text: t('wechat.unbindText'),
      confirmLabel: t('wechat.unbind'),
      danger: true,
      action: () => unbind(receiver),
    });
    if (isDone) notify.success(t('wechat.unbound', { name }));
  }

  const allows = (action: Receiver['allowedActions'][number]) => (receiver: Receiver) => receiver.allowedActions.includes(action);
  const actions: RowAction<Receiver>[] = [
    { label: 'ui.edit', onClick: edit, isOffered: allows('EDIT_NOTE') },
    { label: 'wechat.unbind', onClick: askToUnbind, each: unbind, isOffered: allows('UNBIND'), danger: true },
  ];

  return (
    <PageLayout actions={<BindButton onBound={page.refetch} />}>
      <DraftOffer rows={page.rows.filter(allows('EDIT_NOTE'))} onOpen={edit} />
      <Section isFlush>
        <ListBlock
          name="wechatReceivers"
          title="pages.wechatReceivers"
          page={page}
          search={search}
          columns={isManager ? managerColumns : ownColumns}
          actions={actions}
          rowName={receiverName}
          empty={t('wechat.empty')}
          filters={
            <>
              <SearchText search={search} name="keyword" label="wechat.keyword" limit={50} />
              {isManager && <SearchSelect search={search} name="own" label="wechat.whose" choices={whose} />}
              <SearchSelect search={search} name="pushState" label="wechat.push" choices={pushStates} />
              <SearchSelect search={search} name="bindStatus" label="wechat.status" choices={bindStates} />
            </>
          }
        />
      </Section>
      <Suspense>{form?.row && <ReceiverForm receiver={form.row} onClose={form.onClose} onReload={form.onReload} />}</Suspense>
    </PageLayout>
  );
}
