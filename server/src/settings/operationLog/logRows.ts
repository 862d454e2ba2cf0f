import type { Input } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Reader } from '#platform/context/context.ts';
import { deptName, roleName } from '#platform/db/builtInNames.ts';
import type { Language } from '#platform/i18n/language.ts';
import { beginning } from '#platform/lists/like.ts';

export type LogFilters = Omit<NonNullable<Input<'queryOperationLogPage'>['query']>, 'current' | 'size' | 'sort'>;

/** Selects the rows that the caller sees: those of their own school; with data scope ALL, all. */
export function visibleLog({ db, session, role }: Reader, filters: LogFilters = {}) {
  const { companyId, userName, userId, module, operationId, success, requestId, timeStart, timeEnd } = filters;
  let query = db.selectFrom('operationLog as log');
  if (role.dataScope !== 'ALL') query = query.where('log.companyId', '=', session.companyId);
  if (companyId !== undefined) query = query.where('log.companyId', '=', companyId);
  if (userName !== undefined) query = query.where('log.userName', 'like', beginning(userName));
  if (userId !== undefined) query = query.where('log.userId', '=', userId);
  if (module !== undefined) query = query.where('log.operationId', 'in', [...operationsOf(module), '']);
  if (operationId !== undefined) query = query.where('log.operationId', '=', operationId);
  if (success !== undefined) query = query.where('log.code', success ? '=' : '<>', 0);
  if (requestId !== undefined) query = query.where('log.requestId', '=', requestId);
  if (timeStart !== undefined) query = query.where('log.time', '>=', new Date(timeStart));
  if (timeEnd !== undefined) query = query.where('log.time', '<', new Date(timeEnd));
  return query;
}

function operationsOf(module: string): string[] {
  return Object.values(contract).flatMap(({ id, tag }) => (tag === module ? [id] : []));
}

/** Selects rows with all columns that the API shows, except the request. Roles and departments have their present names. */
export function logRows(found: ReturnType<typeof visibleLog>, language: Language) {
  return found
    .innerJoin('company', 'company.id', 'log.companyId')
    .leftJoin('role', (join) =>
      join
        .onRef('role.id', '=', 'log.roleId')
        .on((eb) => eb.or([eb('role.companyId', '=', '0'), eb('role.companyId', '=', eb.ref('log.companyId'))])),
    )
    .leftJoin('dept', (join) => join.onRef('dept.companyId', '=', 'log.companyId').onRef('dept.id', '=', 'log.deptId'))
    .select(['log.id', 'log.time', 'log.userId', 'log.userName', 'log.operationId'])
    .select(roleName(language).$castTo<string | null>().as('roleName'))
    .select(deptName(language).$castTo<string | null>().as('deptName'))
    .select(['log.ip', 'log.costMs', 'log.code', 'log.reason', 'log.reasonParams', 'log.requestId'])
    .select(['log.companyId', 'company.companyName']);
}

export type LogRow = Awaited<ReturnType<ReturnType<typeof logRows>['executeTakeFirstOrThrow']>>;
