import type { Schemas } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { releaseFiles } from '#platform/files/takeFiles.ts';
import { changedBy } from '#platform/records/changed.ts';
import { draftAgain, publicationStep, refuseWhilePublished } from '#platform/records/publication.ts';
import { type ArticleFields, articleColumns } from './articleColumns.ts';
import { articleUser, storeFiles } from './articleFiles.ts';
import { changeableArticle } from './changeableArticle.ts';
import type { Channel } from './channels.ts';
import { planNotice } from './sendNotice.ts';

type Changes = ArticleFields & { version: number };

/** Changes the fields that are sent. The article becomes a draft again. */
export async function updateArticle(
  channel: Channel,
  id: string,
  { version, coverId, attachmentIds, ...fields }: Changes,
  context: Context,
): Promise<true> {
  const row = await changeableArticle(channel, id, context);
  refuseStale(row, version);
  refuseWhilePublished(row, context.now);
  const columns = await articleColumns(channel, row.companyId, fields, context);
  await store(row, { ...columns, ...draftAgain }, context);
  await storeFiles(row, { coverId, attachmentIds, content: columns.content }, context);
  return true;
}

/** Publishes or withdraws an article. In announced channels, publishing plans a task that sends messages to users. */
export async function publishArticle(
  channel: Channel,
  id: string,
  step: Schemas['Publication'],
  context: Context,
): Promise<true> {
  const row = await changeableArticle(channel, id, context);
  refuseStale(row, step.version);
  const publication = publicationStep(row, step, context.now);
  await store(row, publication, context);
  if (channel.isAnnounced && publication.status === 'PUBLISHED') await planNotice(row, context);
  return true;
}

export async function deleteArticle(channel: Channel, id: string, context: Context): Promise<true> {
  const { companyId, version, ...row } = await changeableArticle(channel, id, context);
  refuseWhilePublished(row, context.now);
  const deletion = context.db.deleteFrom('article').where((eb) => eb.and({ companyId, id, version }));
  // Somebody has published or changed it meanwhile.
  if ((await deletion.executeTakeFirst()).numDeletedRows === 0n) throw new Failure('stale');
  await releaseFiles(context, articleUser({ companyId, id }));
  return true;
}

type Row = Awaited<ReturnType<typeof changeableArticle>>;

function refuseStale(row: Row, version: number): void {
  if (row.version !== version) throw new Failure('stale');
}

/** The condition on the version makes sure that the row is still the one that was checked. */
async function store({ companyId, id, version }: Row, columns: Updateable<Tables['article']>, context: Context): Promise<true> {
  const { numUpdatedRows } = await context.db
    .updateTable('article')
    .set({ ...columns, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
