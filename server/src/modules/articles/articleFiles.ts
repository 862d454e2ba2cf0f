import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { invalid } from '../../failure/failure.ts';
import { type FileUser, takeFiles } from '../../files/takeFiles.ts';
import { toFileInfos } from '../../files/toFileInfo.ts';
import { maintainedChannels } from './channels.ts';
import { visibleArticles } from './visibleArticles.ts';

interface Key {
  companyId: string;
  id: string;
}

/** What is written of the files of an article; what is undefined stays as it is. */
interface FileChoice {
  coverId: string | null | undefined;
  attachmentIds: string[] | undefined;
}

/** An article as a user of its cover and its attachments. */
export function articleUser({ companyId, id }: Key): FileUser {
  return { entity: 'article', companyId, rowId: id };
}

/** Whether the caller may read an article, and so its files. */
export async function mayReadArticle({ companyId, rowId }: { companyId: string; rowId: string }, context: Context) {
  const found = await visibleArticles(context, maintainedChannels(context))
    .select('article.id')
    .where('article.companyId', '=', companyId)
    .where('article.id', '=', rowId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The cover and the attachments of an article, in their order. */
export async function filesOf(key: Key, context: Context): Promise<Pick<Schemas['ArticleDetail'], 'cover' | 'attachments'>> {
  const rows = await usesOf(key, context)
    .innerJoin('file', (join) => join.onRef('file.companyId', '=', 'used.fileCompanyId').onRef('file.id', '=', 'used.fileId'))
    .select('used.purpose')
    .selectAll('file')
    .execute();
  const files = rows.map(({ purpose: _, ...file }) => file);
  const infos = await toFileInfos(files, context);
  const those = (purpose: 'COVER' | 'ATTACHMENT') => infos.filter((_info, index) => rows[index]?.purpose === purpose);
  return { cover: those('COVER')[0] ?? null, attachments: those('ATTACHMENT') };
}

/**
 * Sets cover and attachments of an article, in the transaction that writes it.
 * @throws Failure `invalid` with the rule `exists`, or `fileType` for a cover that is no picture
 */
export async function storeFiles(key: Key, { coverId, attachmentIds }: FileChoice, context: Context): Promise<void> {
  if (coverId === undefined && attachmentIds === undefined) return;
  const { companyId, id: articleId } = key;
  const before = await usesOf(key, context).select(['used.purpose', 'used.fileId']).execute();
  const those = (purpose: 'COVER' | 'ATTACHMENT') => before.filter((use) => use.purpose === purpose).map(({ fileId }) => fileId);
  const covers = coverId === undefined ? those('COVER') : [coverId ?? []].flat();
  const attachments = attachmentIds ?? those('ATTACHMENT');
  await context.db
    .deleteFrom('articleFile')
    .where((eb) => eb.and({ companyId, articleId }))
    .execute();
  const files = await takeFiles(context, articleUser(key), 'ARTICLE', [
    ...covers.map((fileId) => ({ field: 'coverId', fileId })),
    ...attachments.map((fileId, index) => ({ field: `attachmentIds.${index}`, fileId })),
  ]);
  if (files.length === 0) return;
  const rows = files.map((file, index) => {
    const isCover = index < covers.length;
    if (isCover && !file.contentType.startsWith('image/')) {
      throw invalid({ field: 'coverId', rule: 'fileType', params: { allowed: 'png, jpg' } });
    }
    const place = isCover
      ? { purpose: 'COVER' as const, sort: 0 }
      : { purpose: 'ATTACHMENT' as const, sort: index - covers.length };
    return { companyId, articleId, ...place, fileCompanyId: file.companyId, fileId: file.id };
  });
  await context.db.insertInto('articleFile').values(rows).execute();
}

function usesOf({ companyId, id }: Key, { db }: Context) {
  return db
    .selectFrom('articleFile as used')
    .where((eb) => eb.and({ 'used.companyId': companyId, 'used.articleId': id }))
    .orderBy('used.sort');
}
