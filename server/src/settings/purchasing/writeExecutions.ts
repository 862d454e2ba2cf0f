import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { deleted } from '#platform/records/deleted.ts';
import { checkBidConfig } from './bidConfigRules.ts';
import { executionRows } from './readExecutions.ts';
import { lockConfiguration, schoolOf } from './school.ts';

const constraints = {
  purchasing_execution_name_unique: () => invalid({ field: 'executionName', rule: 'unique' }),
  purchasing_execution_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
};

/** Returns an execution that the caller may change. An execution of another school counts as missing. */
export async function changeableExecution(id: string, context: Context) {
  const row = await executionRows(context).where('execution.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

export async function savePurchasingExecution(
  { body }: Input<'savePurchasingExecution'>,
  context: Context,
): Promise<Output<'savePurchasingExecution'>> {
  const { db, session, now } = context;
  const { companyId: named, bidConfig = null, contractThreshold = null, ...fields } = body;
  const companyId = schoolOf(named, context);
  checkBidConfig(body.executionCode, bidConfig);
  const id = newId();
  const made = { createTime: now, createByName: session.userName, updateTime: now, updateByName: session.userName };
  const row = { ...fields, companyId, id, contractThreshold, bidConfig: bidConfig && JSON.stringify(bidConfig), ...made };
  await refusedBy(constraints, db.insertInto('purchasingExecution').values(row).execute());
  return { id };
}

/** Changes the fields that are sent. An execution that an enabled category uses cannot be disabled; the lock makes that check safe. */
export async function updatePurchasingExecution(
  { path: { id }, body }: Input<'updatePurchasingExecution'>,
  context: Context,
): Promise<Output<'updatePurchasingExecution'>> {
  const { db, session, now } = context;
  const { version, bidConfig, ...fields } = body;
  const { companyId } = await changeableExecution(id, context);
  await lockConfiguration(companyId, context);
  const row = await changeableExecution(id, context);
  if (row.version !== version) throw new Failure('stale');
  if (bidConfig !== undefined) checkBidConfig(row.executionCode as Schemas['ExecutionCode'], bidConfig);
  if (fields.status === 'DISABLED' && row.enabledCount > 0) throw new Failure('wrongState');
  const rules = bidConfig === undefined ? {} : { bidConfig: bidConfig && JSON.stringify(bidConfig) };
  const changed = db
    .updateTable('purchasingExecution')
    .set((eb) => ({ ...fields, ...rules, version: eb('version', '+', 1), updateTime: now, updateByName: session.userName }))
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  const { numUpdatedRows } = await refusedBy(constraints, changed);
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}

/** Deletes an execution with its progress nodes. Refused while categories use the execution. */
export async function deletePurchasingExecution(
  { path: { id } }: Input<'deletePurchasingExecution'>,
  context: Context,
): Promise<Output<'deletePurchasingExecution'>> {
  const { companyId } = await changeableExecution(id, context);
  const deletion = context.db.deleteFrom('purchasingExecution').where((eb) => eb.and({ companyId, id }));
  await refuseUsed({ table: 'purchasing_execution', key: { company_id: companyId, id } }, context);
  return deleted(await ifUnused(deletion.executeTakeFirst()));
}
