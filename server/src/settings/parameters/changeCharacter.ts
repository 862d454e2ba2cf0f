import type { Input, Output } from '@campus-procurement/sdk';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import type { Context } from '#platform/context/context.ts';
import { storedTexts } from '#platform/db/builtInNames.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { deleted } from '#platform/records/deleted.ts';
import { refuseMisfit } from './refuseMisfit.ts';
import { refuseInherited } from './saveCharacter.ts';

/** Changes a parameter, or the value of a school: the id may be that of either. */
export async function updateCharacter({ path: { id }, body }: Input<'updateCharacter'>, context: Context): Promise<true> {
  const { version, ...fields } = body;
  const row = await changeableRow(id, context);
  if (row.version !== version) throw new Failure('stale');
  if (row.table === 'characterValue') {
    const { paramValue: _value, ...rest } = fields;
    refuseInherited(rest);
  }
  if (row.builtIn && fields.status === 'DISABLED') throw new Failure('builtInRow');
  if (fields.paramValue !== undefined) refuseMisfit(row.valueType, fields.paramValue);
  const { companyId, table } = row;
  const stored = row.builtIn ? storedTexts(row.paramKey, fields) : fields;
  // The condition on the version makes sure that the row is still the one that was checked.
  const { numUpdatedRows } = await context.db
    .updateTable(table)
    .set({ ...stored, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  // Menu entries come and go with it.
  await changeAccess(context.db);
  return true;
}

export async function deleteCharacter({ path: { id } }: Input<'deleteCharacter'>, context: Context): Promise<true> {
  if (context.role.dataScope !== 'ALL') throw new Failure('platformOnly');
  const { table, companyId, builtIn } = await changeableRow(id, context);
  if (builtIn) throw new Failure('builtInRow');
  const deletion = context.db.deleteFrom(table).where((eb) => eb.and({ companyId, id }));
  if (table === 'characterParameter') await refuseUsed({ table: 'character_parameter', key: { id } }, context);
  return deleted(await ifUnused(deletion.executeTakeFirst()));
}

export async function resetCharacterSchoolValue(
  { path: { id } }: Input<'resetCharacterSchoolValue'>,
  context: Context,
): Promise<Output<'resetCharacterSchoolValue'>> {
  const value = await reachableValue(id, context);
  if (!value) {
    await changeableRow(id, context);
    throw new Failure('wrongState');
  }
  const { companyId } = value;
  const deletion = context.db.deleteFrom('characterValue').where((eb) => eb.and({ companyId, id }));
  const done = deleted(await deletion.executeTakeFirst());
  await changeAccess(context.db);
  return done;
}

/** Returns the parameter or the value with this id. @throws Failure `missing`, or `platformOnly` for a parameter without data scope ALL */
async function changeableRow(id: string, context: Context) {
  const value = await reachableValue(id, context);
  if (value) return { ...value, table: 'characterValue' as const, builtIn: false };
  const parameter = await context.db
    .selectFrom('characterParameter')
    .select(['companyId', 'paramKey', 'version', 'valueType', 'builtIn'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!parameter) throw new Failure('missing');
  if (context.role.dataScope !== 'ALL') throw new Failure('platformOnly');
  return { ...parameter, table: 'characterParameter' as const };
}

/** Selects the value of the caller's school, or with data scope ALL of any school. */
function reachableValue(id: string, { db, role, session }: Context) {
  return db
    .selectFrom('characterValue')
    .select(['companyId', 'paramKey', 'version', 'valueType'])
    .where('id', '=', id)
    .$if(role.dataScope !== 'ALL', (query) => query.where('companyId', '=', session.companyId))
    .executeTakeFirst();
}
