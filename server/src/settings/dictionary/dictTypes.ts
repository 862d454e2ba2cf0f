import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { platformId } from '#platform/values/platform.ts';

const constraints = {
  dict_type_key_unique: () => invalid({ field: 'dictType', rule: 'unique' }),
};

export async function saveDictType({ body }: Input<'saveDictType'>, context: Context): Promise<Output<'saveDictType'>> {
  refuseSchools(context);
  const id = newId();
  const row = { companyId: platformId, id, status: 'ENABLED' as const, ...body, ...madeBy(context) };
  await refusedBy(constraints, context.db.insertInto('dictType').values(row).execute());
  return { id };
}

export async function updateDictType(
  { path: { id }, body: { version, ...fields } }: Input<'updateDictType'>,
  context: Context,
): Promise<Output<'updateDictType'>> {
  const row = await changeableType(id, context);
  if (row.version !== version) throw new Failure('stale');
  if (row.builtIn && fields.status === 'DISABLED') throw new Failure('builtInRow');
  await context.db
    .updateTable('dictType')
    .set({ ...fields, ...changedBy(context) })
    .where('id', '=', id)
    .execute();
  return true;
}

export async function deleteDictType(
  { path: { id } }: Input<'deleteDictType'>,
  context: Context,
): Promise<Output<'deleteDictType'>> {
  const { builtIn } = await changeableType(id, context);
  if (builtIn) throw new Failure('builtInRow');
  await refuseUsed({ table: 'dict_type', key: { id } }, context);
  await ifUnused(context.db.deleteFrom('dictType').where('id', '=', id).execute());
  return true;
}

/** Returns a type and locks its row, so that checks remain valid. */
async function changeableType(id: string, context: Context) {
  refuseSchools(context);
  const row = await context.db
    .selectFrom('dictType')
    .select(['builtIn', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

/** Types belong to the platform. @throws Failure `platformOnly` */
function refuseSchools({ role }: Context): void {
  if (role.dataScope !== 'ALL') throw new Failure('platformOnly');
}
