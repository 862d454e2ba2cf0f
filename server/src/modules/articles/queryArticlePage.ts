import type { Input, Schemas } from '@campus-procurement/sdk';
import type { Expression } from 'kysely';
import type { Context } from '../../context.ts';
import { startOfDay } from '../businessDay.ts';
import { hasKeyword } from '../keyword.ts';
import { readLongPage } from '../longPage.ts';
import { orderOf } from '../order.ts';
import { isPublication } from '../publication.ts';
import { articleRows, toArticle } from './articleRows.ts';
import { type Channel, maintainedChannels } from './channels.ts';
import { type FoundArticles, visibleArticles } from './visibleArticles.ts';

type Query = NonNullable<Input<'querySystemAnnouncementPage'>['query']> & NonNullable<Input<'queryNewsPage'>['query']>;

/** One page of a channel. */
export async function queryArticlePage(channel: Channel, query: Query = {}, context: Context): Promise<Schemas['ArticlePage']> {
  const { sort, ...filters } = query;
  const visible = visibleArticles(context, maintainedChannels(context)).where('article.channel', '=', channel.name);
  return readLongPage(
    query,
    filtered(visible, filters, context).select(['article.companyId', 'article.id']),
    sort ? orderOf('article', sort) : channel.order,
    (keys) => articleRows(articlesOf(keys, context), context),
    (row) => toArticle(row, context),
    context,
  );
}

function articlesOf(keys: Expression<[string, string]>, { db }: Context) {
  return db.selectFrom('article').where((eb) => eb(eb.refTuple('article.companyId', 'article.id'), 'in', keys));
}

type Filters = Omit<Query, 'sort'>;

function filtered(found: FoundArticles, filters: Filters, { session, now }: Context): FoundArticles {
  const { title, categoryCode, status, publishDateStart, publishDateEnd, companyId, popup, viewed } = filters;
  let query = found;
  if (companyId !== undefined) query = query.where('article.companyId', '=', companyId);
  if (title !== undefined) query = query.where(hasKeyword(['article.title'], title));
  if (categoryCode !== undefined) query = query.where('article.categoryCode', '=', categoryCode);
  if (status !== undefined) query = query.where(isPublication('article', status, now));
  if (publishDateStart !== undefined) query = query.where('article.publishTime', '>=', startOfDay(publishDateStart));
  if (publishDateEnd !== undefined) query = query.where('article.publishTime', '<', startOfDay(publishDateEnd, 1));
  if (popup !== undefined) query = query.where('article.popup', '=', popup);
  if (viewed === undefined) return query;
  return query.where((eb) => {
    const hasViewed = eb(
      eb.refTuple('article.companyId', 'article.id'),
      'in',
      eb
        .selectFrom('articleView')
        .select(['articleCompanyId', 'articleId'])
        .where('companyId', '=', session.companyId)
        .where('userId', '=', session.userId)
        .$asTuple('articleCompanyId', 'articleId'),
    );
    return viewed ? hasViewed : eb.not(hasViewed);
  });
}
