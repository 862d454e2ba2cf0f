import type { Input, Schemas } from '@campus-procurement/sdk';
import { addDays, startOfDay } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { isPublication } from '#platform/records/publication.ts';
import { articleRows, toArticle } from './articleRows.ts';
import { type Channel, maintainedChannels } from './channels.ts';
import { type FoundArticles, visibleArticles } from './visibleArticles.ts';

type Query = NonNullable<Input<'querySystemAnnouncementPage'>['query']> & NonNullable<Input<'queryNewsPage'>['query']>;

/** Returns one page of a channel. */
export async function queryArticlePage(channel: Channel, query: Query = {}, context: Context): Promise<Schemas['ArticlePage']> {
  const { sort, ...filters } = query;
  const visible = visibleArticles(context, maintainedChannels(context)).where('article.channel', '=', channel.name);
  const found = filtered(visible, filters, context);
  return readPage(
    query,
    found.select(['article.companyId', 'article.id']),
    sort ? orderOf('article', sort) : channel.order,
    (keys, db) => articleRows(db.selectFrom('article').where(hasKey('article', keys)), context),
    (row) => toArticle(row, context),
    context,
  );
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
  if (publishDateEnd !== undefined) query = query.where('article.publishTime', '<', startOfDay(addDays(publishDateEnd, 1)));
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
