import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { mayShare, ownOrShared } from './ownOrShared.ts';

type Body = Input<'saveApplyComment'>['body'];

const constraints = {
  apply_comment_personal_unique: () => invalid({ field: 'content', rule: 'unique' }),
  apply_comment_school_unique: () => invalid({ field: 'content', rule: 'unique' }),
};

/** Creates a comment, or replaces the content of the one with the given id. */
export async function saveApplyComment(
  { body }: Input<'saveApplyComment'>,
  context: Context,
): Promise<Output<'saveApplyComment'>> {
  const { id, version } = body;
  if (id !== undefined && version !== undefined) return change({ ...body, id, version }, context);
  if (id !== undefined) throw invalid({ field: 'version', rule: 'together', params: { field: 'id' } });
  if (version !== undefined) throw invalid({ field: 'id', rule: 'together', params: { field: 'version' } });
  return create(body, context);
}

async function create({ content, commentType, scope, sort = 0 }: Body, context: Context) {
  const { db, session } = context;
  if (scope === 'SCHOOL') await refuseUnlessSharing(context);
  const row = { companyId: session.companyId, id: newId(), ownerId: session.userId, content, commentType, scope, sort };
  const insertion = db.insertInto('applyComment').values({ ...row, ...madeBy(context) });
  await refusedBy(constraints, insertion.execute());
  return { id: row.id };
}

async function change(body: Body & { id: string; version: number }, context: Context) {
  const { db, session } = context;
  const { id, version, content, commentType, scope, sort = 0 } = body;
  const old = await ownOrShared(context).select(['scope', 'ownerId', 'version']).where('id', '=', id).executeTakeFirst();
  if (!old) throw new Failure('missing');
  if (old.scope === 'SCHOOL' || scope === 'SCHOOL') await refuseUnlessSharing(context);
  // A user who makes a shared comment personal becomes its owner.
  const ownerId = scope === 'PERSONAL' ? session.userId : old.ownerId;
  const changed = db
    .updateTable('applyComment')
    .set({ content, commentType, scope, sort, ownerId, ...changedBy(context) })
    .where((eb) => eb.and({ companyId: session.companyId, id, version }))
    .executeTakeFirst();
  const { numUpdatedRows } = await refusedBy(constraints, changed);
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return { id };
}

async function refuseUnlessSharing(context: Context) {
  if (!mayShare(context)) throw new Failure('forbidden');
}
