import { Readable } from 'node:stream';
import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '#platform/files/sweepFiles.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { pixel } from '#test/builders/contents.ts';
import { type Upload, uploadAs } from '#test/builders/fileFixture.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let other: TestClient;
let upload: Upload;
beforeAll(async () => {
  app = await startApp();
  [upload, other] = [uploadAs(await app.as('teacher1', 'purchaser')), await app.as('schooladmin', 'school_admin')];
});
afterAll(() => app.close());

const rowOf = (rowId: string) => ({ entity: 'test', companyId: '1001', rowId });

/** What a handler would have that somebody calls who has uploaded this. */
async function writerOf({ id }: Schemas['FileInfo']) {
  const { db } = app.database;
  const { createBy: userId } = await db.selectFrom('file').select('createBy').where('id', '=', id).executeTakeFirstOrThrow();
  return { db, session: { userId } } as Parameters<typeof takeFiles>[0];
}

describe('files that nobody needs', () => {
  test('go after a day, with their contents; those that a row uses stay', async () => {
    const [unused, used, fresh] = [
      await upload(pixel, 'unused.png'),
      await upload(pixel, 'used.png'),
      await upload(pixel, 'fresh.png'),
    ];
    const { db } = app.database;
    await takeFiles(await writerOf(used), rowOf('r'), 'DOCUMENT', [{ field: 'fileId', fileId: used.id }]);
    await db
      .updateTable('file')
      .set({ createTime: new Date(app.clock.now.getTime() + 2 * dayMs) })
      .where('id', '=', fresh.id)
      .execute();

    expect(await sweepFiles(db, new Date(app.clock.now.getTime() + dayMs + 1000), app.files)).toBeGreaterThan(0);
    const left = await db.selectFrom('file').select('id').where('id', 'in', [unused.id, used.id, fresh.id]).execute();
    expect(left.map(({ id }) => id).sort()).toEqual([used.id, fresh.id].sort());
  });

  test('contents that no file names go too, when a day has passed since they were written, and nothing is known of them any more', async () => {
    const { key } = await app.files.write(Readable.from([Buffer.from('x')]), 10);
    await sweepFiles(app.database.db, new Date(), app.files);
    expect(await app.files.sizeOf(key)).toBe(1);
    await sweepFiles(app.database.db, new Date(Date.now() + dayMs + 60_000), app.files);
    await expect(app.files.sizeOf(key)).rejects.toThrow('ENOENT');
    expect(
      await app.database.db.selectFrom('storedContent').select('storageKey').where('storageKey', '=', key).execute(),
    ).toEqual([]);
  });

  test('a content is known before its first byte is written, and not any more when it was cut off', async () => {
    const known = () => app.database.db.selectFrom('storedContent').select('storageKey').execute();
    const before = await known();
    let during = before;
    async function* cutOff() {
      during = await known();
      yield Buffer.from('x');
      throw new Error('cut off');
    }
    await expect(app.files.write(Readable.from(cutOff()), 10)).rejects.toThrow('cut off');
    expect(during.length).toBe(before.length + 1);
    expect(await known()).toEqual(before);
  });

  test('a row takes into use only what its writer has uploaded for the purpose', async () => {
    const mine = await upload(pixel, 'a.png', 'PRODUCT');
    const theirs = await upload(pixel, 'b.png', 'PRODUCT', other);
    const writer = await writerOf(mine);
    const take = (fileId: string, bizType: Schemas['UploadBizType']) =>
      takeFiles(writer, rowOf('p'), bizType, [{ field: 'fileId', fileId }]);
    for (const [fileId, bizType] of [
      [theirs.id, 'PRODUCT'],
      [mine.id, 'AVATAR'],
      ['none', 'PRODUCT'],
    ] as const) {
      await expect(take(fileId, bizType)).rejects.toMatchObject({ details: { errors: [{ field: 'fileId', rule: 'exists' }] } });
    }
    expect(await take(mine.id, 'PRODUCT')).toMatchObject([{ id: mine.id }]);
  });
});
