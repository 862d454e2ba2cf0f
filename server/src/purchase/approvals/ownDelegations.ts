import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { daysOf } from './saveDelegation.ts';
import { tellOfDeputy } from './tellOfDeputy.ts';

/** The limit of the description. */
const listLimit = 200;

/** Returns who decides for the caller and for whom the caller decides, as far as the periods have not ended. */
export async function listDelegations(
  _input: Input<'listDelegations'>,
  { db, now, session: { companyId, userId } }: Context,
): Promise<Output<'listDelegations'>> {
  const rows = await db
    .selectFrom('approvalDelegation as period')
    .innerJoin('appUser as holder', (join) =>
      join.onRef('holder.companyId', '=', 'period.companyId').onRef('holder.id', '=', 'period.userId'),
    )
    .innerJoin('appUser as agent', (join) =>
      join.onRef('agent.companyId', '=', 'period.companyId').onRef('agent.id', '=', 'period.agentId'),
    )
    .select(['period.id', 'period.userId', 'holder.name as userName', 'period.agentId', 'agent.name as agentName'])
    .select(['period.bizTypes', 'period.startDay', 'period.endDay', 'period.remark', 'period.version'])
    .select(['period.createTime', 'period.createByName', 'period.updateTime', 'period.updateByName'])
    .where((eb) => eb.and({ 'period.companyId': companyId }))
    .where((eb) => eb.or([eb('period.userId', '=', userId), eb('period.agentId', '=', userId)]))
    .where('period.endDay', '>=', dayOf(now))
    .orderBy('period.startDay')
    .orderBy('period.id')
    .limit(listLimit)
    .execute();
  return rows.map(({ createTime, updateTime, ...row }) => ({
    ...row,
    createTime: isoTime(createTime),
    updateTime: isoTime(updateTime),
    allowedActions:
      row.userId === userId ? (['EDIT', 'DELETE'] as const satisfies Schemas['DelegationPeriod']['allowedActions']) : [],
  }));
}

/** Ends an own period, whether it has begun or not. */
export async function deleteDelegation(
  { path: { id } }: Input<'deleteDelegation'>,
  context: Context,
): Promise<Output<'deleteDelegation'>> {
  const { db, session, now } = context;
  const { companyId, userId } = session;
  const own = await db
    .deleteFrom('approvalDelegation')
    .where((eb) => eb.and({ companyId, id, userId }))
    .returning(['agentId', 'startDay', 'endDay'])
    .executeTakeFirst();
  if (!own) throw new Failure('missing');
  // A period that is over concerns nobody.
  if (own.endDay >= dayOf(now)) {
    await tellOfDeputy(own.agentId, { kind: 'ENDED', title: daysOf(own), biz: { type: 'DEPUTY', id } }, context);
  }
  return true;
}
