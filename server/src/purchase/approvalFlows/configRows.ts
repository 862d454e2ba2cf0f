import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { findingsOf, schoolOf } from './findings.ts';
import { idsIn } from './idsIn.ts';
import { namesOf } from './namesOf.ts';

/** Selects the flows of a school in their newest versions. */
export function configRows(companyId: string, db: Kysely<Tables>) {
  return db
    .selectFrom('approvalConfig as config')
    .innerJoin('approvalFlow as flow', (join) =>
      join
        .onRef('flow.companyId', '=', 'config.companyId')
        .onRef('flow.configId', '=', 'config.id')
        .onRef('flow.version', '=', 'config.version'),
    )
    .select(['config.id', 'config.configName', 'config.bizType', 'config.priority', 'config.status', 'config.version'])
    .select(['config.createTime', 'config.createByName', 'config.updateTime', 'config.updateByName'])
    .select(['flow.conditions', 'flow.nodes', 'flow.withoutOwners'])
    .select((eb) =>
      eb
        .selectFrom('approvalInstance as instance')
        .innerJoin('approvalFlow as used', (join) =>
          join.onRef('used.companyId', '=', 'instance.companyId').onRef('used.id', '=', 'instance.flowId'),
        )
        .select((count) => count.fn.countAll<number>().as('running'))
        .whereRef('used.companyId', '=', 'config.companyId')
        .whereRef('used.configId', '=', 'config.id')
        // What was returned resumes by the flow that it has.
        .where('instance.status', 'in', ['RUNNING', 'RETURNED'])
        .$asScalar()
        .$notNull()
        .as('runningCount'),
    )
    .where('config.companyId', '=', companyId);
}

export type ConfigRow = Awaited<ReturnType<ReturnType<typeof configRows>['executeTakeFirstOrThrow']>>;

/** Returns flows as the API shows them. @param others the enabled flows of the school, of these kinds at least */
export async function toConfigs(
  rows: readonly ConfigRow[],
  others: readonly ConfigRow[],
  reader: Reader,
): Promise<Schemas['ApprovalConfig'][]> {
  const nodes = rows.flatMap((row) => row.nodes);
  const conditions = rows.map((row) => row.conditions);
  const names = await namesOf(conditions, nodes, reader);
  const school = await schoolOf(reader.session.companyId, nodes, reader.db);
  return rows.map((row) => {
    const asked = new Set(Object.values(idsIn([row.conditions], row.nodes)).flat());
    return {
      ...row,
      createTime: isoTime(row.createTime),
      updateTime: isoTime(row.updateTime),
      names: names.filter(({ id }) => asked.has(id)),
      findings: findingsOf(row, others, school),
      allowedActions: actionsOf(row, reader),
    };
  });
}

function actionsOf({ status, runningCount }: ConfigRow, reader: Reader): Schemas['ApprovalConfig']['allowedActions'] {
  const can = permitted(reader);
  return [
    ...(can('updateApprovalConfig') ? (['EDIT', status === 'ENABLED' ? 'DISABLE' : 'ENABLE'] as const) : []),
    ...(can('deleteApprovalConfig') && runningCount === 0 ? (['DELETE'] as const) : []),
  ];
}
