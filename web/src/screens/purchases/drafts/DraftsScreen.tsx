import { useApiMutation, usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { dayMs } from '@campus-procurement/sdk/time';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { ListPage } from '#ui/table/ListPage.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './drafts.module.css';

type Draft = Schemas['Project'];

const sortable = ['amount', 'updateTime'] as const;
const searchSpec = { filters: { keyword: textFilter(50) }, sortable } as const;

/** Days after the last change on which the server removes a draft, and from which that is near. */
const keptDays = 90;
const nearDays = 14;

/** What is not filled in yet. */
function Missing({ children }: { children: string }) {
  return <span className={classes.missing}>{children}</span>;
}

function Payee({ name }: { name: string | null }) {
  const t = useT();
  return name || <Missing>{t('sponsor.noPayee')}</Missing>;
}

function Amount({ amount }: { amount: string }) {
  const t = useT();
  return compareMoney(amount, '0.00') > 0 ? <Money value={amount} /> : <Missing>{t('sponsor.noAmount')}</Missing>;
}

/** When a draft is removed if nobody touches it. */
function Removed({ updateTime }: { updateTime: string }) {
  const t = useT();
  const format = useFormat();
  const end = Date.parse(updateTime) + keptDays * dayMs;
  const days = Math.max(0, Math.ceil((end - Date.now()) / dayMs));
  return (
    <span className={classes.removed} data-near={days <= nearDays || undefined}>
      {format.date(new Date(end).toISOString())}
      {days <= nearDays && <small>{t('sponsor.daysLeft', { days })}</small>}
    </span>
  );
}

function Name({ id, name }: { id: string; name: string }) {
  return <TextLink to={useFormPages().edit(id) ?? ''}>{name}</TextLink>;
}

const columns: Column<Draft, (typeof sortable)[number]>[] = [
  {
    header: 'sponsor.purchase',
    cell: ({ id, projectName }) => <Name id={id} name={projectName} />,
    width: 240,
  },
  { header: 'sponsor.payee', cell: ({ payeeName }) => <Payee name={payeeName} />, width: 180 },
  {
    header: 'sponsor.amountYuan',
    cell: ({ costAmount }) => <Amount amount={costAmount} />,
    sort: 'amount',
    width: 112,
    align: 'end',
    card: 'fact',
  },
  {
    header: 'sponsor.changed',
    cell: ({ updateTime }) => <DateTime value={updateTime} />,
    sort: 'updateTime',
    width: 148,
  },
  { header: 'sponsor.removed', cell: ({ updateTime }) => <Removed updateTime={updateTime} />, width: 136 },
];

/** The purchases that the user has begun and not submitted. */
export default function DraftsScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { begin } = useFormPages();
  const search = useListSearch(searchSpec);
  const { sort = 'updateTime,desc', ...query } = search.query;
  const drafts = usePagedQuery('queryProjectPage', { ...query, sort, scope: 'MINE', status: 'DRAFT' }, { turn: search.turn });
  const actions = useDraftActions();
  return (
    <ListPage
      name="drafts"
      title="pages.draftArchive"
      page={drafts}
      search={search}
      columns={columns}
      actions={actions}
      rowName={({ projectName }) => projectName}
      empty={t('sponsor.noDrafts')}
      create={begin === null ? null : { label: 'sponsor.begin', onClick: () => void navigate(begin) }}
      filters={<SearchText search={search} name="keyword" label="sponsor.keyword" limit={50} />}
    />
  );
}

function useDraftActions(): RowAction<Draft>[] {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { edit } = useFormPages();
  const { mutateAsync } = useApiMutation('deleteProject');
  const remove = ({ id }: Draft) => mutateAsync({ path: { id } });
  return [
    {
      label: 'sponsor.goOn',
      onClick: ({ id }) => void navigate(edit(id) ?? ''),
      isOffered: ({ allowedActions }) => allowedActions.includes('EDIT'),
    },
    {
      label: 'sponsor.remove',
      danger: true,
      isOffered: ({ allowedActions }) => allowedActions.includes('DELETE'),
      each: remove,
      async onClick(draft) {
        const name = t('ui.quoted', { name: draft.projectName });
        const isRemoved = await confirm({
          title: t('ui.deleteTitle', { name }),
          text: t('ui.deleteText'),
          confirmLabel: t('ui.delete'),
          danger: true,
          action: () => remove(draft),
        });
        if (isRemoved) notify.success(t('sponsor.deleted', { name: draft.projectName }));
      },
    },
  ];
}
