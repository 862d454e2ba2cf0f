import type { Input, Schemas } from '@campus-procurement/sdk';
import { permissionsOf } from '../../auth/permissions.ts';
import type { Context } from '../../context.ts';
import { startOfDay } from '../businessDay.ts';
import { matching } from '../like.ts';
import { orderOf } from '../order.ts';
import { isPublication } from '../publication.ts';
import { articleRows, toArticle } from './articleRows.ts';
import { type Channel, maintainedChannels } from './channels.ts';
import { type FoundArticles, visibleArticles } from './visibleArticles.ts';

type Query = NonNullable<Input<'querySystemAnnouncementPage'>['query']> & NonNullable<Input<'queryNewsPage'>['query']>;

/** One page of a channel. The ids of the page are found first, so that only its rows are read whole. */
export async function queryArticlePage(channel: Channel, query: Query = {}, context: Context): Promise<Schemas['ArticlePage']> {
  const { current = 1, size = 10, sort, ...filters } = query;
  const codes = new Set(await permissionsOf(context.db, context.role, context.session.companyId));
  const visible = visibleArticles(context, maintainedChannels(codes)).where('article.channel', '=', channel.name);
  const found = filtered(visible, filters, context);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const order = sort ? orderOf('article', sort) : channel.order;
  const page = found
    .select(['article.companyId', 'article.id'])
    .orderBy(order)
    .limit(size)
    .offset((current - 1) * size);
  const onPage = context.db
    .selectFrom('article')
    .where((eb) => eb(eb.refTuple('article.companyId', 'article.id'), 'in', page.$asTuple('companyId', 'id')));
  const rows = await articleRows(onPage, context).orderBy(order).execute();
  return { records: rows.map((row) => toArticle(row, codes, context)), total, current, size };
}

type Filters = Omit<Query, 'current' | 'size' | 'sort'>;

function filtered(found: FoundArticles, filters: Filters, { session, now }: Context): FoundArticles {
  const { title, categoryCode, status, publishDateStart, publishDateEnd, companyId, popup, viewed } = filters;
  let query = found;
  if (companyId !== undefined) query = query.where('article.companyId', '=', companyId);
  if (title !== undefined) query = query.where('article.title', 'ilike', matching(title));
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
