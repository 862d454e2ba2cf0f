import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { maintains, publicationActions, publicationOf } from '#platform/records/publication.ts';
import { channels } from './channels.ts';
import type { FoundArticles } from './visibleArticles.ts';

/** Selects articles with all columns that lists show. */
export function articleRows(found: FoundArticles, context: Context) {
  return found
    .innerJoin('company', 'company.id', 'article.companyId')
    .select(['article.id', 'article.channel', 'article.title', 'article.categoryCode', 'article.summary', 'article.source'])
    .select(['article.author', 'article.top', 'article.popup', 'article.targetRoles', 'article.caseAmount'])
    .select(['article.caseSavingRate', 'article.sort', 'article.status', 'article.publishTime', 'article.expireTime'])
    .select(['article.withdrawReason', 'article.viewCount', 'article.companyId', 'company.companyName as schoolName'])
    .select(['article.version', 'article.createTime', 'article.createByName', 'article.updateTime', 'article.updateByName'])
    .select(hasViewed(context));
}

/** An expression for queries: the caller has opened the article. */
export function hasViewed({ session }: Context) {
  return (eb: ExpressionBuilder<Tables, 'article'>) =>
    eb
      .exists(
        eb
          .selectFrom('articleView as view')
          .select('view.time')
          .where('view.companyId', '=', session.companyId)
          .where('view.userId', '=', session.userId)
          .whereRef('view.articleCompanyId', '=', 'article.companyId')
          .whereRef('view.articleId', '=', 'article.id'),
      )
      .as('viewed');
}

export type ArticleRow = Awaited<ReturnType<ReturnType<typeof articleRows>['executeTakeFirstOrThrow']>>;

/** Returns an article as the API shows it, with the caller's allowed actions. */
export function toArticle(row: ArticleRow, context: Context): Schemas['Article'] {
  const steps = channels.find(({ name }) => name === row.channel);
  const isOwn = steps && maintains(row.companyId, context);
  return {
    ...row,
    viewed: Boolean(row.viewed),
    status: publicationOf(row, context.now),
    publishTime: isoTimeOrNull(row.publishTime),
    expireTime: isoTimeOrNull(row.expireTime),
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: isOwn ? publicationActions(row, steps, context) : [],
  };
}
