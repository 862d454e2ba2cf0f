import type { Kysely } from 'kysely';
import { defaultFlows } from '../db/reference/approvalFlows.ts';
import type { FlowNode } from '../db/tables/approvalFlows.ts';
import type { Tables } from '../db/tables.ts';

/** Returns the flow of a school for a kind of business: the newest version of its own, or the default. */
export async function flowOf(
  companyId: string,
  bizType: Tables['approvalFlow']['bizType'],
  db: Kysely<Tables>,
): Promise<readonly FlowNode[]> {
  const own = await db
    .selectFrom('approvalFlow')
    .select(['nodes', 'enabled'])
    .where((eb) => eb.and({ companyId, bizType }))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return own?.enabled ? own.nodes : defaultFlows[bizType];
}
