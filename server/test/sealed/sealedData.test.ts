import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBidding, bidders, closeBidding, quoteInput } from '../builders/aBidding.ts';
import { buyers } from '../builders/aPurchase.ts';
import { open } from '../builders/openings.ts';
import { startApp, type TestApp } from '../startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** What three suppliers send; nothing of it stands anywhere else. */
const sent = [
  { price: '23457.91', total: '46915.82', contact: 'Zhuge Qingluan', phone: '18877665501', text: 'Rotor of forged osmium' },
  { price: '24568.13', total: '49136.26', contact: 'Ouyang Bihan', phone: '18877665502', text: 'Bearings floating in helium' },
  { price: '25679.37', total: '51358.74', contact: 'Shangguan Yue', phone: '18877665503', text: 'Lid of smoked quartz' },
];

/** The spellings of an amount: with and without a separator, in cents. */
const amounts = sent.flatMap(({ price, total }) =>
  [price, total].flatMap((amount) => [amount, amount.replace(/(\d{3}\.)/, ',$1'), amount.replace('.', '')]),
);
const contacts = sent.flatMap(({ contact, phone }) => [contact, phone]);
const texts = sent.map(({ text }) => text);

const asBytes = (word: string) => [Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64').replace(/.=*$/, '')];

/** Which of some words stand in a text, as they are, as bytes or in base 64. Digits within hexadecimal ones are chance. */
function found(words: readonly string[], text: string): string[] {
  return words.filter((word) => {
    if (/^\d+$/.test(word)) return new RegExp(`(?<![0-9a-f])${word}(?![0-9a-f])`).test(text);
    return [word, ...asBytes(word)].some((one) => text.includes(one));
  });
}

/** All rows of all tables as text: bytes are hexadecimal. */
async function dump(): Promise<Map<string, string>> {
  const { db } = app.database;
  const tables = await db.introspection.getTables();
  const dumped = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(entry)::text as row from ${sql.table(name)} as entry`.execute(db);
    dumped.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return dumped;
}

/** The tables in which some words stand. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  return [...(await dump())].filter(([, text]) => found(words, text).length > 0).map(([name]) => name);
}

test('a whole dump of the database and the log of the server say nothing of what is sealed, until it is opened', async () => {
  const people = await bidders(app);
  const bidding = await aBidding(app, people);
  const { id: projectId } = bidding;
  for (const [index, { price, contact, phone, text }] of sent.entries()) {
    const client = people.suppliers[index]?.client;
    const joining = {
      contactName: contact,
      contactPhone: phone,
      qualificationIds: [],
      termsAccepted: true,
      conflictDeclared: true,
    };
    await client?.supplierBidding.joinBidding({ path: { projectId }, body: joining });
    const [line] = quoteInput(price).lines;
    const body = {
      ...quoteInput(price),
      lines: [{ ...line, no: 1, unitPrice: price, brand: 'Huke', model: 'LX', response: text }],
    };
    const key = { idempotencyKey: `of-supplier-${index}` };
    await client?.call('submitQuote', { path: { projectId }, body }, key);
    await client?.call('submitQuote', { path: { projectId }, body }, key);
    await client?.supplierBidding.getBiddableProjectDetail({ path: { projectId } });
  }
  const secrets = [...amounts, ...contacts, ...texts];
  expect(await tablesWith(secrets)).toEqual([]);
  await closeBidding(app, bidding);
  expect(await tablesWith(secrets)).toEqual([]);

  const { officer } = await buyers(app);
  await open(officer, projectId, 'DOCUMENTS');
  expect(await tablesWith(texts)).toEqual(['bid_quote']);
  expect(await tablesWith(amounts)).toEqual([]);
  const { quotes } = { quotes: await officer.bidding.listParticipants({ query: { projectId } }) };
  for (const { quoteId } of quotes) {
    const { version } = await officer.bidding.getBidding({ path: { projectId } });
    await officer.bidding.qualifyQuote({
      path: { id: String(quoteId) },
      body: { result: 'PASS', conflictDeclared: true, version },
    });
  }
  expect(found(secrets, app.logLines.join('\n'))).toEqual([]);
  await open(officer, projectId, 'PRICES');
  // What is searched for is found where it has become public.
  expect(await tablesWith(amounts)).toContain('bid_quote');
  expect(await tablesWith(contacts)).toContain('bid_participant');
}, 120_000);
