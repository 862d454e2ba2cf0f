import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { visibleProjects } from '../records/public.ts';
import { type FoundModifications, modificationRows, modificationsOf, toModify } from './modificationRows.ts';

type Query = NonNullable<Input<'queryProjectModifyPage'>['query']>;

/** Returns one page of changes, the newest first. */
export async function queryProjectModifyPage(
  { query = {} }: Input<'queryProjectModifyPage'>,
  context: Context,
): Promise<Output<'queryProjectModifyPage'>> {
  const found = filtered(modificationsOf(await visibleProjects(context), context), query);
  return readPage(
    query,
    found.select(['modify.companyId', 'modify.id']),
    orderOf('modify', 'createTime,desc'),
    (keys, db) => modificationRows(modificationsOf(db.selectFrom('project'), context).where(hasKey('modify', keys))),
    (row) => toModify(row, context),
    context,
  );
}

function filtered(found: FoundModifications, { keyword, status, modifyType, projectId }: Query): FoundModifications {
  let query = found;
  if (status !== undefined) query = query.where('modify.status', '=', status);
  if (modifyType !== undefined) query = query.where(sql<boolean>`modify.modify_types ? ${modifyType}`);
  if (projectId !== undefined) query = query.where('modify.projectId', '=', projectId);
  if (keyword === undefined) return query;
  const text = sql`lower(coalesce(modify.modify_code, '') || ' ' || coalesce(project.project_code, '') || ' ' || project.project_name)`;
  return query.where(sql<boolean>`${text} like ${containing(keyword.toLowerCase())}`);
}
