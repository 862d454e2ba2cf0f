import type { Schemas } from '@campus-procurement/sdk';
import { projectStatusValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { dateRangeFilter } from '#ui/date/dateRange.ts';
import { daysSince } from '#ui/date/daysSince.ts';
import { firstTurn } from '#ui/purchase/firstTurn.ts';
import { lastStep } from '#ui/purchase/lastStep.ts';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { TurnHolders } from '#ui/purchase/TurnHolders.tsx';
import { waitsLongDays } from '#ui/purchase/waitsLongDays.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import type { Column } from '#ui/table/Column.ts';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import classes from './projects.module.css';

export type Project = Schemas['Project'];
type Sort = 'createTime' | 'amount';

export const searchSpec = {
  filters: {
    keyword: textFilter(50),
    status: choiceFilter(...projectStatusValues),
    deptId: textFilter(64),
    begun: dateRangeFilter,
    companyId: textFilter(10),
  },
  sortable: ['createTime', 'amount'],
} as const;

/** What a purchase is called, with its number and department. */
function Name({ project }: { project: Project }) {
  const t = useT();
  const { id, projectName, projectCode, deptName, waitsForMe } = project;
  return (
    <TwoLines
      first={<TextLink to={purchaseAddress(id)}>{projectName}</TextLink>}
      second={[projectCode ?? t('projects.noNumber'), deptName].join(' · ')}
      isMine={waitsForMe}
    />
  );
}

/** Who has the next step, and what it is. */
function WaitingFor({ project: { turns, blockedCaseId } }: { project: Project }) {
  const t = useT();
  const format = useFormat();
  const turn = firstTurn(turns);
  if (blockedCaseId !== null && !turn?.mine) {
    return <TwoLines first={t('projects.schoolAdmins')} second={t('projects.blocked')} />;
  }
  if (turn) return <TurnHolders turns={turns} />;
  // What opens later is the outcome of a single source that is announced.
  const [later] = turns;
  if (!later?.from) return '–';
  return <TwoLines first={t('projects.logannounceSource')} second={t('projects.untilDay', { day: format.date(later.from) })} />;
}

/** How long it has waited, in whole days. */
function Waited({ project: { turns } }: { project: Project }) {
  const t = useT();
  const format = useFormat();
  const turn = firstTurn(turns);
  if (!turn) return '–';
  const days = daysSince(turn.since);
  const state = days > 2 * waitsLongDays ? 'bad' : days > waitsLongDays ? 'wait' : undefined;
  return (
    <time className={classes.days} dateTime={turn.since} title={format.dateTime(turn.since)} data-state={state}>
      {days === 0 ? t('projects.today') : t('projects.days', { days })}
    </time>
  );
}

/** When something happens by itself or has to be done: within a day it stands out, and once it is past. */
function NextTime({ value }: { value: string | null }) {
  const left = value === null ? null : Date.parse(value) - Date.now();
  const state = left === null || left > soonMs ? undefined : left < 0 ? 'bad' : 'wait';
  return (
    <span className={classes.days} data-state={state}>
      <DateTime value={value} />
    </span>
  );
}

const soonMs = 24 * 3600_000;

/** Which way it goes; a draft goes none yet. */
function Lane({ lane }: Pick<Project, 'lane'>) {
  const t = useT();
  return lane === null ? '–' : t(`purchases.lane${lane}`);
}

/** What it amounts to, and what of that is paid. */
function Amount({ project: { costAmount, paidAmount } }: { project: Project }) {
  const t = useT();
  return (
    <TwoLines
      first={<Money value={costAmount} />}
      second={Number(paidAmount) > 0 && t('projects.paidOf', { amount: paidAmount })}
    />
  );
}

type ProjectColumn = Column<Project, Sort>;

const school: ProjectColumn = { header: 'projects.school', cell: ({ companyName }) => companyName, width: 96 };

export const schoolColumns: ProjectColumn[] = [
  { header: 'projects.purchase', cell: (project) => <Name project={project} />, width: 200 },
  {
    header: 'projects.status',
    cell: (project) => <PurchaseStatus status={project.status} lane={project.lane} last={lastStep(project)} />,
    card: 'status',
    width: 88,
  },
  { header: 'projects.waitingFor', cell: (project) => <WaitingFor project={project} />, width: 96 },
  { header: 'projects.nextTime', cell: ({ nextTime }) => <NextTime value={nextTime} />, width: 116 },
  { header: 'projects.waited', cell: (project) => <Waited project={project} />, width: 64 },
  {
    header: 'projects.amountYuan',
    cell: (project) => <Amount project={project} />,
    sort: 'amount',
    width: 104,
    align: 'end',
    card: 'fact',
  },
  {
    header: 'projects.awardAmount',
    cell: ({ orderAmount }) => <Money value={orderAmount} />,
    width: 104,
    align: 'end',
    isExtra: true,
  },
  {
    header: 'projects.toPay',
    cell: ({ payableAmount }) => <Money value={payableAmount} />,
    width: 104,
    align: 'end',
    isExtra: true,
  },
  { header: 'projects.applicant', cell: ({ applicantName }) => applicantName, width: 72 },
  { header: 'projects.officer', cell: ({ officerName }) => officerName ?? '–', width: 72 },
  { header: 'projects.lane', cell: ({ lane }) => <Lane lane={lane} />, width: 88, isExtra: true },
  { header: 'projects.payee', cell: ({ payeeName }) => payeeName ?? '–', width: 120, isExtra: true },
  {
    header: 'projects.submitted',
    cell: ({ submitTime }) => <DateTime value={submitTime} isDay />,
    width: 92,
    card: 'none',
    isExtra: true,
  },
  {
    header: 'projects.begun',
    cell: ({ createTime }) => <DateTime value={createTime} isDay />,
    sort: 'createTime',
    width: 92,
    card: 'none',
    isExtra: true,
  },
];

/** Columns for users who see the purchases of every school. */
export const platformColumns: ProjectColumn[] = schoolColumns.toSpliced(6, 0, school);
