import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { addDays, dayMs, dayOf, isoTime, startOfDay } from '@campus-procurement/sdk/time';
import { type Kysely, sql } from 'kysely';
import { askedBy, chainSteps, type Route, routeOf } from '#approval/chain.ts';
import type { ChainStep } from '#approval/chainOf.ts';
import { type Flow, flowsOf } from '#approval/flowsOf.ts';
import { type SchoolFacts, schoolFacts } from '#approval/schoolFacts.ts';
import { statesWith } from '#flow/purchaseStates.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { invalid } from '#platform/failure/failure.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';
import { visibleProjects } from '../records/public.ts';
import { laneOf } from '../request/public.ts';
import { draftedFlow, withDraft } from './draftedFlow.ts';

/** At most so many purchases are replayed. */
const mostReplayed = 2000;

/** Replays the purchases of a period by the function that asks people, as everything is and as it would be. Nothing is changed. */
export async function rehearseApprovalFlow(
  { body = {} }: Input<'rehearseApprovalFlow'>,
  context: Context,
): Promise<Output<'rehearseApprovalFlow'>> {
  const { db, session, now } = context;
  const { companyId } = session;
  const to = body.to ?? dayOf(now);
  const period = { from: body.from ?? aYearBefore(to), to };
  if (period.from > period.to) throw invalid({ field: 'to', rule: 'order' });
  const limits = await purchasePolicyOf(companyId, db);
  const changed = { ...limits, ...body.policy };
  if (compareMoney(changed.ownCardLimit, changed.smallLimit) > 0) {
    throw body.policy?.ownCardLimit === undefined
      ? invalid({ field: 'policy.smallLimit', rule: 'minimum', params: { limit: changed.ownCardLimit } })
      : invalid({ field: 'policy.ownCardLimit', rule: 'maximum', params: { limit: changed.smallLimit } });
  }
  const flows = await flowsOf(companyId, 'PURCHASE', db);
  const drafted = body.draft ? withDraft(flows, await draftedFlow(body.draft, context)) : flows;
  const found = await replayedPurchases(companyId, period, db);
  const purchases = found.slice(0, mostReplayed);
  const known = await knownAbout(purchases, [...flows, ...drafted], limits.similarDays, context);
  const rehearsed = purchases.map((purchase) => ({
    purchase,
    before: wayOf(purchase, known, { flows, limits }),
    after: wayOf(purchase, known, { flows: drafted, limits: changed }),
  }));
  const affected = rehearsed.filter(isChanged);
  const paces = await pacesOf(period, context);
  return {
    ...period,
    count: purchases.length,
    isCut: found.length > mostReplayed,
    changed: affected.length,
    paces,
    before: sideOf(
      rehearsed.map(({ before }) => before),
      paces,
    ),
    after: sideOf(
      rehearsed.map(({ after }) => after),
      paces,
    ),
    people: peopleIn(rehearsed),
    examples: await examplesOf(affected, context),
  };
}

/** The first of the twelve months that end with a day. */
function aYearBefore(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)];
  return addDays(`${year - 1}${rest === '-02-29' ? '-02-28' : rest}`, 1);
}

interface Known {
  school: SchoolFacts;
  linesOf: ReadonlyMap<string, Line[]>;
  cardsOf: ReadonlyMap<string, string[]>;
  /** What an applicant has bought, for what is similar. */
  boughtBy: ReadonlyMap<string, Line[]>;
  similarMs: number;
}

type Line = Awaited<ReturnType<typeof linesWithin>>[number];

/** Reads what decides about the purchases, with as many statements for many as for one. */
async function knownAbout(purchases: readonly Replayed[], flows: readonly Flow[], similarDays: number, { db, session }: Context) {
  const { companyId } = session;
  const similarMs = similarDays * dayMs;
  const [newest, oldest] = [purchases[0]?.submitTime ?? new Date(0), purchases.at(-1)?.submitTime ?? new Date(0)];
  const lines = await linesWithin(companyId, new Date(oldest.getTime() - similarMs), newest, db);
  const cards = await cardsWithin(companyId, oldest, newest, db);
  const cardIds = [...new Set(cards.map(({ expenditureId }) => expenditureId))];
  const known: Known = {
    school: await schoolFacts({ companyId, cardIds, withCategories: true, ...askedBy(flows) }, db),
    linesOf: Map.groupBy(lines, ({ projectId }) => projectId),
    boughtBy: Map.groupBy(
      lines.filter(({ counts }) => counts),
      ({ applicantId }) => applicantId,
    ),
    cardsOf: new Map(
      [...Map.groupBy(cards, ({ projectId }) => projectId)].map(([id, rows]) => [
        id,
        rows.map(({ expenditureId }) => expenditureId),
      ]),
    ),
    similarMs,
  };
  return known;
}

interface Rules {
  flows: readonly Flow[];
  limits: { smallLimit: string; ownCardLimit: string };
}

/** How a purchase would go if it were submitted at its time by these rules. */
function wayOf(purchase: Replayed, known: Known, { flows, limits }: Rules): Way {
  const { id, amount, applicantId, deptId, patternId, executionCode } = purchase;
  const { school, linesOf, cardsOf } = known;
  const lines = linesOf.get(id) ?? [];
  const categoryIds = [...new Set(lines.map(({ categoryId }) => categoryId))];
  const { lane } = laneOf({
    amount,
    executionCode,
    policy: limits,
    similarAmount: similarTo(purchase, categoryIds, known),
    marks: categoryIds.flatMap((categoryId) => school.categories.get(categoryId) ?? []),
  });
  const subject = {
    companyId: '',
    applicantId,
    deptId,
    amount,
    categoryIds,
    patternId,
    lane,
    executionCode,
    imported: lines.some(({ imported }) => imported),
    cardIds: cardsOf.get(id) ?? [],
    ownCardLimit: limits.ownCardLimit,
  };
  const { chain, owners } = routeOf(subject, flows, school);
  const asked = new Set(chain.flatMap(({ users }) => users.map((user) => user.id)));
  // Nobody is asked about a small purchase on own cards; the owners of others are asked about every small one.
  return { isSmall: lane === 'SMALL', chain, leavesOwners: owners.some((owner) => !asked.has(owner.id)) };
}

/** What the applicant had bought of the same categories shortly before. */
function similarTo({ id, applicantId, submitTime }: Replayed, categoryIds: readonly string[], { boughtBy, similarMs }: Known) {
  const at = submitTime.getTime();
  const similar = (boughtBy.get(applicantId) ?? []).filter(
    ({ projectId, categoryId, submitted }) =>
      projectId !== id && submitted <= at && submitted >= at - similarMs && categoryIds.includes(categoryId),
  );
  return sumOf(similar.flatMap(({ amount }) => amount ?? []));
}

/** Some of those that the caller may read. */
async function examplesOf(affected: readonly (Rehearsed & { purchase: Replayed })[], context: Context) {
  if (affected.length === 0) return [];
  const ids = affected.map(({ purchase }) => purchase.id);
  const rows = await (await visibleProjects(context)).select('project.id').where('project.id', 'in', ids).execute();
  const visible = new Set(rows.map(({ id }) => id));
  return affected
    .filter(({ purchase }) => visible.has(purchase.id))
    .slice(0, 50)
    .map(({ purchase: { id, projectCode, projectName, deptName, amount, submitTime }, before, after }) => ({
      id,
      projectCode,
      projectName,
      deptName,
      amount,
      submitTime: isoTime(submitTime),
      before: told(before),
      after: told(after),
    }));
}

/** How a purchase goes before and after a change. */
interface Rehearsed {
  before: Way;
  after: Way;
}

interface Way {
  isSmall: boolean;
  chain: Route['chain'];
  /** Whether the owner of a card is not asked. */
  leavesOwners: boolean;
}

type Paces = readonly Schemas['RehearsedPace'][];

/** Whether a purchase would be approved otherwise, or go another way. */
function isChanged({ before, after }: Rehearsed): boolean {
  return before.isSmall !== after.isSmall || written(before) !== written(after);
}

/** Sums up how purchases go. */
function sideOf(ways: readonly Way[], paces: Paces): Schemas['RehearsedSide'] {
  const count = (fits: (way: Way) => boolean) => ways.filter(fits).length;
  const signatures = sum(ways.flatMap(({ chain }) => chain.map(signaturesOf)));
  const minutes = sum(ways.map(({ chain }) => minutesOf(chain, paces)));
  return {
    signatures,
    minutes: paces.length === 0 || ways.length === 0 ? null : Math.round(minutes / ways.length),
    small: count(({ isSmall }) => isSmall),
    unasked: count(({ chain }) => chain.length === 0),
    blocked: count(({ chain }) => chain.some(({ users }) => users.length === 0)),
    ownersLeft: count(({ leavesOwners }) => leavesOwners),
  };
}

/** Returns those who are asked most, after the change first. */
function peopleIn(rehearsed: readonly Rehearsed[]): Schemas['RehearsedPerson'][] {
  const found = new Map<string, Schemas['RehearsedPerson']>();
  for (const each of rehearsed) {
    for (const side of ['before', 'after'] as const) {
      for (const { id, name } of each[side].chain.flatMap(askedIn)) {
        const person = found.get(id) ?? { id, name, before: 0, after: 0 };
        found.set(id, { ...person, [side]: person[side] + 1 });
      }
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.after - one.after || other.before - one.before || one.id.localeCompare(other.id))
    .slice(0, 20);
}

/** A way as it is told. */
function told({ isSmall, chain }: Way): Schemas['RehearsedWay'] {
  return { isSmall, chain: chainSteps(chain) };
}

/** Where one suffices, one signs. */
function signaturesOf(step: ChainStep): number {
  const asked = askedIn(step).length;
  return step.mode === 'ALL' ? asked : Math.min(asked, 1);
}

/** Steps come one after the other; those who are asked in the same step decide side by side. */
function minutesOf(chain: readonly ChainStep[], paces: Paces): number {
  const paceOf = (kind: ChainStep['kind'] | null) => paces.find((pace) => pace.kind === kind)?.minutes;
  return sum(chain.map((step) => (askedIn(step).length > 0 ? (paceOf(step.kind) ?? paceOf(null) ?? 0) : 0)));
}

function askedIn({ users }: ChainStep) {
  return users.filter(({ isSkipped }) => !isSkipped);
}

/** Who is asked. Why they are is no difference, nor a step in which all have agreed before; one in which nobody is found is. */
function written({ chain }: Way): string {
  const steps = chain.filter((step) => step.users.length === 0 || askedIn(step).length > 0);
  return JSON.stringify(steps.map((step) => [askedIn(step).length > 1 && step.mode, ...askedIn(step).map(({ id }) => id)]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The days whose purchases are replayed, both included (`YYYY-MM-DD`). */
interface Period {
  from: string;
  to: string;
}

/** A purchase that was submitted, as far as it decides about its approval. */
type Replayed = Awaited<ReturnType<typeof replayedPurchases>>[number];

/** Returns the submitted purchases of a school, the newest first: one more than are replayed if there are more. */
function replayedPurchases(companyId: string, period: Period, db: Kysely<Tables>) {
  return db
    .selectFrom('project')
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'project.companyId').onRef('dept.id', '=', 'project.deptId'))
    .select([
      'project.id',
      'project.projectCode',
      'project.projectName',
      'project.applicantId',
      'project.deptId',
      'dept.deptName',
    ])
    .select(['project.amount', 'project.executionCode'])
    .select(sql<string | null>`project.pattern ->> 'categoryId'`.as('patternId'))
    .select(sql<Date>`project.submit_time`.as('submitTime'))
    .where('project.companyId', '=', companyId)
    .where('project.submitTime', '>=', startOfDay(period.from))
    .where('project.submitTime', '<', startOfDay(addDays(period.to, 1)))
    .orderBy('project.submitTime', 'desc')
    .orderBy('project.id')
    .limit(mostReplayed + 1)
    .execute();
}

/** The lines of purchases that were submitted in a time: what they are, and what counts as similar to others. */
function linesWithin(companyId: string, from: Date, to: Date, db: Kysely<Tables>) {
  return db
    .selectFrom('projectItem as item')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'item.companyId').onRef('project.id', '=', 'item.projectId'),
    )
    .select(['item.projectId', 'item.categoryId', 'item.amount', 'item.imported', 'project.applicantId'])
    .select(sql<number>`(extract(epoch from project.submit_time) * 1000)::float8`.as('submitted'))
    .select((eb) => eb('project.status', 'in', statesWith('isSimilar')).as('counts'))
    .where('item.companyId', '=', companyId)
    .where('item.categoryId', 'is not', null)
    .where('project.submitTime', '>=', from)
    .where('project.submitTime', '<=', to)
    .$narrowType<{ categoryId: string }>()
    .orderBy('item.no')
    .execute();
}

/** The cards of purchases that were submitted in a time, in their order. */
function cardsWithin(companyId: string, from: Date, to: Date, db: Kysely<Tables>) {
  return db
    .selectFrom('projectFund as fund')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'fund.companyId').onRef('project.id', '=', 'fund.projectId'),
    )
    .select(['fund.projectId', 'fund.expenditureId'])
    .where('fund.companyId', '=', companyId)
    .where('fund.expenditureId', 'is not', null)
    .where('project.submitTime', '>=', from)
    .where('project.submitTime', '<=', to)
    .$narrowType<{ expenditureId: string }>()
    .orderBy('fund.no')
    .execute();
}

/** How long those who were asked about purchases took in a period, by kind, and all of them together. */
async function pacesOf(period: Period, { db, session }: Context): Promise<Schemas['RehearsedPace'][]> {
  const rows = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .select('task.kind')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(
      sql<number>`round((percentile_cont(0.5) within group (order by
        extract(epoch from task.decide_time - task.since) / 60)))::int`.as('minutes'),
    )
    .where((eb) => eb.and({ 'task.companyId': session.companyId, 'instance.bizType': 'PURCHASE' }))
    .where('task.state', 'in', ['APPROVED', 'REJECTED', 'RETURNED'])
    // Opinions decide nothing.
    .where('task.parentTaskId', 'is', null)
    .whereRef('task.decideTime', '>=', 'task.since')
    .where('task.decideTime', '>=', startOfDay(period.from))
    .where('task.decideTime', '<', startOfDay(addDays(period.to, 1)))
    .groupBy(sql`grouping sets ((task.kind), ())`)
    .having(sql<boolean>`count(*) > 0`)
    .orderBy(sql`task.kind nulls first`)
    .execute();
  return rows;
}
