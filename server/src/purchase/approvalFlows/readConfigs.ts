import type { Input, Output } from '@campus-procurement/sdk';
import { approvalFlowKindValues } from '@campus-procurement/sdk/values';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { containing } from '#platform/lists/like.ts';
import type { Order } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { configRows, toConfigs } from './configRows.ts';

const byKind: Order = [
  { column: sql`array_position(${[...approvalFlowKindValues]}::text[], config.biz_type)`, direction: 'asc' },
  { column: 'config.priority', direction: 'asc' },
  { column: 'config.createTime', direction: 'asc' },
  { column: 'config.id', direction: 'asc' },
];

/** Returns one page of the flows of the school, by kind of business and priority. */
export async function queryApprovalConfigPage(
  { query = {} }: Input<'queryApprovalConfigPage'>,
  context: Context,
): Promise<Output<'queryApprovalConfigPage'>> {
  const { bizType, status, configName } = query;
  const { companyId } = context.session;
  let found = configRows(companyId, context.db);
  if (bizType !== undefined) found = found.where('config.bizType', '=', bizType);
  if (status !== undefined) found = found.where('config.status', '=', status);
  if (configName !== undefined) found = found.where('config.configName', 'ilike', containing(configName));
  const page = await readPage(
    query,
    found.clearSelect().select(['config.companyId', 'config.id']),
    byKind,
    (keys, db) => configRows(companyId, db).where(hasKey('config', keys)),
    (row) => row,
    context,
  );
  const others = await configRows(companyId, context.db).where('config.status', '=', 'ENABLED').execute();
  return { ...page, records: await toConfigs(page.records, others, context) };
}

/** Returns a flow in its newest version. */
export async function getApprovalConfigDetail(
  { path: { id } }: Input<'getApprovalConfigDetail'>,
  context: Context,
): Promise<Output<'getApprovalConfigDetail'>> {
  const { companyId } = context.session;
  const row = await configRows(companyId, context.db).where('config.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const others = await configRows(companyId, context.db)
    .where((eb) => eb.and({ 'config.status': 'ENABLED', 'config.bizType': row.bizType }))
    .execute();
  const [shown] = await toConfigs([row], others, context);
  return shown as NonNullable<typeof shown>;
}
