import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { CaseStatus } from '#ui/purchase/CaseStatus.tsx';
import { isAboutMoney } from '#ui/purchase/isAboutMoney.ts';
import type { Column } from '#ui/table/Column.ts';
import { Content } from '#ui/text/Content.tsx';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './myApply.module.css';

export type Case = Schemas['ApprovalTask'];
/** In the order in which they are needed. */
export const tabs = ['TODO', 'DONE', 'APPLIED', 'CC'] as const;
export type Tab = (typeof tabs)[number];

/** How many whole days have passed since a time. */
export const daysSince = (time: string) => Math.floor((Date.now() - Date.parse(time)) / dayMs);

function Matter({ row }: { row: Case }) {
  const { instanceId, title, bizType, modifyTypes, projectCode, forUserName, decidedByName, askedByName } = row;
  const t = useT();
  const what = t('approvals.names', { names: modifyTypes.map((type) => t(`purchases.type${type}`)) });
  const whose = forUserName && t('approvals.forUser', { name: forUserName });
  const forWhom = askedByName && t('approvals.adviceFor', { name: askedByName });
  const by = decidedByName && t('approvals.byDeputy', { name: decidedByName });
  return (
    <span className={classes.two}>
      <TextLink to={caseAddress(instanceId)}>{title}</TextLink>
      <small>
        <Content>
          {[`${t(`purchases.kind${bizType}`)} ${projectCode ?? ''}`, what, whose, forWhom, by].filter(Boolean).join(' · ')}
        </Content>
      </small>
    </span>
  );
}

function Waited({ since }: { since: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <time dateTime={since} title={format.dateTime(since)}>
      {t('approvals.waited', { days: daysSince(since) })}
    </time>
  );
}

/** How long a case has waited for the user, and until when it is to be decided. */
function Due({ row: { since, limitTime, isOverdue } }: { row: Case }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className={classes.two}>
      <Waited since={since} />
      {limitTime !== null && (
        <small data-late={isOverdue || undefined}>
          {t(isOverdue ? 'approvals.overdueSince' : 'approvals.dueAt', { time: format.day(limitTime) })}
        </small>
      )}
    </span>
  );
}

/** What is wrong with a case that waits. */
function Trouble({ row: { isBlocked, isOverdue } }: { row: Case }) {
  const t = useT();
  if (isBlocked) return <small data-late>{t('approvals.blocked')}</small>;
  return isOverdue && <small data-late>{t('approvals.overdue')}</small>;
}

function WaitsFor({ row }: { row: Case }) {
  const { waitingFor, waitingSince } = row;
  const t = useT();
  if (waitingSince === null) return '–';
  return (
    <span className={classes.two}>
      <Content>{t('approvals.names', { names: waitingFor })}</Content>
      <small>
        <Waited since={waitingSince} />
      </small>
      <Trouble row={row} />
    </span>
  );
}

type CaseColumn = Column<Case, never>;

const matter: CaseColumn = { header: 'approvals.matter', cell: (row) => <Matter row={row} />, width: 240 };
const applicant: CaseColumn = {
  header: 'approvals.applicant',
  cell: ({ applicantName, deptName }) => (
    <span className={classes.two}>
      {applicantName}
      <small>{deptName}</small>
    </span>
  ),
  width: 128,
};
const amount: CaseColumn = {
  header: 'approvals.amount',
  cell: (row) => <span className={classes.amount}>{isAboutMoney(row.modifyTypes) ? <Money value={row.amount} /> : '–'}</span>,
  width: 112,
  align: 'end',
  card: 'fact',
};
const left: CaseColumn = {
  header: 'approvals.cardLeft',
  cell: ({ remainingAmount }) => <Money value={remainingAmount} />,
  width: 112,
  align: 'end',
};
const status: CaseColumn = {
  header: 'approvals.status',
  cell: (row) => <CaseStatus status={row.status} />,
  width: 96,
  card: 'status',
};
const waitsFor: CaseColumn = { header: 'approvals.waitsForColumn', cell: (row) => <WaitsFor row={row} />, width: 120 };
const time = (header: 'approvals.decided' | 'approvals.started'): CaseColumn => ({
  header,
  cell: ({ since }) => <DateTime value={since} />,
  width: 136,
});

const waiting: readonly CaseColumn[] = [
  matter,
  applicant,
  amount,
  left,
  { header: 'approvals.since', cell: (row) => <Due row={row} />, width: 112 },
];

const others: Record<Exclude<Tab, 'TODO'>, readonly CaseColumn[]> = {
  DONE: [matter, applicant, amount, status, time('approvals.decided')],
  APPLIED: [matter, amount, status, waitsFor, time('approvals.started')],
  CC: [matter, applicant, amount, status, waitsFor, time('approvals.started')],
};

/** The columns that decide in a list. */
export function columnsOf(tab: Tab): readonly CaseColumn[] {
  return tab === 'TODO' ? waiting : others[tab];
}
