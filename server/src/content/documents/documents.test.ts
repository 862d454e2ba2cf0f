import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '#platform/files/sweepFiles.ts';
import { seedId } from '#reference/seedId.ts';
import { startContentApp } from '#test/builders/contentFixture.ts';
import { pdf, pixel } from '#test/builders/contents.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { examples } from '../../../../sdk/src/generated/examples.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let operator: TestClient;
let teacher: TestClient;
/** Reader of another school. */
let stranger: TestClient;
beforeAll(async () => {
  ({ app, admin, school, operator, teacher, stranger } = await startContentApp());
});
afterAll(() => app.close());

type Input = Schemas['DownloadDocInput'];
const upload = async (client = school, content: Buffer = pdf(), bizType: Schemas['UploadBizType'] = 'DOCUMENT') => {
  const name = content === pixel ? 'a.png' : 'rules.pdf';
  return (await client.files.uploadFile({ body: { bizType, file: new File([content as BlobPart], name) } })).id;
};
let count = 0;
const save = async (changes: Partial<Input> = {}, client = school) => {
  const body = { docName: `Document ${++count}`, docType: 'template', ...changes };
  return (await client.documents.saveDownloadDoc({ body: { fileId: await upload(client), ...body } })).id;
};
const update = (id: string, changes: Schemas['DownloadDocChanges'], client = school) =>
  client.documents.updateDownloadDoc({ path: { id }, body: changes });
const remove = (id: string, client = school) => client.documents.deleteDownloadDoc({ path: { id } });
const download = (id: string, client = teacher) => client.documents.downloadDoc({ path: { id } });
type Query = NonNullable<Parameters<TestClient['documents']['queryDownloadDocPage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) => client.documents.queryDownloadDocPage({ query: { size: 200, ...query } });
const rowOf = async (id: string, client = school) => (await page(client)).records.find((row) => row.id === id);

describe('a document', () => {
  test('shows what its file is, and can be downloaded by everybody of the school', async () => {
    const id = await save({ docName: 'Rules', docType: 'regulation', docVersion: '1.0', sort: 3 });
    const shown = {
      docName: 'Rules',
      docType: 'regulation',
      docVersion: '1.0',
      fileName: 'rules.pdf',
      fileSize: 100,
      contentType: 'application/pdf',
      targetRoles: [],
      sort: 3,
      downloadCount: 0,
      status: 'ENABLED',
      companyId: '1001',
    };
    expect(await rowOf(id)).toMatchObject({ ...shown, version: 1, allowedActions: ['EDIT', 'DISABLE', 'DELETE'] });
    expect(await rowOf(id, teacher)).toMatchObject({ ...shown, allowedActions: [] });
    expect(await rowOf(id, stranger)).toBeUndefined();
    expect(await failureOf(download(id, stranger))).toMatchObject(missing);

    const { url, fileName } = await download(id);
    expect(fileName).toBe('rules.pdf');
    const response = await app.send(url.replace('/api', ''));
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf())).toBe(true);
    expect(await rowOf(id)).toMatchObject({ downloadCount: 1, version: 1 });
  });

  test('lets those read its file who may read the document, and nobody else', async () => {
    const fileId = await upload();
    const info = (client: TestClient) => client.files.getFileInfo({ path: { id: fileId } });
    expect(await failureOf(info(teacher))).toMatchObject(missing);
    const id = await save({ fileId });
    expect(await info(teacher)).toMatchObject({ id: fileId });
    expect(await failureOf(info(stranger))).toMatchObject(missing);
    await update(id, { version: 1, targetRoles: ['finance'] });
    expect(await failureOf(info(teacher))).toMatchObject(missing);
    await update(id, { version: 2, targetRoles: [], status: 'DISABLED' });
    expect(await failureOf(info(teacher))).toMatchObject(missing);
    expect(await info(school)).toMatchObject({ id: fileId });
  });

  test('for some roles is seen by them, and by those who keep the documents of the school', async () => {
    const id = await save({ targetRoles: ['finance'] });
    expect(await rowOf(id, teacher)).toBeUndefined();
    expect(await rowOf(id, await app.as('finance1', 'finance'))).toMatchObject({ targetRoles: ['finance'] });
    expect(await rowOf(id)).toBeDefined();
    expect(await failureOf(download(id))).toMatchObject(missing);
    expect(await failureOf(save({ targetRoles: ['finance', 'nobody'] }))).toMatchObject(broken('targetRoles.1', 'exists'));
  });

  test('that is disabled is seen by those who keep it', async () => {
    const id = await save();
    await update(id, { version: 1, status: 'DISABLED' });
    expect(await rowOf(id)).toMatchObject({ status: 'DISABLED', version: 2, allowedActions: ['EDIT', 'ENABLE', 'DELETE'] });
    expect(await rowOf(id, teacher)).toBeUndefined();
    expect(await failureOf(download(id))).toMatchObject(missing);
    expect(await rowOf(id, await app.as('qiuyunfei', 'school_admin'))).toBeUndefined();
    expect(await rowOf(id, operator)).toMatchObject({ status: 'DISABLED' });
    expect(await rowOf(id, admin)).toMatchObject({ status: 'DISABLED' });
  });

  test('gets another file, and keeps its count; the old file goes after a day', async () => {
    const [first, second] = [await upload(), await upload()];
    const id = await save({ fileId: first });
    await download(id);
    await update(id, { version: 1, fileId: second });
    expect(await rowOf(id)).toMatchObject({ downloadCount: 1, version: 2 });
    expect((await download(id)).id).toBe(second);
    const { db } = app.database;
    await sweepFiles(db, new Date(app.clock.now.getTime() + 25 * 3600_000), app.files);
    const left = await db.selectFrom('file').select('id').where('id', 'in', [first, second]).execute();
    expect(left).toEqual([{ id: second }]);
  });

  test('is deleted, and its file after a day', async () => {
    const fileId = await upload();
    const id = await save({ fileId });
    expect(await remove(id)).toBe(true);
    const calls = [remove(id), download(id), update(id, { version: 1 })];
    for (const failure of await Promise.all(calls.map(failureOf))) expect(failure).toMatchObject(missing);
    const { db } = app.database;
    await sweepFiles(db, new Date(app.clock.now.getTime() + 25 * 3600_000), app.files);
    expect(await db.selectFrom('file').select('id').where('id', '=', fileId).execute()).toEqual([]);
  });

  test('takes a file that its writer has uploaded for documents, and an entry of the dictionary', async () => {
    const theirs = await upload(teacher);
    const avatar = await upload(school, pixel, 'AVATAR');
    for (const fileId of [theirs, avatar, 'none']) {
      expect(await failureOf(save({ fileId }))).toMatchObject(broken('fileId', 'exists'));
    }
    expect(await failureOf(save({ docType: 'nothing' }))).toMatchObject(broken('docType', 'exists'));
    const { records } = await admin.dictionary.queryDictEntryPage({ query: { dictType: 'doc_type' } });
    const used = records.find(({ dictValue }) => dictValue === 'template');
    const deletion = admin.dictionary.deleteDictEntry({ path: { id: used?.id ?? '' } });
    expect(await failureOf(deletion)).not.toBeNull();
  });

  test('has a name that is unique within its school', async () => {
    const id = await save({ docName: 'Once' });
    expect(await failureOf(save({ docName: 'Once' }))).toMatchObject(broken('docName', 'unique'));
    const other = await save();
    expect(await failureOf(update(other, { version: 1, docName: 'Once' }))).toMatchObject(broken('docName', 'unique'));
    expect(await save({ docName: 'Once' }, operator)).not.toBe(id);
  });

  test('is not changed with a stale version', async () => {
    const id = await save();
    await update(id, { version: 1, sort: 1 });
    expect(await failureOf(update(id, { version: 1, sort: 2 }))).toMatchObject({ code: 4090 });
  });

  test('of the platform is seen by all schools and changed by people of the platform', async () => {
    const id = await save({}, operator);
    expect(await rowOf(id, teacher)).toMatchObject({ companyId: '0' });
    expect(await rowOf(id)).toMatchObject({ allowedActions: [] });
    expect((await download(id, stranger)).fileName).toBe('rules.pdf');
    const calls = [
      update(id, { version: 1, sort: 1 }),
      remove(id),
      save({ companyId: '0' }),
      page(school, { companyId: '3338' }),
    ];
    for (const failure of await Promise.all(calls.map(failureOf))) expect(failure).toMatchObject(forbidden);
    await update(id, { version: 1, sort: 1 }, admin);
    expect(await remove(id, operator)).toBe(true);
  });

  test('of any school is kept by who sees all schools', async () => {
    const id = await save({ companyId: '3338' }, admin);
    expect(await rowOf(id, stranger)).toMatchObject({ companyId: '3338' });
    expect(await rowOf(id)).toBeUndefined();
    expect(await failureOf(save({ companyId: '9999' }, admin))).toMatchObject(broken('companyId', 'exists'));
    expect(await remove(id, admin)).toBe(true);
  });
});

describe('the list', () => {
  const names = ({ records }: { records: { docName: string }[] }) => records.map(({ docName }) => docName);

  test('is found by name, type, status and school', async () => {
    await save({ docName: 'Alpha guide', docType: 'manual' });
    expect(names(await page(school, { docName: 'Al' }))).toEqual(['Alpha guide']);
    expect(names(await page(school, { docName: 'gu' }))).toEqual([]);
    expect(names(await page(school, { docName: 'a gui' }))).toEqual(['Alpha guide']);
    for (const row of (await page(school, { docType: 'manual', status: 'ENABLED' })).records) {
      expect(row).toMatchObject({ docType: 'manual', status: 'ENABLED' });
    }
    for (const row of (await page(admin, { companyId: '3338' })).records) expect(row.companyId).toBe('3338');
  });

  test('is in the order asked for, page by page, without losing or repeating a row', async () => {
    const all = await page(school);
    expect(all.records.map(({ sort }) => sort)).toEqual(all.records.map(({ sort }) => sort).sort((a, b) => a - b));
    for (const sort of ['docName,asc', 'downloadCount,desc', 'updateTime,desc'] as const) {
      const whole = (await page(school, { sort })).records.map(({ id }) => id);
      const parts = [];
      for (let current = 1; parts.length < whole.length; current += 1) {
        const part = await page(school, { sort, current, size: 7 });
        expect(part.total).toBe(whole.length);
        parts.push(...part.records.map(({ id }) => id));
      }
      expect(parts).toEqual(whole);
    }
    const counts = (await page(school, { sort: 'downloadCount,desc' })).records.map(({ downloadCount }) => downloadCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

test('of 20 who give the same name at once, one wins', async () => {
  const files = await Promise.all(Array.from({ length: 20 }, () => upload()));
  const results = await Promise.allSettled(files.map((fileId) => save({ docName: 'Raced', fileId })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('20 downloads at once are all counted', async () => {
  const id = await save();
  await Promise.all(Array.from({ length: 20 }, () => download(id)));
  expect(await rowOf(id)).toMatchObject({ downloadCount: 20 });
});

test('every document of the demo data can be read, and the examples of the description are its answers', async () => {
  const fresh = await startApp();
  const reader = await fresh.as('teacher1', 'purchaser');
  expect(await reader.documents.queryDownloadDocPage({ query: { size: 1 } })).toEqual(examples.queryDownloadDocPage.data);
  const { url, ...info } = await reader.documents.downloadDoc({ path: { id: seedId('downloadDoc', 3801) } });
  expect(examples.downloadDoc.data).toEqual({ ...info, url: expect.any(String) });
  expect(url).toMatch(/^\/api\/file\/download\/[\w-]+\?expires=\d+&signature=[\w-]{43}$/);
  const keeper = await fresh.as('admin', 'admin');
  const { records } = await keeper.documents.queryDownloadDocPage({ query: { size: 200 } });
  expect(records).toHaveLength(25);
  for (const { id, fileSize } of records) {
    const file = await keeper.documents.downloadDoc({ path: { id } });
    const response = await fresh.send(file.url.replace('/api', ''));
    expect((await response.arrayBuffer()).byteLength).toBe(fileSize);
  }
  await fresh.close();
});
