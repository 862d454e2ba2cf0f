import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import { deputyTasks, runningPeriods } from './deputies.ts';

const operations = Object.keys(contract) as OperationId[];

/**
 * Returns a condition on a `turn`: it is the reader's, in the present role, and can be done now. Decisions about cases belong to a person in
 * whatever role; everything else needs the permission of its operation.
 */
export async function isOwnTurn(reader: Reader): Promise<RawBuilder<SqlBool>> {
  const { session, role, now } = reader;
  const { companyId, userId } = session;
  const depts = await deptsWithinScope(reader);
  const can = permitted(reader);
  const allowed = operations.filter(can);
  // Who sees the whole school assigns the groups of the own purchases only.
  const offices = allowed.filter((id) => depts !== null || id !== 'assignAcceptanceMembers');
  const isCovered = depts === null ? sql`true` : sql`coalesce(turn.dept_id = any(${[...depts]}::text[]), false)`;
  const kept = sql`array(select keeper.warehouse_id from warehouse_keeper as keeper
    where keeper.company_id = ${companyId} and keeper.user_id = ${userId})`;
  // Suppliers are reviewed for every school by who sees all.
  const everywhere = role.dataScope === 'ALL' && can('auditCompany');
  return sql<SqlBool>`((${isDeputys(reader)}
    or turn.company_id = ${companyId} and turn.holder_kind = 'USER' and turn.holder_id = ${userId}
      and (turn.operation = 'decideApprovalTask' or turn.operation = any(${allowed}::text[]))
    or turn.company_id = ${companyId} and turn.holder_kind = 'OPERATION' and turn.holder_id = any(${offices}::text[]) and ${isCovered}
    or ${sql.lit(everywhere)} and turn.holder_kind = 'OPERATION' and turn.holder_id = 'auditCompany'
    or turn.company_id = ${companyId} and turn.holder_kind = 'WAREHOUSE' and turn.holder_id = any(${kept})
      and turn.operation = any(${allowed}::text[]))
    and not ${userId} = any(turn.except_ids) and (turn.from_time is null or turn.from_time <= ${now}))`;
}

/** A condition: a task of somebody for whom the reader decides today. */
function isDeputys(reader: Reader): RawBuilder<SqlBool> {
  const { companyId, userId } = reader.session;
  const absent = runningPeriods(reader, companyId).select('period.userId').where('period.agentId', '=', userId);
  const tasks = deputyTasks(reader, companyId)
    .select('task.id')
    .where('period.agentId', '=', userId)
    .where(sql<SqlBool>`task.instance_id = turn.record_id and task.user_id = turn.holder_id`);
  return sql`turn.company_id = ${companyId} and turn.holder_kind = 'USER' and turn.operation = 'decideApprovalTask'
    and turn.holder_id = any(array(${absent})) and exists (${tasks})`;
}

/** Selects the keys of the records on whose pages something is awaited of the reader. @param steps of these kinds only */
export async function ownRecords(reader: Reader, ...steps: Schemas['TodoKind'][]): Promise<RawBuilder<unknown>> {
  const ofStep = steps.length === 0 ? sql`` : sql`and turn.step = any(${steps}::text[])`;
  return sql`select turn.company_id, turn.record_id from turn where ${await isOwnTurn(reader)} ${ofStep}`;
}
