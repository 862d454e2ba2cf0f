import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { listLimit, schoolRead } from './school.ts';

export async function listPurchasingExecutions(
  { query }: Input<'listPurchasingExecutions'>,
  context: Context,
): Promise<Output<'listPurchasingExecutions'>> {
  const { companyId, categoryId, executionCode, status } = query ?? {};
  const rows = await executionRows(context, companyId)
    .$if(categoryId !== undefined, (found) => found.where((eb) => eb('execution.id', 'in', idsOf(context, String(categoryId)))))
    .$if(executionCode !== undefined, (found) => found.where('execution.executionCode', '=', executionCode ?? null))
    .$if(status !== undefined, (found) => found.where('execution.status', '=', status ?? null))
    .limit(listLimit)
    .execute();
  return toExecutions(rows, context);
}

function idsOf({ db }: Context, categoryId: string) {
  return db.selectFrom('purchasingCategoryExecution').select('executionId').where('categoryId', '=', categoryId);
}

/** Selects the executions that the caller sees, ordered by name, with the number of categories that use them. */
export function executionRows(context: Context, companyId?: string) {
  const school = schoolRead(companyId, context);
  return context.db
    .selectFrom('purchasingExecution as execution')
    .innerJoin('company', 'company.id', 'execution.companyId')
    .select(['execution.id', 'execution.executionName', 'execution.executionCode', 'execution.bidConfig'])
    .select(['execution.needContract', 'execution.contractThreshold', 'execution.publicityDays', 'execution.status'])
    .select(['execution.companyId', 'company.companyName as schoolName', 'execution.version'])
    .select(['execution.createTime', 'execution.createByName', 'execution.updateTime', 'execution.updateByName'])
    .select((eb) => {
      const uses = eb
        .selectFrom('purchasingCategoryExecution as used')
        .innerJoin('purchasingCategory as category', (join) =>
          join.onRef('category.companyId', '=', 'used.companyId').onRef('category.id', '=', 'used.categoryId'),
        )
        .select((count) => count.fn.countAll<number>().as('uses'))
        .whereRef('used.companyId', '=', 'execution.companyId')
        .whereRef('used.executionId', '=', 'execution.id');
      return [
        uses.$asScalar().$notNull().as('categoryCount'),
        uses.where('category.status', '=', 'ENABLED').$asScalar().$notNull().as('enabledCount'),
      ];
    })
    .$if(school !== null, (rows) => rows.where('execution.companyId', '=', school))
    .orderBy('execution.executionName')
    .orderBy('execution.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof executionRows>['executeTakeFirstOrThrow']>>;

/** Returns executions as the API shows them, each with the caller's allowed actions. */
export function toExecutions(rows: Row[], context: Context): Schemas['PurchasingExecution'][] {
  return rows.map(({ enabledCount, bidConfig, createTime, updateTime, ...shown }) => ({
    ...shown,
    bidConfig: bidConfig as Schemas['BidConfig'] | null,
    createTime: isoTime(createTime),
    updateTime: isoTime(updateTime),
    allowedActions: allowedActions({ ...shown, enabledCount }, context),
  }));
}

type Action = Schemas['PurchasingExecution']['allowedActions'][number];

function allowedActions(row: Pick<Row, 'status' | 'categoryCount' | 'enabledCount'>, context: Context): Action[] {
  const mayCall = permitted(context);
  const actions: Action[] = [];
  if (mayCall('updatePurchasingExecution')) actions.push('EDIT');
  if (mayCall('updatePurchasingProgress')) actions.push('SET_PROGRESS');
  if (mayCall('updatePurchasingExecution') && row.status === 'DISABLED') actions.push('ENABLE');
  if (mayCall('updatePurchasingExecution') && row.status === 'ENABLED' && row.enabledCount === 0) actions.push('DISABLE');
  if (mayCall('deletePurchasingExecution') && row.categoryCount === 0) actions.push('DELETE');
  return actions;
}
