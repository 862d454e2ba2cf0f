import { hasKeyword } from '#platform/lists/keyword.ts';
import { absent, type RecordSource } from '#platform/panels/recordSource.ts';
import { channels, maintainedChannels } from './channels.ts';
import { visibleArticles } from './visibleArticles.ts';

/** The articles that the caller sees, by title. Everybody with a role may list every channel. */
export const articleSource: RecordSource = (keyword, context) =>
  visibleArticles(context, maintainedChannels(context))
    // All of them: the index of beginnings has the channel first.
    .where(
      'article.channel',
      'in',
      channels.map(({ name }) => name),
    )
    .where(hasKeyword(['article.title'], keyword))
    .select(['article.companyId', 'article.id', 'article.title', absent.as('code'), absent.as('detail'), 'article.channel']);
