import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import type { Order } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { platformId } from '#platform/values/platform.ts';

type Filters = Omit<NonNullable<Input<'queryDictTypePage'>['query']>, 'current' | 'size' | 'sort'>;

/** Returns one page of types. Types with equal sort values are ordered by key. */
export async function queryDictTypePage(
  { query }: Input<'queryDictTypePage'>,
  context: Context,
): Promise<Output<'queryDictTypePage'>> {
  const { sort = 'dictType,asc', ...filters } = query ?? {};
  const [column, direction] = sort.split(',') as [string, 'asc' | 'desc'];
  const keys = types(filters, context).select(['companyId', 'id']);
  const order: Order = [
    { column: `dictType.${column}`, direction },
    { column: 'dictType.dictType', direction: 'asc' },
  ];
  return readPage(
    query ?? {},
    keys,
    order,
    (some) => typeRows(some, context),
    (row) => toDictType(row, context),
    context,
  );
}

function types({ dictName, dictType, status }: Filters, { db }: Context) {
  let found = db.selectFrom('dictType');
  if (dictName !== undefined) found = found.where('dictName', 'ilike', containing(dictName));
  if (dictType !== undefined) found = found.where('dictType', 'ilike', containing(dictType));
  if (status !== undefined) found = found.where('status', '=', status);
  return found;
}

function typeRows(keys: KeyList, { db, role, session }: Context) {
  return db
    .selectFrom('dictType')
    .select(['id', 'dictName', 'dictType.dictType', 'status', 'builtIn', 'enumeration', 'remark', 'version'])
    .select(['createTime', 'createByName', 'updateTime', 'updateByName'])
    .select((eb) =>
      eb
        .selectFrom('dictEntry as entry')
        .select((count) => count.fn.countAll<number>().as('entries'))
        .whereRef('entry.dictType', '=', 'dictType.dictType')
        .$if(role.dataScope !== 'ALL', (entries) => entries.where('entry.companyId', 'in', [platformId, session.companyId]))
        .$asScalar()
        .$notNull()
        .as('entryCount'),
    )
    .where(hasKey('dictType', keys));
}

type DictTypeRow = Awaited<ReturnType<ReturnType<typeof typeRows>['executeTakeFirstOrThrow']>>;

/** Returns a type as the API shows it, with the caller's allowed actions. */
function toDictType({ enumeration, ...row }: DictTypeRow, context: Context): Schemas['DictType'] {
  const isPermitted = context.role.dataScope === 'ALL' ? permitted(context) : () => false;
  const allowedActions: Schemas['DictType']['allowedActions'] = [];
  if (isPermitted('updateDictType')) allowedActions.push('EDIT');
  if (isPermitted('updateDictType') && !row.builtIn) allowedActions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (isPermitted('deleteDictType') && !row.builtIn && row.entryCount === 0) allowedActions.push('DELETE');
  if (permitted(context)('saveDictEntry') && !enumeration) allowedActions.push('ADD_ENTRY');
  return { ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime), allowedActions };
}
