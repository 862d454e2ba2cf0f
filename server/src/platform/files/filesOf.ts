import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '../context/context.ts';
import { toFileInfos } from './toFileInfo.ts';

/** Returns the files that rows of an entity use, by the id of the row. */
export function filesOf(entity: string, companyId: string, rowIds: string[], context: Context) {
  return filesOfRows(companyId, rowIds, context, entity);
}

/** Returns the files that rows use in whatever way, by the id of the row. @param entity null: of any entity; ids are unique among all */
export async function filesOfRows(companyId: string, rowIds: string[], context: Context, entity: string | null = null) {
  if (rowIds.length === 0) return new Map<string, Schemas['FileInfo'][]>();
  const rows = await context.db
    .selectFrom('fileUse as use')
    .innerJoin('file', (join) => join.onRef('file.companyId', '=', 'use.fileCompanyId').onRef('file.id', '=', 'use.fileId'))
    .selectAll('file')
    .select('use.rowId')
    .where('use.companyId', '=', companyId)
    .$if(entity !== null, (uses) => uses.where('use.entity', '=', entity))
    .where('use.rowId', 'in', rowIds)
    .orderBy('file.createTime')
    .orderBy('file.id')
    .execute();
  const infos = await toFileInfos(
    rows.map(({ rowId: _, ...file }) => file),
    context,
  );
  const found = new Map<string, Schemas['FileInfo'][]>();
  for (const [index, { rowId }] of rows.entries()) {
    found.set(rowId, [...(found.get(rowId) ?? []), infos[index] as Schemas['FileInfo']]);
  }
  return found;
}
