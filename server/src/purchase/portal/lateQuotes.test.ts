import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBidding, type Bidders, bidders, joining, quoteInput } from '#test/builders/aBidding.ts';
import type { Supplier } from '#test/builders/aSupplier.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 1);
});
afterAll(() => app.close());

/** Sends a quote whose last bytes leave when the clock stands at this time. */
async function sendUntil(last: Date, token: string, projectId: string, unitPrice: string) {
  const bytes = new TextEncoder().encode(JSON.stringify(quoteInput(unitPrice)));
  const parts = [bytes.slice(0, 20), bytes.slice(20)];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (parts.length === 0) app.clock.now = last;
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  const headers = { 'content-type': 'application/json', 'sdscmall-bidding': `Bearer ${token}` };
  const answer = await app.send(`/supplier/bidding/quote/${projectId}`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return answer.json() as Promise<{ code: number }>;
}

test('a quote that was begun before the end and whose last byte comes at the end is late; one whose last byte comes before it counts', async () => {
  const { id: projectId, nextTime } = await aBidding(app, people);
  const end = Date.parse(String(nextTime));
  const { client, account } = people.suppliers[0] as Supplier;
  await client.supplierBidding.joinBidding({ path: { projectId }, body: joining() });
  app.clock.now = new Date(end - 5_000);
  const { token } = await app.withoutRole(account);
  expect(await sendUntil(new Date(end - 1), token, projectId, '20000.00')).toMatchObject({ code: 0 });
  app.clock.now = new Date(end - 5_000);
  expect(await sendUntil(new Date(end), token, projectId, '19000.00')).toMatchObject({ code: 4184 });
});
