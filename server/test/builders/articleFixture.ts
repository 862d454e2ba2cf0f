import type { Query, Schemas } from '@campus-procurement/sdk';
import type { TestClient } from '../startApp.ts';
import { publications } from './contentFixture.ts';

type Input = Schemas['ArticleInput'];

let count = 0;
/** A valid article. Titles are counted, so that they are unique. */
export const articleInput = (changes: Partial<Input> = {}): Input => {
  count += 1;
  return { title: `Article ${count}`, content: '<p>Text</p>', ...changes };
};

/** A page of the news as somebody sees it. */
export const newsPage = (client: TestClient, query: Query<'queryNewsPage'> = {}) =>
  client.articles.queryNewsPage({ query: { size: 200, ...query } });

export const idsOf = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id);

/** What is done with news. @param editor who does it, unless a test names somebody else */
export function articleFixture(editor: TestClient) {
  const save = async (changes: Partial<Input> = {}, client = editor) =>
    (await client.articles.saveNews({ body: articleInput(changes) })).id;
  const detail = (id: string, client = editor) => client.articles.getArticleDetail({ path: { id } });
  const update = (id: string, changes: Schemas['ArticleChanges'], client = editor) =>
    client.articles.updateNews({ path: { id }, body: changes });
  const step = (id: string, publication: Schemas['Publication'], client = editor) =>
    client.articles.publishNews({ path: { id }, body: publication });
  const remove = (id: string, client = editor) => client.articles.deleteNews({ path: { id } });
  /** Counts that somebody has read it. */
  const view = (id: string, client: TestClient) => client.articles.countArticleView({ path: { id } });
  return { save, detail, update, step, remove, view, ...publications(save, step) };
}
