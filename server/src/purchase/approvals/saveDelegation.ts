import type { Input, Output } from '@campus-procurement/sdk';
import { addDays, dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { usualDays } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { tellOfDeputy } from './tellOfDeputy.ts';

type Body = Input<'saveDelegation'>['body'];

/** Names a deputy of the caller, or replaces an own period. */
export async function saveDelegation({ body }: Input<'saveDelegation'>, context: Context): Promise<Output<'saveDelegation'>> {
  const { db, session } = context;
  const { companyId, userId } = session;
  const { id, version, agentId, bizTypes = [], startDay, endDay, remark = null } = body;
  if (id !== undefined && version === undefined) throw invalid({ field: 'version', rule: 'together', params: { field: 'id' } });
  if (version !== undefined && id === undefined) throw invalid({ field: 'id', rule: 'together', params: { field: 'version' } });
  refuseWrongDays(body, context);
  await refuseUnfitAgent(agentId, context);
  // Two periods that are saved at once must see one another.
  await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, id: userId }))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await refuseOverlap(body, context);
  const fields = { agentId, bizTypes, startDay, endDay, remark };
  if (id === undefined || version === undefined) {
    const row = { companyId, id: newId(), userId, ...fields, ...madeBy(context) };
    await db.insertInto('approvalDelegation').values(row).execute();
    await tellOfDeputy(agentId, { kind: 'NAMED', title: daysOf(body), biz: { type: 'DEPUTY', id: row.id } }, context);
    return { id: row.id };
  }
  const own = await db
    .selectFrom('approvalDelegation')
    .select(['version', 'agentId', 'startDay', 'endDay'])
    .where((eb) => eb.and({ companyId, id, userId }))
    .executeTakeFirst();
  if (!own) throw new Failure('missing');
  if (own.version !== version) throw new Failure('stale');
  await db
    .updateTable('approvalDelegation')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  const biz = { type: 'DEPUTY' as const, id };
  if (own.agentId !== agentId) await tellOfDeputy(own.agentId, { kind: 'ENDED', title: daysOf(own), biz }, context);
  if (own.agentId !== agentId || daysOf(own) !== daysOf(body)) {
    await tellOfDeputy(agentId, { kind: 'NAMED', title: daysOf(body), biz }, context);
  }
  return { id };
}

/** The days of a period, as a message has them. */
export const daysOf = ({ startDay, endDay }: Pick<Body, 'startDay' | 'endDay'>) => `${startDay} – ${endDay}`;

/** @throws Failure `invalid` with rule `order`, `future` or `period` */
function refuseWrongDays({ startDay, endDay }: Body, { now }: Context): void {
  if (endDay < startDay) throw invalid({ field: 'endDay', rule: 'order' });
  if (endDay < dayOf(now)) throw invalid({ field: 'endDay', rule: 'future' });
  if (endDay > addDays(startDay, usualDays.delegation - 1))
    throw invalid({ field: 'endDay', rule: 'period', params: { limit: usualDays.delegation } });
}

/** @throws Failure `invalid` with rule `self` or `exists` */
async function refuseUnfitAgent(agentId: string, { db, session: { companyId, userId } }: Context): Promise<void> {
  if (agentId === userId) throw invalid({ field: 'agentId', rule: 'self' });
  const agent = await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, id: agentId, status: 'ENABLED' }))
    .where('userType', '<>', 'SUPPLIER')
    .executeTakeFirst();
  if (!agent) throw invalid({ field: 'agentId', rule: 'exists' });
}

/** @throws Failure `invalid` with rule `deputyOverlap` if somebody else decides on one of the days about a case of the same kind */
async function refuseOverlap({ id, bizTypes = [], startDay, endDay }: Body, context: Context): Promise<void> {
  const { companyId, userId } = context.session;
  const others = await context.db
    .selectFrom('approvalDelegation as period')
    .innerJoin('appUser as agent', (join) =>
      join.onRef('agent.companyId', '=', 'period.companyId').onRef('agent.id', '=', 'period.agentId'),
    )
    .select(['period.id', 'period.bizTypes', 'period.startDay as start', 'period.endDay as end', 'agent.name'])
    .where((eb) => eb.and({ 'period.companyId': companyId, 'period.userId': userId }))
    .where('period.startDay', '<=', endDay)
    .where('period.endDay', '>=', startDay)
    .orderBy('period.startDay')
    .execute();
  const isSameKind = (kinds: typeof bizTypes) =>
    kinds.length === 0 || bizTypes.length === 0 || kinds.some((kind) => bizTypes.includes(kind));
  const clash = others.find((other) => other.id !== id && isSameKind(other.bizTypes));
  if (!clash) return;
  const { name, start, end } = clash;
  throw invalid({ field: 'startDay', rule: 'deputyOverlap', params: { name, start, end } });
}
