import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jpegOf, pdf, pixel, pngOf } from '#test/builders/contents.ts';
import { storedContents, type Upload, uploadAs } from '#test/builders/fileFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let upload: Upload;
beforeAll(async () => {
  app = await startApp();
  upload = uploadAs(await app.as('teacher1', 'purchaser'));
});
afterAll(() => app.close());

type Purpose = Schemas['UploadBizType'];

const refused = async (content: Buffer, name: string, bizType: Purpose) => {
  const before = storedContents(app);
  const failure = await failureOf(upload(content, name, bizType));
  expect(storedContents(app)).toBe(before);
  return failure?.fieldErrors;
};

describe('a picture that takes more memory than a browser has', () => {
  test('is refused as a portrait, and the rule is named', async () => {
    expect(await refused(pngOf(30_000, 30_000), 'a.png', 'AVATAR')).toEqual([
      {
        field: 'file',
        rule: 'pictureSize',
        params: { width: 30_000, height: 30_000, side: 8000, megapixels: 32 },
        message:
          'The image has 30000 × 30000 pixels. Choose an image with at most 8000 pixels on each side and 32 million in total.',
      },
    ]);
  });

  test.each([
    ['AVATAR', 8000, 32],
    ['SCHOOL', 8000, 32],
    ['PRODUCT', 16_000, 64],
    ['DOCUMENT', 30_000, 150],
    ['ARTICLE', 30_000, 150],
  ] as [Purpose, number, number][])(
    'of %s has at most %i pixels on each side, and %i million in all',
    async (bizType, side, megapixels) => {
      const other = (megapixels * 1e6) / side;
      for (const [make, name] of [
        [pngOf, 'a.png'],
        [jpegOf, 'a.jpg'],
      ] as const) {
        expect(await upload(make(side, other), name, bizType)).toMatchObject({ fileName: name });
        expect(await refused(make(side, other + 1), name, bizType)).toMatchObject([{ field: 'file', rule: 'pictureSize' }]);
        expect(await refused(make(side + 1, 1), name, bizType)).toMatchObject([{ rule: 'pictureSize' }]);
        expect(await refused(make(1, side + 1), name, bizType)).toMatchObject([{ rule: 'pictureSize' }]);
      }
    },
  );

  const small = jpegOf(10, 10).subarray(20, 34);
  const comment = (text: Buffer) => Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
  test.each([
    ['a size of its own in a comment', comment(small)],
    ['padding before its size, which a comment follows', Buffer.concat([comment(small), Buffer.alloc(5, 0xff)])],
    ['what belongs to nothing', Buffer.concat([comment(small), Buffer.alloc(100, 1)])],
  ])('is not taken for a small one by %s', async (_what, before) => {
    expect(await refused(jpegOf(30_000, 30_000, before), 'a.jpg', 'AVATAR')).toMatchObject([
      { rule: 'pictureSize', params: { width: 30_000, height: 30_000 } },
    ]);
  });

  test('is found behind a colour profile of a megabyte', async () => {
    const segment = Buffer.concat([Buffer.from('ffe2ffff', 'hex'), Buffer.alloc(65_533, 1)]);
    const profile = Buffer.concat(Array.from({ length: 16 }, () => segment));
    expect(await upload(jpegOf(100, 100, profile), 'a.jpg', 'AVATAR')).toMatchObject({ contentType: 'image/jpeg' });
    expect(await refused(jpegOf(9000, 100, profile), 'a.jpg', 'AVATAR')).toMatchObject([{ rule: 'pictureSize' }]);
  });
});

test('a picture that names no size is refused', async () => {
  expect(await refused(Buffer.from('ffd8ffe000104a46494600', 'hex'), 'a.jpg', 'AVATAR')).toMatchObject([{ rule: 'picture' }]);
  expect(await refused(jpegOf(0, 100), 'a.jpg', 'AVATAR')).toMatchObject([{ rule: 'picture' }]);
  expect(await refused(pngOf(100, 0), 'a.png', 'AVATAR')).toMatchObject([{ rule: 'picture' }]);
  expect(await refused(pixel.subarray(0, 20), 'a.png', 'AVATAR')).toHaveLength(1);
});

test('what is no picture has no pixels to count', async () => {
  expect(await upload(pdf(), 'a.pdf', 'ARTICLE')).toMatchObject({ contentType: 'application/pdf' });
});
