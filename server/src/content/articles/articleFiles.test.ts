import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publications, startContentApp } from '#test/builders/contentFixture.ts';
import { pdf, pixel } from '#test/builders/contents.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let school: TestClient;
let operator: TestClient;
let teacher: TestClient;
/** Reader of another school. */
let stranger: TestClient;
beforeAll(async () => {
  ({ app, school, operator, teacher, stranger } = await startContentApp());
});
afterAll(() => app.close());

type Files = Pick<Schemas['ArticleInput'], 'coverId' | 'attachmentIds' | 'targetRoles'>;
const save = async (files: Files = {}, client = school) =>
  (await client.articles.saveNews({ body: { title: 'News', content: '<p>Text</p>', ...files } })).id;
const step = (id: string, publication: Schemas['Publication'], client = school) =>
  client.articles.publishNews({ path: { id }, body: publication });
const { publish, published } = publications(save, step);
const update = (id: string, changes: Schemas['ArticleChanges']) => school.articles.updateNews({ path: { id }, body: changes });
const filesOf = async (id: string, client = school) => {
  const { cover, attachments } = await client.articles.getArticleDetail({ path: { id } });
  return { cover: cover?.id ?? null, attachments: attachments.map((file) => file.id) };
};
const usesOf = (rowId: string) => app.database.db.selectFrom('fileUse').select('fileId').where('rowId', '=', rowId).execute();
const upload = async (content: Buffer, name: string, client = school, bizType: Schemas['UploadBizType'] = 'ARTICLE') =>
  (await client.files.uploadFile({ body: { bizType, file: new File([content as BlobPart], name) } })).id;
const picture = (client = school) => upload(pixel, 'cover.png', client);
const paper = (client = school) => upload(pdf(), 'paper.pdf', client);

test('cover and attachments keep their order, and each stays while the other changes', async () => {
  const [cover, one, two] = [await picture(), await paper(), await paper()];
  const id = await save({ coverId: cover, attachmentIds: [two, one] });
  expect(await filesOf(id)).toEqual({ cover, attachments: [two, one] });
  await update(id, { version: 1, attachmentIds: [one] });
  expect(await filesOf(id)).toEqual({ cover, attachments: [one] });
  await update(id, { version: 2, coverId: null });
  expect(await filesOf(id)).toEqual({ cover: null, attachments: [one] });
  await update(id, { version: 3, title: 'Other' });
  expect(await usesOf(id)).toEqual([{ fileId: one }]);
  await school.articles.deleteNews({ path: { id } });
  expect(await usesOf(id)).toEqual([]);
});

test('one file may be cover and attachment', async () => {
  const both = await picture();
  const id = await save({ coverId: both, attachmentIds: [both] });
  expect(await filesOf(id)).toEqual({ cover: both, attachments: [both] });
  await update(id, { version: 1, coverId: null });
  expect(await filesOf(id)).toEqual({ cover: null, attachments: [both] });
});

test('files of others or for something else are refused, and so is a cover that is no picture; nothing is stored', async () => {
  const own = await paper();
  const foreign = await paper(operator);
  const document = await upload(pdf(), 'a.pdf', school, 'DOCUMENT');
  const refused = async (files: Files) => {
    const { total } = await school.articles.queryNewsPage();
    const failure = await failureOf(save(files));
    expect((await school.articles.queryNewsPage()).total).toBe(total);
    return failure;
  };
  expect(await refused({ attachmentIds: [own, foreign] })).toMatchObject(broken('attachmentIds.1', 'exists'));
  expect(await refused({ attachmentIds: [document] })).toMatchObject(broken('attachmentIds.0', 'exists'));
  expect(await refused({ coverId: own })).toMatchObject(broken('coverId', 'fileType'));
});

test('files are read by whoever may read the article', async () => {
  const file = await paper();
  const info = (client: TestClient) => client.files.getFileInfo({ path: { id: file } });
  const id = await save({ attachmentIds: [file] });
  expect(await failureOf(info(teacher))).toMatchObject(missing);
  await publish(id);
  expect(await info(teacher)).toMatchObject({ id: file, bizType: 'ARTICLE' });
  expect(await failureOf(info(stranger))).toMatchObject(missing);
  const secret = await paper();
  await published({ attachmentIds: [secret], targetRoles: ['finance'] });
  expect(await failureOf(teacher.files.getFileInfo({ path: { id: secret } }))).toMatchObject(missing);
});

describe('pictures of the text', () => {
  const address = (id: string) => `/api/file/download/${id}`;
  const text = (...ids: string[]) => `<p>Text</p>${ids.map((id) => `<img src="${address(id)}" alt="" />`).join('')}`;
  const write = async (content: string, client = school) =>
    (await client.articles.saveNews({ body: { title: 'News', content } })).id;
  const contentOf = async (id: string, client = school) => (await client.articles.getArticleDetail({ path: { id } })).content;
  const sources = (html: string) =>
    Array.from(html.matchAll(/src="([^"]+)"/g), ([, source]) => (source as string).replaceAll('&amp;', '&'));

  test('are read by the address in the text by whoever may read the article, which keeps none of the signatures', async () => {
    const file = await picture();
    const id = await write(text(file));
    await step(id, { version: 1, status: 'PUBLISHED' });
    const shown = await contentOf(id, teacher);
    const [source] = sources(shown);
    expect(source).toMatch(new RegExp(`^${address(file)}\\?expires=\\d+&signature=[\\w-]{43}$`));
    const answer = await app.send((source as string).replace('/api', ''));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await teacher.files.getFileInfo({ path: { id: file } })).toMatchObject({ id: file });
    expect(await failureOf(stranger.files.getFileInfo({ path: { id: file } }))).toMatchObject(missing);

    const copy = await write(shown);
    const { content } = await app.database.db
      .selectFrom('article')
      .select('content')
      .where('id', '=', copy)
      .executeTakeFirstOrThrow();
    expect(content).toBe(text(file));
  });

  test('are files of the article as long as they stand there', async () => {
    const [cover, one, two] = [await picture(), await picture(), await picture()];
    const id = await write(text(one, two, one));
    const uses = async () => (await usesOf(id)).map(({ fileId }) => fileId).toSorted();
    expect(await uses()).toEqual([one, two].toSorted());
    await update(id, { version: 1, coverId: cover });
    expect(await uses()).toEqual([cover, one, two].toSorted());
    await update(id, { version: 2, content: text(two) });
    expect(await uses()).toEqual([cover, two].toSorted());
    expect(await filesOf(id)).toEqual({ cover, attachments: [] });
  });

  test('of others, of other purposes and of no picture are refused', async () => {
    const foreign = await picture(operator);
    const logo = await upload(pixel, 'a.png', school, 'DOCUMENT');
    expect(await failureOf(write(text(foreign)))).toMatchObject(broken('content', 'exists'));
    expect(await failureOf(write(text(logo)))).toMatchObject(broken('content', 'exists'));
    expect(await failureOf(write(text('none')))).toMatchObject(broken('content', 'exists'));
    expect(await failureOf(write(text(await paper())))).toMatchObject(broken('content', 'fileType'));
    expect(await failureOf(write(text(...Array.from({ length: 101 }, () => 'x'))))).toMatchObject(
      broken('content', 'pictureCount'),
    );
  });

  test('of elsewhere are left out', async () => {
    const elsewhere = [
      'https://a.example/a.png',
      '//a.example/a.png',
      'data:image/png;base64,AA==',
      '/api/auth/logout',
      '/api/file/download/../x',
    ];
    const id = await write(`<p>Text</p>${elsewhere.map((source) => `<img src="${source}">`).join('')}`);
    expect(await contentOf(id)).toBe('<p>Text</p>');
  });
});
