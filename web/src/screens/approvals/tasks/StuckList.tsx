import { usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Column } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './myApply.module.css';
import { Since } from './Since.tsx';

type Stuck = Schemas['StuckApproval'];

const searchSpec = { filters: { keyword: textFilter(50) } } as const;

/** The cases that cannot go on, or that were left by who is asked: somebody else can be put in. */
export function StuckList() {
  const navigate = useNavigate();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryStuckApprovalPage', search.query, { turn: search.turn });
  return (
    <ListBlock
      name="cases STUCK"
      title="pages.myApply"
      tab="approvals.tabSTUCK"
      page={page}
      search={search}
      columns={columns}
      actions={[{ label: 'approvals.reassign', onClick: ({ id }: Stuck) => void navigate(caseAddress(id)), waits: true }]}
      rowName={({ title }) => title}
      empty="approvals.emptySTUCK"
      filters={<SearchText search={search} name="keyword" label="approvals.keyword" limit={50} />}
    />
  );
}

function Matter({ row: { id, title, bizType, projectCode } }: { row: Stuck }) {
  const t = useT();
  return (
    <span className={classes.two}>
      <TextLink to={caseAddress(id)}>{title}</TextLink>
      <small>
        {t(`purchases.kind${bizType}`)} {projectCode}
      </small>
    </span>
  );
}

function State({ row: { blocked } }: { row: Stuck }) {
  const t = useT();
  return <StatusPill meaning={blocked ? 'bad' : 'wait'}>{t(blocked ? 'approvals.blocked' : 'approvals.left')}</StatusPill>;
}

/** Which seats hold it up, and why. */
function Seats({ row: { seats } }: { row: Stuck }) {
  const t = useT();
  return (
    <span className={classes.two}>
      {seats.map(({ taskId, kind, userName, cause }) => (
        <span key={taskId}>
          {userName ?? t(`purchases.approver${kind}`)}
          <small> {t(`approvals.seat${cause}`)}</small>
        </span>
      ))}
    </span>
  );
}

const columns: readonly Column<Stuck, never>[] = [
  { header: 'approvals.matter', cell: (row) => <Matter row={row} />, width: 240 },
  {
    header: 'approvals.applicant',
    cell: ({ applicantName, deptName }) => (
      <span className={classes.two}>
        {applicantName}
        <small>{deptName}</small>
      </span>
    ),
    width: 128,
  },
  { header: 'approvals.amount', cell: ({ amount }) => <Money value={amount} />, width: 112, align: 'end', card: 'fact' },
  { header: 'approvals.status', cell: (row) => <State row={row} />, width: 96, card: 'status' },
  { header: 'approvals.seats', cell: (row) => <Seats row={row} />, width: 200 },
  { header: 'approvals.stuckSince', cell: ({ since }) => <Since since={since} />, width: 80 },
];
