import type { Schemas } from '@campus-procurement/sdk';
import { statesWith } from '#flow/purchaseStates.ts';
import type { Context } from '#platform/context/context.ts';

type OpenWork = Pick<Schemas['UserDetail'], 'waitingApprovals' | 'handledPurchases' | 'requestedPurchases'>;

/** Returns what waits for a user now: whoever disables them is to know. */
export async function openWorkOf(
  { companyId, id }: { companyId: string; id: string },
  { db }: Pick<Context, 'db'>,
): Promise<OpenWork> {
  const { approvals } = await db
    .selectFrom('approvalTask')
    .select(({ fn }) => fn.countAll<number>().as('approvals'))
    .where((eb) => eb.and({ companyId, userId: id }))
    .where('state', 'in', ['PENDING', 'ASKING'])
    .executeTakeFirstOrThrow();
  const open = db
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('status', 'in', statesWith('isOpen'));
  const handled = await open.where('officerId', '=', id).executeTakeFirstOrThrow();
  const requested = await open.where('applicantId', '=', id).where('status', '<>', 'DRAFT').executeTakeFirstOrThrow();
  return {
    waitingApprovals: Number(approvals),
    handledPurchases: Number(handled.count),
    requestedPurchases: Number(requested.count),
  };
}
