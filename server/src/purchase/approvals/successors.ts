import type { Kysely, Selectable } from 'kysely';
import type { ApprovalCase } from '#approval/approvalCase.ts';
import { approvalChain, rulersNow } from '#approval/chain.ts';
import type { Person } from '#approval/chainOf.ts';
import { nodesOfCase } from '#approval/flowsOf.ts';
import { canActSql, type OpenSeat } from '#approval/seats.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Tables } from '#platform/db/tables.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';
import type { ProjectRow } from '../records/public.ts';
import { approvalSubject } from '../request/public.ts';

/** Finds who else holds what a seat asks for now: people who can decide and have no part in the case. */
export async function successorsOf(
  project: ProjectRow,
  instance: ApprovalCase,
  seat: OpenSeat,
  acting: Moving,
): Promise<Person[]> {
  const { users } = await rulersOfSeat(project, instance, seat, acting);
  return fitAmong(users, instance, partStates, acting);
}

/** Finds who decides instead of somebody who has let twice the time pass: others of the same rule, else the nearest level above. */
export async function superiorsOf(
  project: ProjectRow,
  instance: ApprovalCase,
  seat: OpenSeat,
  acting: Moving,
): Promise<Person[]> {
  const { users, above } = await rulersOfSeat(project, instance, seat, acting);
  const others = await fitAmong(users, instance, [...partStates, ...hadPartStates], acting);
  if (others.length > 0) return others;
  for (const people of above) {
    const fit = await fitAmong(people, instance, hadPartStates, acting);
    if (fit.length > 0) return fit;
  }
  return [];
}

/** Whom the node asks that a seat comes from, in the version of the case, and who is above them; both are people as they are now. */
async function rulersOfSeat(
  project: ProjectRow,
  { companyId, bizType, amount: ofCase, decidingAmount, flowId }: ApprovalCase,
  { node, step, kind }: OpenSeat,
  acting: Moving,
): Promise<{ users: readonly Person[]; above: readonly (readonly Person[])[] }> {
  const nobody = { users: [], above: [] };
  // Who witnesses was chosen by the applicant.
  if (bizType === 'RECEIPT') return nobody;
  // Times and contacts need the department only, whatever the amount of the case is.
  const amount = decidingAmount ?? ofCase;
  const { ownCardLimit } = await purchasePolicyOf(companyId, acting.db);
  const lane = bizType === 'PURCHASE' && project.lane !== null ? project.lane : 'BIDDING';
  const subject = await approvalSubject(project, { bizType, amount, lane, ownCardLimit }, acting);
  if (node !== null) {
    const rule = (await nodesOfCase({ companyId, bizType, flowId }, acting.db))[node - 1];
    return rule ? rulersNow(subject, rule, acting.db) : nobody;
  }
  // Several nodes of a flow may name people: of a case that does not know its nodes the school decides.
  if (kind === 'NAMED') return nobody;
  const chain = await approvalChain(subject, acting.db, bizType);
  const inPlace = chain[step - 1];
  const found = inPlace && [kind, 'SCHOOL_ADMIN'].includes(inPlace.kind) ? inPlace : chain.find((other) => other.kind === kind);
  return { users: found?.users ?? [], above: found?.above ?? [] };
}

async function fitAmong(
  people: readonly Person[],
  { companyId, id: instanceId }: ApprovalCase,
  states: readonly TaskState[],
  { db }: Moving,
): Promise<Person[]> {
  const ids = people.map(({ id }) => id);
  const fit = await fitToDecide(ids, { companyId, instanceId, states }, db);
  return people.filter(({ id }) => fit.has(id));
}

async function fitToDecide(
  ids: readonly string[],
  { companyId, instanceId, states }: { companyId: string; instanceId: string; states: readonly TaskState[] },
  db: Kysely<Tables>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('appUser')
        .select(['appUser.companyId', 'appUser.id as userId'])
        .where('appUser.companyId', '=', companyId)
        .as('task'),
    )
    .select('task.userId')
    .where('task.userId', 'in', ids)
    .where(canActSql)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('approvalTask as part')
            .select('part.id')
            .whereRef('part.companyId', '=', 'task.companyId')
            .whereRef('part.userId', '=', 'task.userId')
            .where('part.instanceId', '=', instanceId)
            .where('part.state', 'in', states),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

type TaskState = Selectable<Tables['approvalTask']>['state'];

/** Who had it and let it be does not get it back; who is asked later agrees now, and is not asked again then. */
const hadPartStates = ['PENDING', 'APPROVED', 'SKIPPED', 'DELEGATED', 'CANCELLED', 'ASKING'] as const;

/** Those who have a part in a case, or had one and gave it away. */
const partStates = ['WAITING', 'PENDING', 'APPROVED', 'SKIPPED', 'DELEGATED'] as const;
