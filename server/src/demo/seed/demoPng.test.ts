import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoPng } from './demoPng.ts';

/** The colours of a PNG, row by row. */
function coloursOf(file: Buffer): number[][] {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const start = file.indexOf('IDAT') + 4;
  const data = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
  return Array.from({ length: height }, (_row, y) => {
    const row = data.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1));
    for (let at = 3; at < row.length; at += 1) row[at] = ((row[at] as number) + (row[at - 3] as number)) & 255;
    return Array.from({ length: width }, (_pixel, x) => row.readUIntBE(x * 3, 3));
  });
}

test('a demo PNG shows its shapes, later ones upon earlier ones, with smooth edges', () => {
  const [black, white, red] = [0, 0xffffff, 0xff0000];
  const drawing = {
    width: 4,
    height: 3,
    ground: white,
    shapes: [
      { colour: black, outline: [0, 0, 2.5, 0, 2.5, 2, 0, 2] },
      { colour: red, outline: [0, 0, 1, 0, 1, 1, 0, 1] },
    ],
  };
  const half = 0x808080;
  expect(coloursOf(demoPng(drawing))).toEqual([
    [red, black, half, white],
    [black, black, half, white],
    [white, white, white, white],
  ]);
  expect(demoPng(drawing)).toEqual(demoPng(drawing));
});
