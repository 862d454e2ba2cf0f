import { usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { useInnerSearch, useListSearch } from '#ui/search/useListSearch.ts';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { purchaseAddress, sharedRequestAddress, stockDocumentAddress, supplierReviewAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './myApply.module.css';
import { Since } from './Since.tsx';

type Stranded = Schemas['StrandedTurn'];

/** The keyword of the cases above, from the address, finds these rows as well. */
const keywordSpec = { filters: { keyword: textFilter(50) } } as const;
const ownSpec = { filters: {} } as const;

/** The steps that are no decisions about cases, and that nobody can do; nothing where there are none. */
export function StrandedList() {
  const t = useT();
  const navigate = useNavigate();
  const { filters } = useListSearch(keywordSpec);
  const search = useInnerSearch(ownSpec);
  const page = usePagedQuery('queryStrandedTurnPage', { ...filters, ...search.query }, { turn: search.turn });
  if (page.total === 0) return null;
  const title = t('approvals.stranded');
  const handOver: RowAction<Stranded> = {
    label: 'approvals.replaceOfficer',
    onClick: ({ projectId }) => void navigate(purchaseAddress(String(projectId), 'HAND_OVER')),
    isOffered: isHandedOver,
    waits: true,
  };
  return (
    <Section title={title} isFlush>
      <PagedTable
        name="steps STRANDED"
        caption={title}
        page={page}
        search={search}
        columns={columns}
        actions={page.rows.some(isHandedOver) ? [handOver] : []}
        rowName={({ title }) => title}
      />
    </Section>
  );
}

const isHandedOver = ({ mayHandOver }: Stranded) => mayHandOver;

function Step({ row }: { row: Stranded }) {
  const t = useT();
  const to = addressOf(row);
  const step = t('home.doStep', { act: t(`purchases.step${row.step}`), title: row.title });
  return (
    <span className={classes.two}>
      {to === null ? step : <TextLink to={to}>{step}</TextLink>}
      <small>{[row.projectCode, row.applicantName].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

/** Where a school administrator reads what it is about; null for what a later version adds without a purchase. */
function addressOf({ step, projectId, recordId }: Stranded): string | null {
  if (projectId !== null) return purchaseAddress(projectId);
  if (recordId === null) return null;
  if (step === 'CONFIRM_DOCUMENT') return stockDocumentAddress(recordId);
  if (step === 'SUPPLIER_REVIEW') return supplierReviewAddress(recordId);
  return step === 'SHARED_APPLY' || step === 'SHARED_RECEIPT' ? sharedRequestAddress(recordId) : null;
}

function Missing({ row: { holders } }: { row: Stranded }) {
  const t = useT();
  return (
    <span className={classes.two}>
      {holders.map(({ name, cause }) => (
        <span key={`${name} ${cause}`}>
          {name ?? t('approvals.strandedOffice')}
          <small> {t(name !== null && cause === 'NOBODY' ? 'approvals.missingKEEPER' : `approvals.missing${cause}`)}</small>
        </span>
      ))}
    </span>
  );
}

/** What helps, as far as this page has no act for it. */
function Remedy({ row: { holders, mayHandOver } }: { row: Stranded }) {
  const t = useT();
  const found = holders.map(({ name, cause }) => (name !== null && cause === 'NOBODY' ? 'KEEPER' : cause));
  if (mayHandOver) return t('approvals.remedyOFFICER');
  return [...new Set(found)].map((cause) => <div key={cause}>{t(`approvals.remedy${cause}`)}</div>);
}

const columns: readonly Column<Stranded, never>[] = [
  { header: 'approvals.strandedStep', cell: (row) => <Step row={row} />, width: 260 },
  { header: 'approvals.strandedWho', cell: (row) => <Missing row={row} />, width: 180 },
  { header: 'approvals.remedy', cell: (row) => <Remedy row={row} />, width: 220 },
  { header: 'approvals.stuckSince', cell: ({ since }) => <Since since={since} />, width: 80 },
];
