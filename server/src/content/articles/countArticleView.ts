import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { publicationOf } from '#platform/records/publication.ts';
import { maintainedChannels } from './channels.ts';
import { visibleArticles } from './visibleArticles.ts';

/** Somebody has deleted the article since it was read. */
const constraints = { article_view_article_fkey: () => new Failure('missing') };

/** Counts each user once, which the primary key of the view ensures. Opening a draft does not count. */
export async function countArticleView(
  { path: { id } }: Input<'countArticleView'>,
  context: Context,
): Promise<Output<'countArticleView'>> {
  const { db, session, now } = context;
  const article = await visibleArticles(context, maintainedChannels(context))
    .select(['article.companyId', 'article.status', 'article.expireTime', 'article.viewCount'])
    .where('article.id', '=', id)
    .executeTakeFirst();
  if (!article) throw new Failure('missing');
  const { companyId, viewCount } = article;
  if (publicationOf(article, now) !== 'PUBLISHED') return { viewCount };
  const reader = { companyId: session.companyId, userId: session.userId };
  const view = db
    .insertInto('articleView')
    .values({ ...reader, articleCompanyId: companyId, articleId: id, time: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('time')
    .executeTakeFirst();
  if (!(await refusedBy(constraints, view))) return { viewCount };
  return db
    .updateTable('article')
    .set((eb) => ({ viewCount: eb('viewCount', '+', 1) }))
    .where((eb) => eb.and({ companyId, id }))
    .returning('viewCount')
    .executeTakeFirstOrThrow();
}
