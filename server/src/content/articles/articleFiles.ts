import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { type FileUser, takeFiles } from '#platform/files/takeFiles.ts';
import { toFileInfos } from '#platform/files/toFileInfo.ts';
import { picturesOf } from '#platform/values/richText.ts';
import { maintainedChannels } from './channels.ts';
import { visibleArticles } from './visibleArticles.ts';

interface Key {
  companyId: string;
  id: string;
}

/** The files chosen for an article. Undefined leaves the present ones. */
interface FileChoice {
  coverId: string | null | undefined;
  attachmentIds: string[] | undefined;
  /** The text, sanitised: its pictures are files of the article. */
  content: string | undefined;
}

const purposes = ['COVER', 'ATTACHMENT', 'PICTURE'] as const;
type Purpose = (typeof purposes)[number];

/** An article as a user of its cover, its attachments and the pictures of its text. */
export function articleUser({ companyId, id }: Key): FileUser {
  return { entity: 'article', companyId, rowId: id };
}

/** Returns whether the caller may read an article, and so its files. */
export async function mayReadArticle({ companyId, rowId }: { companyId: string; rowId: string }, context: Context) {
  const found = await visibleArticles(context, maintainedChannels(context))
    .select('article.id')
    .where('article.companyId', '=', companyId)
    .where('article.id', '=', rowId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The files of an article, in their order. */
export async function filesOf(key: Key, context: Context) {
  const rows = await usesOf(key, context)
    .innerJoin('file', (join) => join.onRef('file.companyId', '=', 'used.fileCompanyId').onRef('file.id', '=', 'used.fileId'))
    .select('used.purpose')
    .selectAll('file')
    .execute();
  const files = rows.map(({ purpose: _, ...file }) => file);
  const infos = await toFileInfos(files, context);
  const those = (purpose: Purpose) => infos.filter((_info, index) => rows[index]?.purpose === purpose);
  return { cover: those('COVER')[0] ?? null, attachments: those('ATTACHMENT'), pictures: those('PICTURE') };
}

/**
 * Sets cover, attachments and pictures of an article, in the transaction that writes it.
 * @throws Failure `invalid` with the rule `exists`, or `fileType` for a cover or a picture of the text that is none
 */
export async function storeFiles(key: Key, { coverId, attachmentIds, content }: FileChoice, context: Context): Promise<void> {
  const chosen: Record<Purpose, string[] | undefined> = {
    COVER: coverId === undefined ? undefined : [coverId ?? []].flat(),
    ATTACHMENT: attachmentIds,
    PICTURE: content === undefined ? undefined : picturesOf(content),
  };
  if (purposes.every((purpose) => chosen[purpose] === undefined)) return;
  const { companyId, id: articleId } = key;
  const before = await usesOf(key, context).select(['used.purpose', 'used.fileId']).execute();
  const kept = (purpose: Purpose) => before.filter((use) => use.purpose === purpose).map(({ fileId }) => fileId);
  const wanted = purposes.flatMap((purpose) =>
    (chosen[purpose] ?? kept(purpose)).map((fileId, sort) => ({ purpose, sort, fileId, field: fieldOf(purpose, sort) })),
  );
  await context.db
    .deleteFrom('articleFile')
    .where((eb) => eb.and({ companyId, articleId }))
    .execute();
  const files = await takeFiles(context, articleUser(key), 'ARTICLE', wanted);
  if (files.length === 0) return;
  const rows = wanted.map(({ purpose, sort, field }, index) => {
    const file = files[index] as (typeof files)[number];
    if (purpose !== 'ATTACHMENT' && !file.contentType.startsWith('image/')) {
      throw invalid({ field, rule: 'fileType', params: { allowed: 'png, jpg' } });
    }
    return { companyId, articleId, purpose, sort, fileCompanyId: file.companyId, fileId: file.id };
  });
  await context.db.insertInto('articleFile').values(rows).execute();
}

/** Where a request names a file. */
function fieldOf(purpose: Purpose, sort: number): string {
  if (purpose === 'COVER') return 'coverId';
  return purpose === 'ATTACHMENT' ? `attachmentIds.${sort}` : 'content';
}

function usesOf({ companyId, id }: Key, { db }: Context) {
  return db
    .selectFrom('articleFile as used')
    .where((eb) => eb.and({ 'used.companyId': companyId, 'used.articleId': id }))
    .orderBy('used.sort');
}
