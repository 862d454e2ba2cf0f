import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixel } from '#test/builders/contents.ts';
import { type Upload, uploadAs } from '#test/builders/fileFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
let upload: Upload;
beforeAll(async () => {
  app = await startApp();
  teacher = await app.as('teacher1', 'purchaser');
  upload = uploadAs(teacher);
});
afterAll(() => app.close());

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** The name that a browser gives to what it saves from this address. */
async function savedName(url: string): Promise<string> {
  const { headers } = await app.send(url.replace('/api', ''));
  return decodeURIComponent(headers.get('content-disposition')?.split("UTF-8''")[1] ?? '');
}

test('a name is kept without what is not seen of it, and its ending is that which is then seen', async () => {
  expect((await upload(pixel, 'portrait\u202E\u200B.png\u2069')).fileName).toBe('portrait.png');
  expect((await upload(pixel, 'CON.png. ')).fileName).toBe('_CON.png');
  expect((await upload(pixel, '\u200F.png')).fileName).toBe('file.png');
  const failure = await failureOf(upload(pixel, 'portrait\u202Egnp.exe'));
  expect(failure?.fieldErrors).toMatchObject([{ field: 'file', rule: 'fileType' }]);
});

test('a name of 200 characters that are seen is taken, whatever is not seen of it', async () => {
  const name = `${'长'.repeat(196)}.png`;
  expect((await upload(pixel, `\u202E\u200B${name}\u202C`)).fileName).toBe(name);
});

test('no name that is uploaded comes back with what is not seen, neither in the answer nor as the name to save', async () => {
  const odd = fc.constantFrom(
    '\u202E',
    '\u2066',
    '\u200B',
    '\u2028',
    '\uFEFF',
    '\t',
    '\u0085',
    '.',
    ' ',
    'con',
    '"',
    ';',
    '%00',
    '名',
  );
  const names = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(names, async (parts) => {
      const { fileName, url } = await upload(pixel, `${parts.join('')}.png\u200B`);
      expect(fileName).not.toMatch(invisible);
      expect(fileName).toMatch(/.\.png$/);
      expect(await savedName(url)).toBe(fileName);
    }),
    { numRuns: 60 },
  );
});

test('a name from before names were cleaned is shown and sent as one that ends as it seems to', async () => {
  const { id, url } = await upload(pixel, 'a.png');
  const { db } = app.database;
  await db.updateTable('file').set({ fileName: 'invoice\u202Egnp.exe\u200B.png ' }).where('id', '=', id).execute();
  expect(await teacher.files.getFileInfo({ path: { id } })).toMatchObject({ fileName: 'invoicegnp.exe.png' });
  expect(await savedName(url)).toBe('invoicegnp.exe.png');
  await db.updateTable('file').set({ fileName: '\u202E' }).where('id', '=', id).execute();
  expect(await teacher.files.getFileInfo({ path: { id } })).toMatchObject({ fileName: 'file' });

  const docName = '采购需求论证报告模板';
  const used = db.selectFrom('downloadDoc').select('fileId').where('docName', '=', docName);
  await db.updateTable('file').set({ fileName: 'manual\u202Efdp.exe.pdf' }).where('id', '=', used).execute();
  const { records } = await teacher.documents.queryDownloadDocPage({ query: { docName } });
  expect(records).toMatchObject([{ fileName: 'manualfdp.exe.pdf' }]);
});
