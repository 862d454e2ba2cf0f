import { sql } from 'kysely';
import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';

type Step = 'ASKED' | 'APPROVED' | 'REJECTED' | 'ISSUED' | 'RECEIPT' | 'DUE' | 'OVERDUE' | 'GIVEN_UP' | 'TAKEN_OVER';

const waitsForOthers: readonly Step[] = ['ASKED', 'APPROVED', 'OVERDUE', 'GIVEN_UP'];
/** Who decides about requests. */
const decideCode = 'stock:shared:decide';

/** Who is told, and by whom; nobody tells themselves. */
type Telling = Pick<Context, 'db' | 'now'> & { session: Pick<Context['session'], 'userId'> | null };

/**
 * Tells those who answer for the goods of a request that waits for them, and the applicant how it goes on: the keepers of the store, and
 * when it is asked, the approvers of the department that the goods belong to.
 */
export async function tellOfApply(
  { companyId, id }: { companyId: string; id: string },
  step: Step,
  { db, now, session }: Telling,
): Promise<void> {
  const apply = await db
    .selectFrom('sharedApply as apply')
    .innerJoin('stock', (join) => join.onRef('stock.companyId', '=', 'apply.companyId').onRef('stock.id', '=', 'apply.stockId'))
    .select(['apply.applyCode', 'apply.applicantId', 'apply.applicantName', 'stock.itemName', 'stock.warehouseId'])
    .select('stock.ownerDeptId')
    .where((eb) => eb.and({ 'apply.companyId': companyId, 'apply.id': id }))
    .executeTakeFirstOrThrow();
  const { applyCode, applicantId, applicantName, itemName, warehouseId, ownerDeptId } = apply;
  const send = (userIds: Iterable<string>, biz: 'SHARED_TODO' | 'SHARED_APPLY') =>
    sendMessage(
      db,
      {
        to: [...userIds].map((userId) => ({ companyId, userId })),
        sceneCode: 'STOCK_SHARED',
        params: { applyCode, itemName, sharedStep: step, name: applicantName },
        biz: { type: biz, id },
      },
      now,
    );
  if (waitsForOthers.includes(step)) {
    const keepers = await db
      .selectFrom('warehouseKeeper')
      .select('userId')
      .where((eb) => eb.and({ companyId, warehouseId }))
      .execute();
    const approvers = step === 'ASKED' ? await approversOf(companyId, ownerDeptId, db) : [];
    const told = new Set([...keepers.map(({ userId }) => userId), ...approvers]);
    // The applicant does not decide about their own request.
    for (const userId of [session?.userId, applicantId]) told.delete(String(userId));
    await send(told, 'SHARED_TODO');
  }
  if (step !== 'ASKED') await send([applicantId], 'SHARED_APPLY');
}

/** Those who approve for a department or its college, and not for the whole school. */
async function approversOf(companyId: string, deptId: string, db: Context['db']): Promise<string[]> {
  const reaching = await db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('dept as owner', 'owner.companyId', 'held.companyId')
    .select('held.userId')
    .distinct()
    .where((eb) => eb.and({ 'held.companyId': companyId, 'owner.id': deptId }))
    .where(
      sql<boolean>`((role.data_scope in ('DEPT', 'COLLEGE') and held.dept_id = owner.id)
        or (role.data_scope = 'COLLEGE' and owner.dept_type = 2 and held.dept_id = owner.parent_id))`,
    )
    .execute();
  const able = await holdersOf(db, decideCode, companyId);
  const ids = new Set(able.flatMap((holder) => (holder.companyId === companyId ? [holder.userId] : [])));
  return reaching.flatMap(({ userId }) => (ids.has(userId) ? [userId] : []));
}
