import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { checkedNodes } from './checkedNodes.ts';
import { configRows } from './configRows.ts';
import { confirmedException } from './ownersOfCards.ts';
import { configConstraints, storeVersion } from './storeVersion.ts';

/** Writes the next version of a flow, with the fields that are sent. */
export async function updateApprovalConfig(
  { path: { id }, body }: Input<'updateApprovalConfig'>,
  context: Context,
): Promise<Output<'updateApprovalConfig'>> {
  const { version, conditions, nodes, withoutOwners: isConfirmed, ...fields } = body;
  const { companyId } = context.session;
  await context.db
    .selectFrom('approvalConfig')
    .select('id')
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .execute();
  const row = await configRows(companyId, context.db).where('config.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (row.version !== version) throw staleBy(row.updateByName, row.updateTime, context.now);
  const next = { conditions: conditions ?? row.conditions, nodes: row.nodes };
  // What is not sent is not judged anew: somebody may have left since.
  if (conditions !== undefined || nodes !== undefined) {
    next.nodes = await checkedNodes({ conditions: conditions ?? {}, nodes: nodes ?? [] }, context);
    if (nodes === undefined) next.nodes = row.nodes;
  }
  // What is confirmed is confirmed of what the flow asks: each change of that needs it again.
  const isSame = conditions === undefined && nodes === undefined;
  const withoutOwners = confirmedException({
    bizType: row.bizType,
    status: fields.status ?? row.status,
    conditions: next.conditions,
    nodes: next.nodes,
    withoutOwners: isConfirmed ?? (isSame && row.withoutOwners),
  });
  const change = context.db
    .updateTable('approvalConfig')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  await refusedBy(configConstraints, change);
  const configName = fields.configName ?? row.configName;
  await storeVersion({ id, bizType: row.bizType, configName, version: version + 1, ...next, withoutOwners }, context);
  return true;
}
