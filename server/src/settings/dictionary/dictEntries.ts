import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { platformId } from '#platform/values/platform.ts';
import { isStored } from './isStored.ts';

const constraints = {
  dict_entry_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
};

/** Returns whether the caller may change entries of a company: those of their own school, with data scope ALL of any. */
export function reaches(companyId: string, { session, role }: Context): boolean {
  return role.dataScope === 'ALL' || (companyId === session.companyId && companyId !== platformId);
}

export async function saveDictEntry({ body }: Input<'saveDictEntry'>, context: Context): Promise<Output<'saveDictEntry'>> {
  const { db, session, role } = context;
  const { companyId = role.dataScope === 'ALL' ? platformId : session.companyId, ...fields } = body;
  // The pipeline has refused other schools, so this is the platform, as the caller's own company.
  if (!reaches(companyId, context)) throw new Failure('platformOnly');
  const type = await lockedType(body.dictType, context);
  if (!type) throw invalid({ field: 'dictType', rule: 'exists' });
  if (type.enumeration) throw new Failure('builtInRow');
  await refuseTaken(companyId, body.dictType, body.dictValue, context);
  if (body.isDefault) await unmarkDefault(companyId, body.dictType, context);
  const id = newId();
  const empty = { dictLabelEn: null, tagColor: null, sort: 0, status: 'ENABLED' as const };
  const row = { ...empty, ...fields, companyId, id, ...madeBy(context) };
  await refusedBy(constraints, db.insertInto('dictEntry').values(row).execute());
  return { id };
}

export async function updateDictEntry(
  { path: { id }, body: { version, ...fields } }: Input<'updateDictEntry'>,
  context: Context,
): Promise<Output<'updateDictEntry'>> {
  const { companyId, dictType, ...row } = await changeableEntry(id, context);
  if (row.version !== version) throw new Failure('stale');
  if (row.builtIn && fields.status === 'DISABLED') throw new Failure('builtInRow');
  if (fields.isDefault && !row.isDefault) await unmarkDefault(companyId, dictType, context);
  await context.db
    .updateTable('dictEntry')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  return true;
}

export async function deleteDictEntry(
  { path: { id } }: Input<'deleteDictEntry'>,
  context: Context,
): Promise<Output<'deleteDictEntry'>> {
  const row = await changeableEntry(id, context);
  if (row.builtIn) throw new Failure('builtInRow');
  if (await isStored(row, context.db)) throw new Failure('referenced');
  await context.db.deleteFrom('dictEntry').where('companyId', '=', row.companyId).where('id', '=', id).execute();
  return true;
}

/** Locks a type. Writers of its entries wait here, because values and defaults are checked across the entries of several companies. */
function lockedType(dictType: string, { db }: Context) {
  return db.selectFrom('dictType').select('enumeration').where('dictType', '=', dictType).forNoKeyUpdate().executeTakeFirst();
}

async function changeableEntry(id: string, context: Context) {
  const { db } = context;
  const known = await db.selectFrom('dictEntry').select(['companyId', 'dictType']).where('id', '=', id).executeTakeFirst();
  const isSeen = known && (known.companyId === platformId || reaches(known.companyId, context));
  if (!isSeen) throw new Failure('missing');
  if (!reaches(known.companyId, context)) throw new Failure('platformOnly');
  await lockedType(known.dictType, context);
  const row = await db
    .selectFrom('dictEntry')
    .select(['companyId', 'id', 'dictType', 'dictValue', 'isDefault', 'builtIn', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

/** Refuses a value that exists among the entries that a school sees. Entries of the platform are visible to all schools. */
async function refuseTaken(companyId: string, dictType: string, dictValue: string, { db }: Context): Promise<void> {
  let same = db
    .selectFrom('dictEntry')
    .select('id')
    .where((eb) => eb.and({ dictType, dictValue }));
  if (companyId !== platformId) same = same.where('companyId', 'in', [platformId, companyId]);
  if (await same.limit(1).executeTakeFirst()) throw invalid({ field: 'dictValue', rule: 'unique' });
}

async function unmarkDefault(companyId: string, dictType: string, context: Context): Promise<void> {
  await context.db
    .updateTable('dictEntry')
    .set({ isDefault: false, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, dictType, isDefault: true }))
    .execute();
}
