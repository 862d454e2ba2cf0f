import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';

/** Gives the school of the buyers a flow of purchases that fits every case and comes first; null leads back to the other ones. */
export async function storeFlow(db: Kysely<Tables>, nodes: readonly FlowNode[] | null): Promise<void> {
  const [companyId, configId] = ['1001', 'flow-of-a-test'];
  await db
    .deleteFrom('approvalConfig')
    .where((eb) => eb.and({ companyId, id: configId }))
    .execute();
  if (nodes === null) return;
  const kept = await db
    .selectFrom('approvalFlow')
    .select('id')
    .where((eb) => eb.and({ companyId, configId }))
    .execute();
  const version = kept.length + 1;
  const fields = { companyId, bizType: 'PURCHASE' as const, configName: 'Flow of a test', version, createByName: null };
  await db
    .insertInto('approvalConfig')
    .values({ ...fields, id: configId, priority: 1, updateByName: null })
    .execute();
  await db
    .insertInto('approvalFlow')
    .values({ ...fields, id: newId(), configId, nodes: JSON.stringify(nodes) })
    .execute();
}
