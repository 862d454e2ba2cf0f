import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { DraftOffer } from '#ui/drafts/DraftOffer.tsx';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Column } from '#ui/table/Column.ts';
import { ListPage } from '#ui/table/ListPage.tsx';
import { pageOfAll } from '#ui/table/pageOfAll.ts';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { scopeChoices, typeChoices } from './remarkChoices.ts';

type Remark = Schemas['ApplyComment'];

const searchSpec = {
  filters: {
    content: textFilter(50),
    commentType: choiceFilter('APPROVE', 'REJECT', 'COMMON'),
    scope: choiceFilter('PERSONAL', 'SCHOOL'),
  },
} as const;
function TypeTag({ type }: { type: Remark['commentType'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.remark[type]}>{t(`remarks.type${type}`)}</StatusPill>;
}

function ScopeName({ scope }: { scope: Remark['scope'] }) {
  return useT()(`remarks.scope${scope}`);
}

const columns: Column<Remark, never>[] = [
  { header: 'remarks.content', cell: ({ content }) => content, width: 340 },
  { header: 'remarks.type', cell: ({ commentType }) => <TypeTag type={commentType} />, card: 'status', width: 100 },
  { header: 'remarks.scope', cell: ({ scope }) => <ScopeName scope={scope} />, width: 90 },
  { header: 'remarks.sort', cell: ({ sort }) => sort, width: 70, align: 'end' },
  { header: 'remarks.by', cell: ({ updateByName }) => updateByName ?? '–', width: 100 },
  { header: 'remarks.updated', cell: ({ updateTime }) => <DateTime value={updateTime} />, width: 148 },
];

const mayEdit = ({ allowedActions }: Remark) => allowedActions.includes('EDIT');

const RemarkForm = lazyPart(() => import('./RemarkForm.tsx'));

/** Saved approval comments: the user's own and those of the school. */
export default function ApprovalRemarksScreen() {
  const t = useT();
  const search = useListSearch(searchSpec);
  const { content = '', ...filters } = search.filters;
  const remarks = useApiQuery('listApplyComments', { query: filters });
  const page = pageOfAll(remarks, search, (remark) => remark.content.includes(content));
  const [form, edit] = useEdited(page.rows);
  const remove = useApiMutation('deleteApplyComment');
  const rowName = ({ content: text }: Remark) => (text.length > 20 ? `${text.slice(0, 20)}…` : text);
  const actions = useRowChanges<Remark>({
    rowName,
    onEdit: edit,
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
  });

  return (
    <ListPage
      name="remarks"
      title="pages.approvalRemarks"
      above={<DraftOffer rows={page.rows.filter(mayEdit)} onOpen={edit} />}
      page={page}
      search={search}
      columns={columns}
      actions={actions}
      rowName={rowName}
      create={{ label: 'remarks.create', onClick: () => edit('new') }}
      empty={t('remarks.empty')}
      filters={
        <>
          <SearchText search={search} name="content" label="remarks.content" limit={50} />
          <SearchSelect search={search} name="commentType" label="remarks.type" choices={typeChoices} />
          <SearchSelect search={search} name="scope" label="remarks.scope" choices={scopeChoices} />
        </>
      }
    >
      <Suspense>{form && <RemarkForm {...form} />}</Suspense>
    </ListPage>
  );
}
