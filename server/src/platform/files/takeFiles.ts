import type { Schemas } from '@campus-procurement/sdk';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Context } from '../context/context.ts';
import type { FileTable } from '../db/tables/files.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../failure/failure.ts';

/** A row that uses files. */
export interface FileUser {
  /** The entity of the row, e.g. `downloadDoc`. The registry of owners decides by it who may read the row. */
  entity: string;
  companyId: string;
  rowId: string;
}

interface Wanted {
  /** The field of the request that contains the file. */
  field: string;
  fileId: string;
}

/**
 * Records the files that a row uses from now on. Files it no longer uses are deleted later, unless another row uses them. Call it in the
 * transaction that writes the row. Each file must have been uploaded for this purpose by the caller, or be used by the row already.
 * @returns the files, in the order of the request
 * @throws Failure `invalid` with the rule `exists`
 */
export async function takeFiles(
  { db, session }: Pick<Context, 'db' | 'session'>,
  user: FileUser,
  bizType: Schemas['FileBizType'],
  wanted: Wanted[],
): Promise<Selectable<FileTable>[]> {
  const ids = wanted.map(({ fileId }) => fileId);
  const before = await db.selectFrom('fileUse').select('fileId').where(isOf(user)).execute();
  const known = new Set(before.map(({ fileId }) => fileId));
  const found = ids.length > 0 ? await db.selectFrom('file').selectAll().where('id', 'in', ids).forKeyShare().execute() : [];
  const mine = new Map(
    found
      .filter((file) => file.bizType === bizType && (file.createBy === session.userId || known.has(file.id)))
      .map((file) => [file.id, file]),
  );
  const missing = wanted.filter(({ fileId }) => !mine.has(fileId));
  if (missing.length > 0) throw invalid(...missing.map(({ field }) => ({ field, rule: 'exists' })));

  await releaseFiles({ db }, user, ids);
  const files = wanted.map(({ fileId }) => mine.get(fileId) as Selectable<FileTable>);
  const uses = files.map((file) => ({ ...user, fileCompanyId: file.companyId, fileId: file.id }));
  if (uses.length > 0) {
    await db
      .insertInto('fileUse')
      .values(uses)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return files;
}

/** Records that a row uses one file; see `takeFiles`. */
export async function takeFile(
  context: Pick<Context, 'db' | 'session'>,
  user: FileUser,
  bizType: Schemas['FileBizType'],
  wanted: Wanted,
): Promise<Selectable<FileTable>> {
  const [file] = await takeFiles(context, user, bizType, [wanted]);
  return file as Selectable<FileTable>;
}

/** Ends the use of a row's files, except those in `keptIds`. */
export async function releaseFiles({ db }: Pick<Context, 'db'>, user: FileUser, keptIds: string[] = []): Promise<void> {
  await db
    .deleteFrom('fileUse')
    .where(isOf(user))
    .$if(keptIds.length > 0, (uses) => uses.where('fileId', 'not in', keptIds))
    .execute();
}

const isOf =
  ({ entity, companyId, rowId }: FileUser) =>
  (eb: ExpressionBuilder<Tables, 'fileUse'>) =>
    eb.and({ entity, companyId, rowId });
