import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jpegOf, pdf, pixel } from '#test/builders/contents.ts';
import { fileAddressOf as addressOf, storedContents, type Upload, uploadAs } from '#test/builders/fileFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
let other: TestClient;
let upload: Upload;
let contents: () => number;
beforeAll(async () => {
  app = await startApp();
  [teacher, other] = [await app.as('teacher1', 'purchaser'), await app.as('schooladmin', 'school_admin')];
  [upload, contents] = [uploadAs(teacher), () => storedContents(app)];
});
afterAll(() => app.close());

/** A zip with one stored entry, as Office writes it. */
const office = (name: string, type: string) => {
  const content = Buffer.from(
    `<?xml version="1.0"?><Types><Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
  );
  const file = Buffer.from('[Content_Types].xml');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(file.length, 26);
  return Buffer.concat([header, file, content]);
};
const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]);

describe('uploading', () => {
  test('answers with what was found, and the content comes back as it was', async () => {
    const content = pdf(200_000);
    const info = await upload(content, '采购管理办法.pdf');
    expect(info).toMatchObject({
      fileName: '采购管理办法.pdf',
      fileSize: 200_000,
      contentType: 'application/pdf',
      bizType: 'DOCUMENT',
    });
    expect(info).toMatchObject({ sha256: createHash('sha256').update(content).digest('hex'), createByName: '王晓梅' });
    const blob = await app.client().files.downloadFile(addressOf(info));
    expect(Buffer.from(await blob.arrayBuffer()).equals(content)).toBe(true);
  });

  test.each([
    ['a.pdf', pdf(), 'application/pdf'],
    ['a.PNG', pixel, 'image/png'],
    ['a.jpeg', jpegOf(1, 1), 'image/jpeg'],
    [
      'a.docx',
      office('word/document.xml', 'wordprocessingml.document'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a.xlsx',
      office('xl/workbook.xml', 'spreadsheetml.sheet'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['a.doc', oldOffice, 'application/msword'],
    ['a.xls', oldOffice, 'application/vnd.ms-excel'],
  ])('%s is taken for what it is', async (name, content, contentType) => {
    expect(await upload(content, name)).toMatchObject({ fileName: name, contentType });
  });

  test.each([
    ['a page under the name of a picture', '<html><script>1</script></html>', 'a.png', 'fileContent'],
    ['a picture under the name of a document', pixel, 'a.pdf', 'fileContent'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'a.exe', 'fileType'],
    ['a page', '<html></html>', 'a.html', 'fileType'],
    ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'fileType'],
    ['no ending', pixel, 'picture', 'fileType'],
    ['a second ending', pixel, 'a.png.html', 'fileType'],
    ['a spreadsheet called a text', office('xl/workbook.xml', 'spreadsheetml.sheet'), 'a.docx', 'fileContent'],
  ])('%s is refused, and nothing of it stays', async (_what, content, name, rule) => {
    const before = contents();
    const failure = await failureOf(upload(content, name));
    expect(failure).toMatchObject({ status: 400, fieldErrors: [{ field: 'file', rule }] });
    expect(contents()).toBe(before);
  });

  test('a portrait is a picture of 2 MB at most', async () => {
    expect((await failureOf(upload(pdf(), 'a.pdf', 'AVATAR')))?.fieldErrors).toMatchObject([
      { rule: 'fileType', params: { allowed: 'png, jpg, jpeg' } },
    ]);
    const large = Buffer.concat([pixel, Buffer.alloc(2 * 1024 * 1024)]);
    expect((await failureOf(upload(large, 'a.png', 'AVATAR')))?.fieldErrors).toMatchObject([
      { rule: 'fileSize', params: { limit: 2 } },
    ]);
    expect((await failureOf(upload('', 'a.png', 'AVATAR')))?.fieldErrors).toMatchObject([
      { field: 'file', rule: 'emptyFile', message: 'The file is empty. Choose another file.' },
    ]);
  });

  test('a name is that of the file alone, and of 200 characters at most', async () => {
    expect((await upload(pixel, '../../etc/a.png')).fileName).toBe('a.png');
    expect((await failureOf(upload(pixel, `${'长'.repeat(197)}.png`)))?.fieldErrors).toMatchObject([{ rule: 'maxLength' }]);
  });

  test('the upload is in the operation log, without the key of its content', async () => {
    const info = await upload(pixel, 'logged.png');
    const row = await app.database.db
      .selectFrom('operationLog')
      .select('request')
      .where('operationId', '=', 'uploadFile')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row.request).toMatchObject({ body: { bizType: 'DOCUMENT', file: { fileName: 'logged.png', sha256: info.sha256 } } });
    const { storageKey } = await app.database.db
      .selectFrom('file')
      .select('storageKey')
      .where('id', '=', info.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row.request)).not.toContain(storageKey);
  });
});

test('one user can upload 200 files an hour, and nothing stays of the next one', async () => {
  const busy = await app.as('operator1', 'operator');
  for (let count = 0; count < 200; count += 1) await upload(pixel, 'a.png', 'DOCUMENT', busy);
  const before = contents();
  expect(await failureOf(upload(pixel, 'a.png', 'DOCUMENT', busy))).toMatchObject({ status: 429, code: 4005 });
  expect(contents()).toBe(before);
  expect(await upload(pixel, 'a.png')).toMatchObject({ fileName: 'a.png' });
});

describe('reading', () => {
  test('whoever uploaded a file may read it; for all others it does not exist until a row uses it', async () => {
    const { id } = await upload(pixel, 'mine.png');
    expect(await teacher.files.getFileInfo({ path: { id } })).toMatchObject({ id, fileName: 'mine.png' });
    expect(await failureOf(other.files.getFileInfo({ path: { id } }))).toMatchObject({ code: 4004 });
    expect(await failureOf(teacher.files.getFileInfo({ path: { id: 'none' } }))).toMatchObject({ code: 4004 });
  });

  test('is always an attachment that runs nothing, under its own name', async () => {
    const { url } = await upload(pixel, "头像 (1)'s.png");
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await app.send(url.replace('/api', ''), { method });
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%E5%A4%B4%E5%83%8F%20%281%29%27s.png");
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('content-length')).toBe(String(pixel.length));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
  });

  test('an address is good for one file and ten minutes', async () => {
    const anonymous = app.client();
    const [one, two] = [await upload(pixel, 'one.png'), await upload(pixel, 'two.png')];
    const address = addressOf(one);
    const forged = [
      { ...address, path: { id: two.id } },
      { ...address, query: { ...address.query, expires: address.query.expires + 1 } },
      { ...address, query: { ...address.query, signature: 'A'.repeat(43) } },
    ];
    for (const wrong of forged) {
      expect((await failureOf(anonymous.files.downloadFile(wrong)))?.fieldErrors).toMatchObject([
        { field: 'signature', rule: 'mismatch' },
      ]);
    }
    expect((await anonymous.files.downloadFile(address)).size).toBe(pixel.length);
    app.clock.advance(10 * 60_000);
    expect((await failureOf(anonymous.files.downloadFile(address)))?.fieldErrors).toMatchObject([
      { field: 'expires', rule: 'expired' },
    ]);
  });
});
