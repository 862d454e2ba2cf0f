import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newContentKey, openContent, sealContent, sealedContentExtra } from './sealedContent.ts';

const inPieces = (content: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, at) => content.subarray(at * size, (at + 1) * size)),
  );
const plain = Buffer.from('What is offered, in many words. '.repeat(40));

test.each([1, 7, 12, 28, 5000])('a content comes back as it was, read in pieces of %i bytes', async (size) => {
  const key = newContentKey();
  const sealed = await buffer(Readable.from(sealContent(key, inPieces(plain, 100))));
  expect(sealed.length).toBe(plain.length + sealedContentExtra);
  expect(sealed.includes('offered')).toBe(false);
  expect(await buffer(Readable.from(openContent(key, inPieces(sealed, size))))).toEqual(plain);
});

test('what was changed, cut or sealed with another key does not open', async () => {
  const key = newContentKey();
  const sealed = await buffer(Readable.from(sealContent(key, inPieces(plain, 100))));
  const changed = Buffer.from(sealed);
  changed[40] = (changed[40] as number) ^ 1;
  const opening = (by: Buffer, content: Buffer) => buffer(Readable.from(openContent(by, inPieces(content, 64))));
  await expect(opening(key, changed)).rejects.toThrow();
  await expect(opening(key, sealed.subarray(0, -1))).rejects.toThrow();
  await expect(opening(key, sealed.subarray(0, 20))).rejects.toThrow();
  await expect(opening(newContentKey(), sealed)).rejects.toThrow();
});
