import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Schemas } from '@campus-procurement/sdk';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { hourMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressesOf } from '#platform/files/fileAddress.ts';
import { aBidding, type Bidders, bidders, joining, quoteInput, uploadForQuote } from '#test/builders/aBidding.ts';
import type { Supplier } from '#test/builders/aSupplier.ts';
import { pdf, pixel } from '#test/builders/contents.ts';
import { fileAddressOf, storedContents, storedKeys } from '#test/builders/fileFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
let first: Supplier;
let second: Supplier;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 2);
  [first, second] = people.suppliers as [Supplier, Supplier];
});
afterAll(() => app.close());

const start = new Date('2026-03-02T01:00:00.000Z');
beforeEach(() => {
  app.clock.now = start;
});

const join = (client: TestClient, projectId: string) =>
  client.supplierBidding.joinBidding({ path: { projectId }, body: joining() });
const submit = (client: TestClient, projectId: string, fileIds: string[]) =>
  client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput('22900.00', { fileIds }) });
const secret = 'What only the bidder knows';
const content = Buffer.concat([pdf(), Buffer.from(secret)]);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A bidding that the first supplier has joined. */
async function joined(): Promise<string> {
  const { id } = await aBidding(app, people);
  await join(first.client, id);
  return id;
}

test('a bidder uploads files, quotes with them, and reads them again', async () => {
  const projectId = await joined();
  const one = await uploadForQuote(first.client, projectId, content, 'Enterprise proposal.pdf');
  const two = await uploadForQuote(first.client, projectId, pixel, 'photo.png');
  expect(one).toMatchObject({
    fileName: 'Enterprise proposal.pdf',
    fileSize: content.length,
    sha256: hashOf(content),
    bizType: 'QUOTE',
  });
  const receipt = await submit(first.client, projectId, [two.id, one.id]);
  expect(receipt.files.map(({ fileName, sha256 }) => [fileName, sha256])).toEqual([
    ['photo.png', hashOf(pixel)],
    ['Enterprise proposal.pdf', hashOf(content)],
  ]);
  const { receipts } = await first.client.supplierBidding.getBiddableProjectDetail({ path: { projectId } });
  expect(receipts[0]?.files.map(({ id }) => id)).toEqual([two.id, one.id]);
  const info = await first.client.files.getFileInfo({ path: { id: one.id } });
  const read = await app.client().files.downloadFile(fileAddressOf(info));
  expect(Buffer.from(await read.arrayBuffer()).equals(content)).toBe(true);
});

test('the commitment covers the content of the files', async () => {
  const projectId = await joined();
  const { id } = await uploadForQuote(first.client, projectId, content);
  const { total, nonce, commitment } = await submit(first.client, projectId, [id]);
  const { lines, deliveryDays, warrantyMonths } = quoteInput('22900.00');
  const terms: Schemas['QuoteTerms'] = {
    lines: lines.map(({ unitPrice: _, manufacturer = null, response = null, ...line }) => ({ ...line, manufacturer, response })),
    deliveryDays,
    warrantyMonths,
    deviation: null,
    files: [{ fileSize: content.length, sha256: hashOf(content) }],
  };
  const prices = [{ no: 1, unitPrice: '22900.00', lineTotal: '45800.00' }];
  const quote = { projectId, roundNo: 1, quoteNo: 1, prices, total: String(total), nonce: String(nonce) };
  expect(await commitmentOf({ ...quote, terms })).toBe(commitment);
  const { files: _, ...others } = terms;
  expect(await commitmentOf({ ...quote, terms: others })).not.toBe(commitment);
  const another = [{ fileSize: content.length, sha256: hashOf(pixel) }];
  expect(await commitmentOf({ ...quote, terms: { ...terms, files: another } })).not.toBe(commitment);
});

describe('before the opening', () => {
  test('nobody else can read a file, whoever it is', async () => {
    const projectId = await joined();
    await join(second.client, projectId);
    const file = await uploadForQuote(first.client, projectId, content);
    await submit(first.client, projectId, [file.id]);
    const path = { id: file.id };
    const admin = await app.as('admin', 'admin');
    for (const client of [second.client, people.officer, people.applicant, admin]) {
      expect(await failureOf(client.files.getFileInfo({ path }))).toMatchObject(missing);
    }
    // Nor can who has the keys of the database: they do not sign addresses of sealed files.
    const { addresses } = await addressesOf(app.database.db, [file.id], app.clock.now);
    const forged = fileAddressOf({ ...file, url: addresses[0] as string });
    expect(await failureOf(app.client().files.downloadFile(forged))).toMatchObject(broken('signature', 'mismatch'));
    // Another bidder cannot quote with it.
    expect(await failureOf(submit(second.client, projectId, [file.id]))).toMatchObject(broken('fileIds.0', 'exists'));
  });

  test('what is stored tells neither the content nor the name nor a hash', async () => {
    const projectId = await joined();
    const { id } = await uploadForQuote(first.client, projectId, content, 'Enterprise proposal.pdf');
    await submit(first.client, projectId, [id]);
    const { db } = app.database;
    for (const key of storedKeys(app).filter((name) => name.length === 32)) {
      const stored = readFileSync(app.files.pathOf(key));
      expect(stored.includes(secret)).toBe(false);
    }
    const rows = [await db.selectFrom('bidFile').selectAll().execute(), await db.selectFrom('file').selectAll().execute()];
    const text = rows
      .flat()
      .map((row) => JSON.stringify(row) + String(Reflect.get(row, 'sealed')))
      .join('\n');
    expect(text).not.toMatch(/proposal/);
    expect(text).not.toContain(hashOf(content));
    const file = await db.selectFrom('file').select('id').where('id', '=', id).executeTakeFirst();
    expect(file).toBeUndefined();
  });

  test('an upload is in no log, also one that is refused, and the lines about it name nobody', async () => {
    const projectId = await joined();
    const { db } = app.database;
    const logged = () => db.selectFrom('operationLog').select('id').where('operationId', '=', 'uploadFile').execute();
    const before = (await logged()).length;
    const from = app.logLines.length;
    const file = await uploadForQuote(first.client, projectId, content, 'Enterprise proposal.pdf');
    await failureOf(uploadForQuote(first.client, projectId, pixel, 'wrong.pdf'));
    await first.client.files.getFileInfo({ path: { id: file.id } });
    await app.client().files.downloadFile(fileAddressOf(file));
    expect((await logged()).length).toBe(before);
    const lines = app.logLines.slice(from).filter((line) => /uploadFile|getFileInfo|downloadFile/.test(line));
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).not.toMatch(/userId|"address"|proposal|wrong\.pdf/);
  });

  test('other uploads of a supplier are logged as ever', async () => {
    const from = app.logLines.length;
    await first.client.files.uploadFile({ body: { bizType: 'COMPANY', file: new File([pdf() as BlobPart], 'scan.pdf') } });
    expect(app.logLines.slice(from).find((line) => line.includes('uploadFile'))).toMatch(/"userId"/);
  });
});

describe('an upload is refused', () => {
  test('of who is no supplier, and without a purchase', async () => {
    const projectId = await joined();
    const before = storedContents(app);
    for (const client of [people.officer, people.applicant]) {
      expect(await failureOf(uploadForQuote(client, projectId))).toMatchObject(broken('bizType', 'choice'));
    }
    const file = new File([pdf() as BlobPart], 'a.pdf');
    const bare = first.client.files.uploadFile({ body: { bizType: 'QUOTE', file } });
    expect(await failureOf(bare)).toMatchObject(broken('projectId', 'required'));
    expect(await failureOf(uploadForQuote(first.client, 'none'))).toMatchObject(missing);
    expect(await failureOf(uploadForQuote(second.client, projectId))).toMatchObject({ code: 4182 });
    expect(storedContents(app)).toBe(before);
  });

  test('of another kind than its name says, and above 20 MB', async () => {
    const projectId = await joined();
    expect(await failureOf(uploadForQuote(first.client, projectId, pixel, 'a.pdf'))).toMatchObject(broken('file', 'fileContent'));
    const large = uploadForQuote(first.client, projectId, pdf(20 * 1024 * 1024 + 1));
    expect(await failureOf(large)).toMatchObject(broken('file', 'fileSize'));
  });

  test('if the purpose stands behind the file, so that it would arrive unsealed', async () => {
    const projectId = await joined();
    const form = new FormData();
    form.append('file', new File([content as BlobPart], 'a.pdf'));
    form.append('bizType', 'QUOTE');
    form.append('projectId', projectId);
    const before = storedContents(app);
    const client = await app.withoutRole(second.account);
    second = { ...second, client };
    const headers = { 'sdscmall-bidding': `Bearer ${client.token}` };
    const answer = await app.send('/file/upload', { method: 'POST', body: form, headers });
    expect(await answer.json()).toMatchObject({ code: 4000, data: { errors: [{ field: 'file', rule: 'form' }] } });
    expect(storedContents(app)).toBe(before);
  });

  test('after the end, and beyond 30 files', async () => {
    const { id: projectId } = await aBidding(app, people);
    await join(second.client, projectId);
    for (let count = 0; count < 30; count += 1) await uploadForQuote(second.client, projectId, pixel, `${count}.png`);
    expect(await failureOf(uploadForQuote(second.client, projectId))).toMatchObject(broken('file', 'maxItems'));
    app.clock.now = new Date(start.getTime() + 72 * hourMs);
    const client = await app.withoutRole(second.account);
    second = { ...second, client };
    expect(await failureOf(uploadForQuote(client, projectId))).toMatchObject({ code: 4184 });
  });
});
