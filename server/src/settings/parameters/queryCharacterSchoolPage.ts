import type { Input, OperationId, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { parameterText } from '#platform/db/builtInNames.ts';
import { invalid } from '#platform/failure/failure.ts';
import type { Language } from '#platform/i18n/language.ts';
import { containing } from '#platform/lists/like.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { platformId } from '#platform/values/platform.ts';

/** Returns one page of the values that apply in a school. */
export async function queryCharacterSchoolPage(
  { query = {} }: Input<'queryCharacterSchoolPage'>,
  context: Context,
): Promise<Output<'queryCharacterSchoolPage'>> {
  const { companyId = context.session.companyId, ...filters } = query;
  if (companyId === platformId) throw invalid({ field: 'companyId', rule: 'school' });
  const found = values(companyId, filters, context);
  const mayCall = permitted(context);
  return readPage(
    query,
    found.select(['parameter.companyId', 'parameter.id']),
    [{ column: 'parameter.paramKey', direction: 'asc' }],
    (keys) => valueRows(values(companyId, {}, context).where(hasKey('parameter', keys)), context.language),
    (row) => toSchoolValue(row, mayCall),
    context,
  );
}

type Filters = Omit<NonNullable<Input<'queryCharacterSchoolPage'>['query']>, 'companyId'>;

/** Selects the values of a school. A school that does not exist has no rows. */
function values(companyId: string, { paramKey, isOwn }: Filters, { db, language }: Context) {
  let found = db
    .selectFrom('characterParameter as parameter')
    .innerJoin('company', (join) => join.on('company.id', '=', companyId))
    .leftJoin('characterValue as own', (join) =>
      join.onRef('own.paramKey', '=', 'parameter.paramKey').onRef('own.companyId', '=', 'company.id'),
    )
    .where('parameter.status', '=', 'ENABLED');
  if (isOwn !== undefined) found = found.where('own.id', isOwn ? 'is not' : 'is', null);
  if (paramKey === undefined) return found;
  const pattern = containing(paramKey);
  return found.where((eb) =>
    eb.or([eb('parameter.paramKey', 'ilike', pattern), eb(parameterText(language, 'paramName'), 'ilike', pattern)]),
  );
}

function valueRows(found: ReturnType<typeof values>, language: Language) {
  return found
    .select(['parameter.id as parameterId', 'parameter.paramKey', 'parameter.valueType'])
    .select([parameterText(language, 'paramName').as('paramName'), parameterText(language, 'description').as('description')])
    .select(parameterText(language, 'effectScope').as('effectScope'))
    .select(['parameter.paramValue as defaultValue'])
    .select(['parameter.version as parameterVersion', 'parameter.updateTime as parameterTime'])
    .select(['parameter.updateByName as parameterName', 'own.id', 'own.paramValue', 'own.version', 'own.updateTime'])
    .select(['own.updateByName', 'company.id as companyId', 'company.companyName as schoolName']);
}

type Row = Awaited<ReturnType<ReturnType<typeof valueRows>['executeTakeFirstOrThrow']>>;

function toSchoolValue(row: Row, mayCall: (id: OperationId) => boolean): Schemas['CharacterSchoolValue'] {
  const { parameterId, parameterVersion, parameterTime, parameterName, ...rest } = row;
  const isOwn = row.id !== null;
  const allowedActions: Schemas['CharacterSchoolValue']['allowedActions'] = [];
  if (!isOwn && mayCall('saveCharacter')) allowedActions.push('CREATE');
  if (isOwn && mayCall('updateCharacter')) allowedActions.push('EDIT');
  if (isOwn && mayCall('resetCharacterSchoolValue')) allowedActions.push('RESET');
  return {
    ...rest,
    id: row.id ?? parameterId,
    paramValue: row.paramValue ?? row.defaultValue,
    isOwn,
    version: row.version ?? parameterVersion,
    updateTime: isoTime(row.updateTime ?? parameterTime),
    updateByName: isOwn ? row.updateByName : parameterName,
    allowedActions,
  };
}
