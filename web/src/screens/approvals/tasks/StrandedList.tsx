import { usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useReachable } from '#ui/page/useReachable.ts';
import { textFilter } from '#ui/search/listSearch.ts';
import { useInnerSearch, useListSearch } from '#ui/search/useListSearch.ts';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import {
  purchaseAddress,
  sharedRequestAddress,
  stockDocumentAddress,
  supplierReviewAddress,
  warehouseAddress,
} from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './myApply.module.css';
import { Since } from './Since.tsx';

type Stranded = Schemas['StrandedTurn'];

const ReplacementForm = lazyPart(() => import('#ui/replacements/ReplacementForm.tsx'));

/** The keyword of the cases above, from the address, finds these rows as well. */
const keywordSpec = { filters: { keyword: textFilter(50) } } as const;
const ownSpec = { filters: {} } as const;

/** The steps that are no decisions about cases, and that nobody can do; nothing where there are none. */
export function StrandedList() {
  const t = useT();
  const navigate = useNavigate();
  const { filters } = useListSearch(keywordSpec);
  const search = useInnerSearch(ownSpec);
  const [replacing, replace] = useState<Stranded | null>(null);
  const page = usePagedQuery('queryStrandedTurnPage', { ...filters, ...search.query }, { turn: search.turn });
  if (page.total === 0) return null;
  const title = t('approvals.stranded');
  const handOver: RowAction<Stranded> = {
    label: 'approvals.replaceOfficer',
    onClick: ({ projectId }) => void navigate(purchaseAddress(String(projectId), 'HAND_OVER')),
    isOffered: isHandedOver,
    waits: true,
  };
  const replaced: RowAction<Stranded> = {
    label: 'approvals.replaceHolder',
    onClick: replace,
    isOffered: isReplaced,
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
        actions={page.rows.some((row) => isHandedOver(row) || isReplaced(row)) ? [replaced, handOver] : []}
        rowName={({ title }) => title}
      />
      <Suspense>{replacing && <Replacement row={replacing} onClose={() => replace(null)} />}</Suspense>
    </Section>
  );
}

const isHandedOver = ({ mayHandOver }: Stranded) => mayHandOver;
const isReplaced = ({ holders }: Stranded) => holders.some(({ part }) => part !== null);

function Replacement({ row: { title, projectId, recordId, holders }, onClose }: { row: Stranded; onClose: () => void }) {
  const [part] = holders.flatMap((holder) => holder.part ?? []);
  const record = part === 'REQUESTER' ? projectId : recordId;
  if (part === undefined || record === null) return null;
  const leavers = holders.flatMap(({ part: own, userId, name }) =>
    own === part && userId ? [{ userId, name: name ?? '' }] : [],
  );
  return <ReplacementForm part={part} recordId={record} name={title} leavers={leavers} onClose={onClose} />;
}

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
  const reachable = useReachable();
  if (mayHandOver) return t('approvals.remedyOFFICER');
  const found = holders.map(({ name, cause, part }) => {
    if (part !== null) return { cause: 'REPLACE', to: null } as const;
    const isStore = name !== null && cause === 'NOBODY';
    return isStore ? ({ cause: 'KEEPER', to: reachable(warehouseAddress(name)) } as const) : { cause, to: null };
  });
  return [...new Map(found.map((one) => [one.cause, one])).values()].map(({ cause, to }) => (
    <div key={cause}>{to ? <TextLink to={to}>{t('approvals.remedyKEEPERLink')}</TextLink> : t(`approvals.remedy${cause}`)}</div>
  ));
}

const columns: readonly Column<Stranded, never>[] = [
  { header: 'approvals.strandedStep', cell: (row) => <Step row={row} />, width: 260 },
  { header: 'approvals.strandedWho', cell: (row) => <Missing row={row} />, width: 180 },
  { header: 'approvals.remedy', cell: (row) => <Remedy row={row} />, width: 220 },
  { header: 'approvals.stuckSince', cell: ({ since }) => <Since since={since} />, width: 80 },
];
