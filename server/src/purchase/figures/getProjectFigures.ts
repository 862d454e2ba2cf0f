import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { figureStepValues } from '@campus-procurement/sdk/values';
import type { Context, Reader } from '#platform/context/context.ts';
import { claims, paysForSchool } from '../records/public.ts';
import { type FigureFilters, figuredProjects, monthsOf, rangeOf } from './figurePeriod.ts';
import { figuresSql, mostTimed, type ReadFigures, type ReadGroup, type ReadSaving } from './figureQuery.ts';
import { longestWaiting, waitingByState } from './figuresOfWaiting.ts';

type Figures = Schemas['ProjectFigures'];

/** The states in the order in which a purchase goes through them; those at which it stops come last. */
const order: Schemas['ProjectStatus'][] = [
  ...(['DRAFT', 'APPROVING', 'RETURNED', 'APPROVED', 'PUBLISHED', 'BIDDING', 'OPENING', 'DECIDING', 'AWARD_APPROVING'] as const),
  ...(['AWARD_NOTICE', 'AWARDED', 'CONTRACTING', 'EXECUTING', 'ACCEPTING', 'WAREHOUSING', 'COMPLETED', 'ARCHIVED'] as const),
  ...(['SUSPENDED', 'FAILED', 'REJECTED', 'WITHDRAWN', 'TERMINATED'] as const),
];

/** Returns the figures of purchases that the caller's role has, as a replica knows them if there is one. */
export function getProjectFigures(
  { query = {} }: Input<'getProjectFigures'>,
  context: Context,
): Promise<Output<'getProjectFigures'>> {
  return projectFigures(query, { ...context, db: context.reports });
}

/** The figures of purchases that a reader's role has. */
export async function projectFigures(filters: FigureFilters, reader: Reader): Promise<Figures> {
  const { db, now } = reader;
  const months = monthsOf(filters, now);
  const range = rangeOf(reader);
  const found = await figuredProjects(filters, reader);
  const asked = { found, months, now, withDepts: range !== 'OWN' && range !== 'PART' && range !== 'DEPT' };
  const query = figuresSql({ ...asked, withOfficers: comparesOfficers(reader) });
  const { figures } = await db.selectNoFrom(query.as('figures')).executeTakeFirstOrThrow();
  return {
    monthFrom: String(months[0]),
    monthTo: String(months.at(-1)),
    range,
    ...shown(figures, months),
    waiting: byFlow(await waitingByState(found, now)),
    longest: await longestWaiting(found, reader),
  };
}

/** Officers are compared for those who oversee them, never for one of them. */
function comparesOfficers(reader: Reader): boolean {
  const range = rangeOf(reader);
  return (range === 'SCHOOL' || range === 'ALL') && !claims(reader) && !paysForSchool(reader);
}

function shown({ states, steps: read, completed, saving, rounds, depts, officers, ...figures }: ReadFigures, months: string[]) {
  const timed = figureStepValues.map((step) => {
    const { count = 0, days = null } = read.find((one) => one.step === step) ?? {};
    return { step, count, days: inDays(days) };
  });
  const slowest = read.toSorted((one, other) => other.days - one.days)[0]?.step ?? null;
  return {
    count: figures.count,
    amount: figures.amount,
    states: byFlow(states),
    months: months.map((month) => {
      const { count, amount } = figures.months.find((known) => known.month === month) ?? { count: 0, amount: '0.00' };
      const paid = figures.paidByMonth[month]?.amount ?? '0.00';
      return { month, count, amount, completed: figures.completedByMonth[month] ?? 0, paid };
    }),
    paid: figures.paid,
    completed: { count: completed.count, amount: completed.amount, days: inDays(completed.days) },
    saving: { count: saving.count, ceiling: saving.ceiling, awarded: saving.awarded, ...savedOf(saving) },
    rounds: { ...rounds, percent: rounds.count === 0 ? null : ((100 * rounds.failed) / rounds.count).toFixed(1) },
    steps: timed,
    slowest,
    isCut: figures.count > mostTimed,
    depts: depts?.map(groupOf) ?? null,
    officers: officers?.map(groupOf) ?? null,
  };
}

function groupOf(group: ReadGroup): Schemas['FigureGroup'] {
  const { id, name, all, amount, count, failed, days } = group;
  return { id, name, count: all, amount, awardedCount: count, ...savedOf(group), failed, days: inDays(days) };
}

function savedOf({ count, ceiling, awarded }: ReadSaving) {
  const [most, cost] = [toCents(ceiling), toCents(awarded)];
  const saved = most - cost;
  // In tenths of a per cent, cut off: a saving is not rounded up.
  const percent = count === 0 || most === 0n ? null : (Number((saved * 1000n) / most) / 10).toFixed(1);
  return { saved: fromCents(saved), percent };
}

function inDays(days: number | null): string | null {
  return days === null ? null : days.toFixed(1);
}

function byFlow<Row extends { status: Schemas['ProjectStatus'] }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
}
