import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { hazardousIds, licencesOf } from './licences.ts';

const now = new Date('2026-03-02T16:30:00Z'); // The third of March at the schools.
const detail = api.example('getCompanyDetail');
const [licence] = detail.qualifications as [(typeof detail.qualifications)[number]];
const file = { ...api.example('getFileInfo') };
const sold = { goodsCategories: detail.goodsCategories };
const one = (expireDate: string | null, scan: typeof file | null = file) =>
  licencesOf({ ...sold, qualifications: [{ ...licence, expireDate, file: scan }] }, new Set(), now)[0];

test.each([
  [null, file, 'valid', null],
  ['2026-12-31', file, 'valid', 303],
  ['2026-06-01', file, 'ending', 90],
  ['2026-03-03', file, 'ending', 0],
  ['2026-03-02', file, 'expired', -1],
  ['2026-03-02', null, 'expired', -1],
  ['2026-12-31', null, 'unread', 303],
] as const)('a licence that ends on %s is judged by the day of the schools', (expireDate, scan, state, daysLeft) => {
  expect(one(expireDate, scan)).toMatchObject({ state, daysLeft });
});

test('everybody needs a business licence, who sells hazardous goods a permit', () => {
  const none = { ...sold, qualifications: [] };
  const missing = (supplier: typeof none, hazardous: string[]) =>
    licencesOf(supplier, new Set(hazardous), now).map(({ kind }) => kind);
  expect(missing(none, [])).toEqual(['license']);
  expect(missing(none, [sold.goodsCategories[0]?.id ?? ''])).toEqual(['license', 'hazardous']);
});

test('what is below a category of hazardous goods is hazardous, too', () => {
  const [root] = api.example('getGoodsCategoryTree') as [Parameters<typeof hazardousIds>[0][number]];
  const leaf = { ...root, id: 'leaf', hazardous: false, children: [] };
  const tree = [
    { ...root, id: 'plain', hazardous: false, children: [{ ...leaf, id: 'safe' }] },
    { ...root, id: 'acids', hazardous: true, children: [leaf] },
  ];
  expect(hazardousIds(tree)).toEqual(['acids', 'leaf']);
});
