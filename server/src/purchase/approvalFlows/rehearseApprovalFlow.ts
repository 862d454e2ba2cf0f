import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { addDays, dayOf, isoTime } from '@campus-procurement/sdk/time';
import { askedBy, routeOf } from '#approval/chain.ts';
import { type Flow, flowsOf } from '#approval/flowsOf.ts';
import { type SchoolFacts, schoolFacts } from '#approval/schoolFacts.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';
import { visibleProjects } from '../records/public.ts';
import { laneOf } from '../request/public.ts';
import { draftedFlow, withDraft } from './draftedFlow.ts';
import { isChanged, peopleIn, type Rehearsed, sideOf, told, type Way } from './rehearsal.ts';
import { cardsWithin, linesWithin, mostReplayed, pacesOf, type Replayed, replayedPurchases } from './rehearsalFacts.ts';

const dayMs = 24 * 3600_000;

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
  return { isSmall: lane === 'SMALL', chain: routeOf(subject, flows, school).chain };
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
