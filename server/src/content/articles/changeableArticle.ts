import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { maintains } from '#platform/records/publication.ts';
import type { Channel } from './channels.ts';
import { visibleArticles } from './visibleArticles.ts';

/**
 * Returns an article of the channel that the caller may change, publish or delete.
 * @throws Failure `missing`, or `platformOnly` for an article of the platform
 */
export async function changeableArticle({ name }: Channel, id: string, context: Context) {
  const row = await visibleArticles(context, [name])
    .select(['article.companyId', 'article.id', 'article.title', 'article.status', 'article.expireTime', 'article.version'])
    .where('article.channel', '=', name)
    .where('article.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (!maintains(row.companyId, context)) throw new Failure('platformOnly');
  return row;
}
