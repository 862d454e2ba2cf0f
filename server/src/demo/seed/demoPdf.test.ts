import { expect, test } from 'vitest';
import { demoPdf } from './demoPdf.ts';

test('a demo PDF names the place of each of its objects, and holds its text', () => {
  const file = demoPdf('采购', ['One', '二']).toString('ascii');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(7);
  for (const [index, offset] of offsets.entries()) expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref/);
  expect(file).toContain('<91c78d2d> Tj');
  const [, length, stream] = /Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
});
