import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { changeableExecution } from './writeExecutions.ts';

export async function listPurchasingProgress(
  { query: { executionId } }: Input<'listPurchasingProgress'>,
  context: Context,
): Promise<Output<'listPurchasingProgress'>> {
  const { companyId } = await changeableExecution(executionId, context);
  return context.db
    .selectFrom('purchasingProgress')
    .select(['id', 'executionId', 'nodeCode', 'nodeName', 'nodeNameEn', 'enabled', 'required', 'limitDays', 'sort'])
    .where((eb) => eb.and({ companyId, executionId }))
    .orderBy('sort')
    .execute();
}

/** Replaces all nodes. The version of the execution decides between parallel writers. */
export async function updatePurchasingProgress(
  { body }: Input<'updatePurchasingProgress'>,
  context: Context,
): Promise<Output<'updatePurchasingProgress'>> {
  const { db, session, now } = context;
  const { executionId, version, nodes } = body;
  const { companyId } = await changeableExecution(executionId, context);
  refuseContradictions(nodes);
  const { numUpdatedRows } = await db
    .updateTable('purchasingExecution')
    .set((eb) => ({ version: eb('version', '+', 1), updateTime: now, updateByName: session.userName }))
    .where((eb) => eb.and({ companyId, id: executionId, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  await db
    .deleteFrom('purchasingProgress')
    .where((eb) => eb.and({ companyId, executionId }))
    .execute();
  const rows = nodes.map((node, index) => ({
    nodeNameEn: null,
    limitDays: null,
    ...node,
    companyId,
    id: newId(),
    executionId,
    sort: index + 1,
  }));
  await db.insertInto('purchasingProgress').values(rows).execute();
  return true;
}

function refuseContradictions(nodes: Input<'updatePurchasingProgress'>['body']['nodes']): void {
  const seen = new Set<string>();
  const errors: BrokenRule[] = [];
  for (const [index, { nodeCode, enabled, required }] of nodes.entries()) {
    if (seen.has(nodeCode)) errors.push({ field: `nodes.${index}.nodeCode`, rule: 'unique' });
    seen.add(nodeCode);
    if (required && !enabled) errors.push({ field: `nodes.${index}.enabled`, rule: 'contradiction' });
  }
  if (errors.length > 0) throw invalid(...errors);
}
