import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { platformId } from '#platform/values/platform.ts';

/** The limit of the description, more than any selection list can use. */
const listLimit = 1000;

/** What suppliers, who hold no role, say of themselves in these words. */
const forSuppliers = new Set(['company_type', 'qualification_type']);

export async function queryDictDataByType(
  { path: { type } }: Input<'queryDictDataByType'>,
  { db, session }: Context,
): Promise<Output<'queryDictDataByType'>> {
  if (session.role === null && !forSuppliers.has(type)) return [];
  const rows = await db
    .selectFrom('dictEntry as entry')
    .innerJoin('dictType as type', 'type.dictType', 'entry.dictType')
    .select(['entry.companyId', 'entry.id', 'entry.dictType', 'entry.dictLabel', 'entry.dictLabelEn', 'entry.dictValue'])
    .select(['entry.tagColor', 'entry.sort', 'entry.isDefault'])
    .where('entry.dictType', '=', type)
    .where('entry.companyId', 'in', [platformId, session.companyId])
    .where('entry.status', '=', 'ENABLED')
    .where('type.status', '=', 'ENABLED')
    .orderBy('entry.sort')
    .orderBy('entry.id')
    .limit(listLimit)
    .execute();
  const hasOwnDefault = rows.some(({ companyId, isDefault }) => isDefault && companyId !== platformId);
  return rows.map(({ companyId, isDefault, ...row }) => ({
    ...row,
    isDefault: isDefault && !(hasOwnDefault && companyId === platformId),
  }));
}
