import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { withAddresses } from '#platform/values/richText.ts';
import { filesOf } from './articleFiles.ts';
import { articleRows, toArticle } from './articleRows.ts';
import { type Channel, maintainedChannels } from './channels.ts';
import { visibleArticles } from './visibleArticles.ts';

/** Returns an article of one of the channels, with its text. */
export async function articleDetail(among: Channel[], id: string, context: Context): Promise<Schemas['ArticleDetail']> {
  const names = among.map(({ name }) => name);
  const found = visibleArticles(context, maintainedChannels(context)).where('article.channel', 'in', names);
  const row = await articleRows(found, context)
    .select(['article.content', 'article.steps'])
    .where('article.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { content, steps, ...shown } = row;
  const { cover, attachments, pictures } = await filesOf(row, context);
  const addresses = new Map(pictures.map(({ id: file, url }) => [file, url]));
  return { ...toArticle(shown, context), content: withAddresses(content, addresses), steps, cover, attachments };
}
