import { touch } from '#flow/turns/public.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { applicantLeftSql, type ProjectRow, projectRows } from './projectRows.ts';
import { visibleProjects } from './visibleProjects.ts';

type Key = { companyId: string; id: string };

/**
 * Locks a purchase that the caller may read, and returns it as it is now.
 * @param version the version that the caller has read; left out where any will do
 * @throws Failure `missing`, or `staleBy` if it has changed since
 */
export async function lockedProject(id: string, version: number | undefined, context: Context): Promise<ProjectRow> {
  const seen = await visibleProjects(context);
  const locked = await seen
    .select(['project.companyId', 'project.id'])
    .where('project.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw new Failure('missing');
  const row = await readLocked(locked, context);
  if (version !== undefined && row.version !== version) throw staleBy(row.updateByName, row.updateTime, context.now);
  return row;
}

/**
 * Returns a purchase that the caller may read, without a lock.
 * @throws Failure `missing`, or `staleBy` if it has changed since that version
 */
export async function seenProject(id: string, version: number, context: Context): Promise<ProjectRow> {
  const row = await projectRows(await visibleProjects(context))
    .where('project.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (row.version !== version) throw staleBy(row.updateByName, row.updateTime, context.now);
  return row;
}

/** Locks a purchase and returns it as it is now, whoever asks. @throws Failure `missing` */
export async function lockProject(key: Key, context: Pick<Context, 'db'>): Promise<ProjectRow> {
  const locked = await context.db
    .selectFrom('project')
    .select('id')
    .where((eb) => eb.and(key))
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw new Failure('missing');
  return readLocked(key, context);
}

/** What hangs on a purchase is read after the lock. */
function readLocked({ companyId, id }: Key, { db }: Pick<Context, 'db'>): Promise<ProjectRow> {
  touch('PROJECT', { companyId, id }, { db });
  return projectRows(db.selectFrom('project'))
    .select(applicantLeftSql.as('applicantLeft'))
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': id }))
    .executeTakeFirstOrThrow();
}

/** Locks an own purchase. Those of others count as missing. */
export async function ownLockedProject(id: string, version: number | undefined, context: Context): Promise<ProjectRow> {
  const row = await lockedProject(id, version, context);
  if (row.applicantId !== context.session.userId) throw new Failure('missing');
  return row;
}

/** Returns the key and department of an own purchase, without a lock. Those of others count as missing. */
export async function ownProject(id: string, context: Context): Promise<{ companyId: string; id: string; deptId: string }> {
  const seen = await visibleProjects(context);
  const own = await seen
    .select(['project.companyId', 'project.id', 'project.deptId'])
    .where((eb) => eb.and({ 'project.id': id, 'project.applicantId': context.session.userId }))
    .executeTakeFirst();
  if (!own) throw new Failure('missing');
  return own;
}
