import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '#platform/files/sweepFiles.ts';
import { aBidding, type Bidders, bidders, closeBidding, joining, quoteInput, uploadForQuote } from '#test/builders/aBidding.ts';
import { aClosedBidding } from '#test/builders/aClosedBidding.ts';
import { pdf } from '#test/builders/contents.ts';
import { fileAddressOf, storedKeys } from '#test/builders/fileFixture.ts';
import { judge, onMonday, open } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(() => app.close());

const named = async (client: TestClient, projectId: string) =>
  (await client.bidding.listParticipants({ query: { projectId } })).map(({ files }) => files.map(({ fileName }) => fileName));
const nameOf = (answer: Response) => decodeURIComponent(String(answer.headers.get('content-disposition')).split("''")[1] ?? '');

test('files are read with the technical part, under masked names until the prices are open', async () => {
  const bids = [
    { total: '48000.00', files: ['Enterprise proposal.pdf', 'Enterprise test report.pdf'] },
    { total: '52000.00' },
    { total: '55000.00', files: ['Offer of somebody.pdf'] },
  ];
  const { id, quoteIds, people: now } = await aClosedBidding(app, await onMonday(app, people), { bids });
  const { officer, applicant } = now;
  const { id: sealedId } = await app.database.db
    .selectFrom('bidFile')
    .select('id')
    .orderBy('createTime')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await failureOf(officer.files.getFileInfo({ path: { id: sealedId } }))).toMatchObject(missing);

  await open(officer, id, 'DOCUMENTS');
  expect(await named(officer, id)).toEqual([['Document 1.pdf', 'Document 2.pdf'], [], ['Document 1.pdf']]);
  const [bidder] = await applicant.bidding.listParticipants({ query: { projectId: id } });
  const [file] = bidder?.files ?? [];
  if (!file) throw new Error('The first bidder has a file');
  expect(bidder?.terms?.files?.[0]).toEqual({ fileSize: file.fileSize, sha256: file.sha256 });
  expect(file).toMatchObject({ createByName: null });
  const content = await app.client().files.downloadFile(fileAddressOf(file));
  expect(Buffer.from(await content.arrayBuffer()).equals(pdf())).toBe(true);
  expect(nameOf(await app.send(file.url.replace('/api', '')))).toMatch(/^(Document|技术文件) 1\.pdf$/);
  expect(await officer.files.getFileInfo({ path: { id: file.id } })).toMatchObject({ fileName: 'Document 1.pdf' });
  const keeper = await app.as('keeper1', 'warehouse_keeper');
  expect(await failureOf(keeper.files.getFileInfo({ path: { id: file.id } }))).toMatchObject(missing);
  const judged = await judge(officer, id, quoteIds[0] as string);
  expect(judged.files.map(({ fileName }) => fileName)).toEqual(['Document 1.pdf', 'Document 2.pdf']);

  for (const quoteId of quoteIds.slice(1)) await judge(officer, id, quoteId);
  await open(officer, id, 'PRICES');
  expect((await named(officer, id))[0]).toEqual(['Enterprise proposal.pdf', 'Enterprise test report.pdf']);
  const { quotes } = await officer.bidding.compareQuotes({ path: { projectId: id } });
  expect(quotes.every(({ commitmentHolds }) => commitmentHolds)).toBe(true);
  expect(quotes[0]?.files.map(({ fileName }) => fileName)).toEqual(['Enterprise proposal.pdf', 'Enterprise test report.pdf']);
  expect(quotes[0]?.canonical).toContain(String(quotes[0]?.files[1]?.sha256));
});

test('the files of a failed round stay sealed for the school; those that no last quote has go a week after the end', async () => {
  const now = await onMonday(app, people);
  const { id: projectId, nextTime } = await aBidding(app, now);
  const [one] = now.suppliers;
  const client = await app.withoutRole(String(one?.account));
  await client.supplierBidding.joinBidding({ path: { projectId }, body: joining() });
  const upload = async (name: string) => (await uploadForQuote(client, projectId, pdf(), name)).id;
  const [kept, replaced, unused] = [await upload('kept.pdf'), await upload('replaced.pdf'), await upload('unused.pdf')];
  const submit = (fileIds: string[]) =>
    client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput('20000.00', { fileIds }) });
  await submit([kept, replaced]);
  await submit([kept]);
  const { db } = app.database;
  const left = async () => {
    await sweepFiles(db, app.clock.now, app.files);
    const rows = await db
      .selectFrom('bidFile')
      .select(['id', 'storageKey'])
      .where('id', 'in', [kept, replaced, unused])
      .execute();
    const keys = new Set(storedKeys(app));
    return rows.filter(({ storageKey }) => keys.has(storageKey)).map(({ id }) => id);
  };
  app.clock.advance(2 * dayMs);
  expect(await left()).toHaveLength(3);
  await closeBidding(app, { nextTime });
  expect(await left()).toHaveLength(3);
  app.clock.advance(8 * dayMs);
  expect(await left()).toEqual([kept]);
  const officer = await app.as('officer1', 'procurement_officer');
  expect(await failureOf(officer.files.getFileInfo({ path: { id: kept } }))).toMatchObject(missing);
  const again = await app.withoutRole(String(one?.account));
  expect(await again.files.getFileInfo({ path: { id: kept } })).toMatchObject({ fileName: 'kept.pdf' });
  const { receipts } = await again.supplierBidding.getBiddableProjectDetail({ path: { projectId } });
  expect(receipts.map(({ files }) => files.length)).toEqual([1, 1]);
});
