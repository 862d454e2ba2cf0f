import type { Input, OperationId, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { parameterText } from '#platform/db/builtInNames.ts';
import type { Language } from '#platform/i18n/language.ts';
import { containing } from '#platform/lists/like.ts';
import { type Order, orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';

/** Returns one page of parameters with their defaults. Parameters that the product itself reads come first. */
export async function queryCharacterPage(
  { query = {} }: Input<'queryCharacterPage'>,
  context: Context,
): Promise<Output<'queryCharacterPage'>> {
  const mayCall = permitted(context);
  const keys = parameters(query, context).select(['parameter.companyId', 'parameter.id']);
  const order = query.sort ? shownOrder(query.sort, context.language) : builtInFirst;
  return readPage(query, keys, order, parametersIn(context.language), (row) => toParameter(row, mayCall, context), context);
}

const builtInFirst: Order = [
  { column: 'parameter.builtIn', direction: 'desc' },
  { column: 'parameter.paramKey', direction: 'asc' },
];

/** The order by a column as it is shown: a name in the language of the reader. */
function shownOrder(sort: `${string},${'asc' | 'desc'}`, language: Language): Order {
  const order = orderOf('parameter', sort);
  return order.map((one) =>
    one.column === 'parameter.paramName' ? { ...one, column: parameterText(language, 'paramName') } : one,
  );
}

function parameters(
  { paramKey, paramName, valueType, status }: NonNullable<Input<'queryCharacterPage'>['query']>,
  { db, language }: Context,
) {
  let found = db.selectFrom('characterParameter as parameter');
  if (paramKey !== undefined) found = found.where('parameter.paramKey', 'ilike', containing(paramKey));
  if (paramName !== undefined) found = found.where(parameterText(language, 'paramName'), 'ilike', containing(paramName));
  if (valueType !== undefined) found = found.where('parameter.valueType', '=', valueType);
  if (status !== undefined) found = found.where('parameter.status', '=', status);
  return found;
}

const parametersIn = (language: Language) => (keys: KeyList, db: Context['db']) =>
  db
    .selectFrom('characterParameter as parameter')
    .select(['parameter.id', 'parameter.paramKey', 'parameter.paramValue', 'parameter.valueType'])
    .select([parameterText(language, 'paramName').as('paramName'), parameterText(language, 'description').as('description')])
    .select(parameterText(language, 'effectScope').as('effectScope'))
    .select(['parameter.status', 'parameter.builtIn', 'parameter.version'])
    .select(['parameter.createTime', 'parameter.createByName', 'parameter.updateTime', 'parameter.updateByName'])
    .select((eb) =>
      eb
        .selectFrom('characterValue')
        .select((count) => count.fn.countAll<number>().as('schools'))
        .whereRef('characterValue.paramKey', '=', 'parameter.paramKey')
        .$asScalar()
        .$notNull()
        .as('schoolCount'),
    )
    .where(hasKey('parameter', keys));

type Row = Awaited<ReturnType<ReturnType<ReturnType<typeof parametersIn>>['executeTakeFirstOrThrow']>>;

function toParameter(row: Row, mayCall: (id: OperationId) => boolean, { role }: Context): Schemas['CharacterParameter'] {
  const isPermitted = (id: OperationId) => role.dataScope === 'ALL' && mayCall(id);
  const allowedActions: Schemas['CharacterParameter']['allowedActions'] = [];
  if (isPermitted('updateCharacter')) allowedActions.push('EDIT');
  if (isPermitted('updateCharacter') && !row.builtIn) allowedActions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (isPermitted('deleteCharacter') && !row.builtIn && row.schoolCount === 0) allowedActions.push('DELETE');
  return { ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime), allowedActions };
}
