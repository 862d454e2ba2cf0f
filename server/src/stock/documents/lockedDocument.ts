import { touch } from '#flow/turns/public.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { lockProject, type ProjectRow } from '#purchase/records/public.ts';
import { type DocumentRow, documentRows, visibleDocuments } from './documentRows.ts';

/**
 * Locks the purchase of a document that the caller sees, then the document, and returns both as they are now.
 * @throws Failure `missing`, or `staleBy` if the document has changed since that version
 */
export async function lockedDocument(
  id: string,
  version: number,
  context: Context,
): Promise<{ project: ProjectRow | null; document: DocumentRow }> {
  const { db } = context;
  const seen = await visibleDocuments(context);
  const known = await seen.select(['document.companyId', 'document.projectId']).where('document.id', '=', id).executeTakeFirst();
  if (!known) throw new Failure('missing');
  const { companyId, projectId } = known;
  const project = projectId === null ? null : await lockProject({ companyId, id: projectId }, context);
  await db
    .selectFrom('stockDocument')
    .select('id')
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
  touch('DOCUMENT', { companyId, id }, { db });
  // What decides about it is read after the lock.
  const found = db
    .selectFrom('stockDocument as document')
    .where((eb) => eb.and({ 'document.companyId': companyId, 'document.id': id }));
  const document = await documentRows(found, context).executeTakeFirstOrThrow();
  if (document.version !== version) throw staleBy(document.updateByName, document.updateTime, context.now);
  return { project, document };
}
