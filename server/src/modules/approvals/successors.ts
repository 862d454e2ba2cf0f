import type { Kysely } from 'kysely';
import { approvalChain } from '../../approval/chain.ts';
import type { Person } from '../../approval/chainOf.ts';
import { canActSql, type OpenSeat } from '../../approval/seats.ts';
import type { ApprovalCase } from '../../approval/startCase.ts';
import type { Tables } from '../../db/tables.ts';
import type { Moving } from '../../ledger/moveFunds.ts';
import { approvalSubject, type ProjectRow } from '../projects/public.ts';
import { purchasePolicyOf } from '../purchasingConfig/public.ts';

/** Finds who else holds what a seat asks for, by the flow as it is now: people who can decide and have no part in the case. */
export async function successorsOf(
  project: ProjectRow,
  { companyId, id: instanceId, bizType, amount: ofCase, decidingAmount }: ApprovalCase,
  { step, kind }: OpenSeat,
  acting: Moving,
): Promise<Person[]> {
  // Who witnesses was chosen by the applicant.
  if (bizType === 'RECEIPT') return [];
  // Times and contacts need the department only, whatever the amount of the case is.
  const amount = decidingAmount ?? ofCase;
  const { ownCardLimit } = await purchasePolicyOf(companyId, acting.db);
  const lane = bizType === 'PURCHASE' && project.lane !== null ? project.lane : 'BIDDING';
  const subject = await approvalSubject(project, { bizType, amount, lane, ownCardLimit }, acting);
  const chain = await approvalChain(subject, acting.db, bizType);
  const inPlace = chain[step - 1];
  const found = inPlace && [kind, 'SCHOOL_ADMIN'].includes(inPlace.kind) ? inPlace : chain.find((other) => other.kind === kind);
  const fit = await fitToDecide(found?.users.map(({ id }) => id) ?? [], { companyId, instanceId }, acting.db);
  return found?.users.filter(({ id }) => fit.has(id)) ?? [];
}

async function fitToDecide(
  ids: readonly string[],
  { companyId, instanceId }: { companyId: string; instanceId: string },
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
            .where('part.state', 'in', partStates),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Those who have a part in a case, or had one and gave it away. */
const partStates = ['WAITING', 'PENDING', 'APPROVED', 'SKIPPED', 'DELEGATED'] as const;
