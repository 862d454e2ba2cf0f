import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { invalid } from '#platform/failure/failure.ts';
import type { ConfigRow } from './configRows.ts';

export const configConstraints = {
  approval_config_name_unique: () => invalid({ field: 'configName', rule: 'unique' }),
};

interface NewVersion extends Pick<ConfigRow, 'id' | 'bizType' | 'configName' | 'version'> {
  conditions: FlowCondition;
  nodes: readonly FlowNode[];
  withoutOwners: boolean;
}

/** Writes a version of a flow. */
export async function storeVersion(
  { id: configId, bizType, configName, version, conditions, nodes, withoutOwners }: NewVersion,
  { db, session: { companyId, userName }, now }: Context,
): Promise<void> {
  const fields = { bizType, configName, version, withoutOwners };
  const stored = { conditions: JSON.stringify(conditions), nodes: JSON.stringify(nodes) };
  await db
    .insertInto('approvalFlow')
    .values({ ...fields, ...stored, companyId, id: newId(), configId, createTime: now, createByName: userName })
    .execute();
}
