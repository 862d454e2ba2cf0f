import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { platformId } from '#platform/values/platform.ts';
import { refuseMisfit } from './refuseMisfit.ts';

const constraints = {
  character_parameter_key_unique: () => invalid({ field: 'paramKey', rule: 'unique' }),
  character_parameter_kind_unique: () => invalid({ field: 'paramKey', rule: 'unique' }),
  character_value_key_unique: () => invalid({ field: 'paramKey', rule: 'unique' }),
  character_value_parameter_fkey: () => invalid({ field: 'paramKey', rule: 'exists' }),
  character_value_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
};

/** Creates a parameter or a school's value. The pipeline refuses a `companyId` of another school, except with data scope ALL. */
export async function saveCharacter({ body }: Input<'saveCharacter'>, context: Context): Promise<Output<'saveCharacter'>> {
  const { companyId = context.session.companyId, ...fields } = body;
  return companyId === platformId ? saveParameter(fields, context) : saveValue(companyId, fields, context);
}

type Fields = Omit<Schemas['CharacterInput'], 'companyId'>;

async function saveParameter({ paramName, valueType, ...fields }: Fields, context: Context): Promise<Schemas['CreatedRow']> {
  if (context.role.dataScope !== 'ALL') throw new Failure('platformOnly');
  if (paramName === undefined) throw invalid({ field: 'paramName', rule: 'required' });
  if (valueType === undefined) throw invalid({ field: 'valueType', rule: 'required' });
  refuseMisfit(valueType, fields.paramValue);
  const id = newId();
  const unset = { description: '', effectScope: '', status: 'ENABLED' as const };
  const row = { ...unset, ...fields, companyId: platformId, id, paramName, valueType, ...madeBy(context) };
  await refusedBy(constraints, context.db.insertInto('characterParameter').values(row).execute());
  return { id };
}

async function saveValue(
  companyId: string,
  { paramKey, paramValue, ...rest }: Fields,
  context: Context,
): Promise<Schemas['CreatedRow']> {
  refuseInherited(rest);
  const { db } = context;
  const parameter = await db
    .selectFrom('characterParameter')
    .select('valueType')
    .where((eb) => eb.and({ paramKey, status: 'ENABLED' }))
    .executeTakeFirst();
  if (!parameter) throw invalid({ field: 'paramKey', rule: 'exists' });
  const { valueType } = parameter;
  refuseMisfit(valueType, paramValue);
  const id = newId();
  const row = { companyId, id, paramKey, valueType, paramValue, ...madeBy(context) };
  await refusedBy(constraints, db.insertInto('characterValue').values(row).execute());
  // Menu entries come and go with it.
  await changeAccess(db);
  return { id };
}

/**
 * Name, type, status and texts belong to the parameter, so a school's value cannot set them. @throws Failure `invalid` with rule
 * `inherited` for each of them
 */
export function refuseInherited(fields: object): void {
  const inherited = Object.keys(fields).map((field) => ({ field, rule: 'inherited' }));
  if (inherited.length > 0) throw invalid(...inherited);
}
