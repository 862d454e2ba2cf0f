import { expect, test } from 'vitest';
import { type CommittedQuote, canonicalText, commitmentOf, commitmentText, fingerprintOf, sha256 } from './commitment.ts';
import { parseUnitPrice } from './money.ts';

const quote: CommittedQuote = {
  projectId: 'p1',
  roundNo: 1,
  quoteNo: 2,
  terms: {
    lines: [{ no: 1, brand: '沪科', model: 'LX-20', manufacturer: null, response: null }],
    deliveryDays: 30,
    warrantyMonths: 24,
    deviation: null,
  },
  prices: [{ no: 1, unitPrice: '22900.00', lineTotal: '45800.00' }],
  total: '45800.00',
  nonce: '9f86d081884c7d659a2feaa0c55ad015',
};

test('the text has the fields in the order of their names, and no others', () => {
  const read = { ...quote, supplierName: 'not part of it' };
  expect(commitmentText(read)).toBe(
    '{"nonce":"9f86d081884c7d659a2feaa0c55ad015","prices":[{"lineTotal":"45800.00","no":1,"unitPrice":"22900.00"}],"projectId":"p1",' +
      '"quoteNo":2,"roundNo":1,"terms":{"deliveryDays":30,"deviation":null,"lines":[{"brand":"沪科","manufacturer":null,"model":"LX-20",' +
      '"no":1,"response":null}],"warrantyMonths":24},"total":"45800.00"}',
  );
});

test('the commitment is the SHA-256 of the text, whatever the order of the fields', async () => {
  const commitment = await commitmentOf(quote);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(await commitmentOf(Object.fromEntries(Object.entries(quote).reverse()) as unknown as CommittedQuote)).toBe(commitment);
  expect(await commitmentOf({ ...quote, total: '45800.01' })).not.toBe(commitment);
  expect(await commitmentOf({ ...quote, nonce: '0'.repeat(32) })).not.toBe(commitment);
});

test('a quote of before prices had four decimals has the commitment that it had', async () => {
  expect(await commitmentOf(quote)).toBe('d0bc71228fb023a645d56d60e1c7ce6cc0ea91f228a72fdf5bb8146137be2585');
  const [price] = quote.prices.map(({ unitPrice }) => parseUnitPrice(unitPrice));
  expect(price).toBe('22900.00');
});

test('the order of fields does not change the canonical text of a value', () => {
  const text = '{"a":[1,{"c":"\\"","d":null}],"b":"价"}';
  expect(canonicalText({ b: '价', a: [1, { d: null, c: '"' }] })).toBe(text);
  expect(canonicalText({ a: [1, { c: '"', d: null }], b: '价' })).toBe(text);
});

test('the fingerprint of a notice covers number, kind, title, time and text, however the time is written', async () => {
  const notice = {
    announcementCode: 'GG2026000001',
    type: 'BID' as const,
    title: '竞价公告',
    publishTime: '2026-03-09T09:00:00+08:00',
    sections: [{ title: '项目概况', rows: [{ label: '项目名称', value: '离心机' }] }],
  };
  const text =
    '{"announcementCode":"GG2026000001","publishTime":"2026-03-09T01:00:00.000Z","sections":[{"rows":[{"label":"项目名称",' +
    '"value":"离心机"}],"title":"项目概况"}],"title":"竞价公告","type":"BID"}';
  const fingerprint = await fingerprintOf(notice);
  expect(fingerprint).toBe(sha256(text));
  expect(await fingerprintOf({ ...notice, publishTime: '2026-03-09T01:00:00Z' })).toBe(fingerprint);
  expect(await fingerprintOf({ ...notice, sections: [] })).not.toBe(fingerprint);
});
