import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealOldBidders } from '#purchase/bidding/public.ts';
import {
  aBidder,
  aBidding,
  type Bidders,
  bidders,
  closeBidding,
  joining,
  quoteInput,
  uploadForQuote,
} from '../builders/aBidding.ts';
import { buyers } from '../builders/aPurchase.ts';
import type { Supplier } from '../builders/aSupplier.ts';
import { judge, open } from '../builders/openings.ts';
import { withoutIds } from '../nameless.ts';
import { startApp, type TestApp } from '../startApp.ts';

let app: TestApp;
let people: Bidders;
beforeEach(async () => {
  app = await startApp();
  people = await bidders(app, 2);
});
afterEach(() => app.close());

/** A supplier of which nothing says that it sells what is asked for. */
async function anOther(): Promise<Supplier> {
  const supplier = await aBidder(app, people.categoryId);
  await app.database.db.deleteFrom('supplierCategory').where('supplierId', '=', supplier.id).execute();
  return supplier;
}

/** Two suppliers of each kind, those that match a purchase and those that do not: the first takes part, the second looks only. */
async function pairs(): Promise<[joins: Supplier, looks: Supplier][]> {
  const matching = people.suppliers as [Supplier, Supplier];
  return [matching, [await anOther(), await anOther()]];
}

/** A supplier does everything that a bidder can do before the end. */
async function takePart({ account }: Supplier, projectId: string): Promise<void> {
  const client = await app.login(account);
  const path = { projectId };
  await client.call('joinBidding', { path, body: joining() }, { idempotencyKey: `join-${projectId}` });
  const file = await uploadForQuote(client, projectId);
  const body = quoteInput('20000.00', { fileIds: [file.id] });
  for (const price of ['9000.00', '20000.00']) {
    await client.call(
      'submitQuote',
      { path, body: { ...body, ...quoteInput(price) } },
      { idempotencyKey: `quote-${projectId}-${price.length}` },
    );
  }
}

async function look({ account }: Supplier, projectId: string): Promise<void> {
  const client = await app.login(account);
  await client.supplierBidding.getBiddableProjectDetail({ path: { projectId } });
  await client.supplierBidding.queryBiddableProjectPage({});
  await client.inbox.queryInboxMessagePage({});
}

/** What only one supplier has: the ids, names and secrets of its rows and of its account's. */
async function valuesOf({ id, account }: Supplier): Promise<string[]> {
  const { rows } = await sql<{ values: string[] }>`
    select array[supplier.id, supplier.user_id, supplier.company_name, supplier.credit_code, supplier.contact_phone, supplier.legal_person,
      supplier.bank_account, supplier.reviewed_bank_account,
      app_user.account, app_user.phone] as values
    from supplier join app_user on app_user.company_id = supplier.company_id and app_user.id = supplier.user_id
    where supplier.id = ${id} and app_user.account = ${account}`.execute(app.database.db);
  const known = (rows[0]?.values ?? []).filter(Boolean);
  const { rows: sessions } = await sql<{
    value: string;
  }>`select token_hash as value from login_session where user_id = any(${known})`.execute(app.database.db);
  return [...known, ...sessions.map(({ value }) => value)];
}

/** The rows of all tables that say something of a supplier, with the same words for what is different for each. */
async function traceOf(supplier: Supplier): Promise<string[]> {
  const { db } = app.database;
  const values = await valuesOf(supplier);
  expect(values.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const { name, schema } of await db.introspection.getTables()) {
    // Beside it stands the copy from which the embedded database is made good again.
    if (schema !== 'public') continue;
    const { rows } = await sql<{ row: string }>`select to_jsonb(entry)::text as row from ${sql.table(name)} as entry`.execute(db);
    for (const { row } of rows) {
      if (!values.some((value) => row.includes(value))) continue;
      const plain = values.reduce((text, value) => text.replaceAll(value, '#'), row);
      found.push(
        `${name} ${withoutIds(plain.replaceAll(/\$argon2id[^"]*|"cost_ms": \d+|"(?:task_code|\w+_key)": "[^"]*"/g, '#')).replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, 'then')}`,
      );
    }
  }
  return found.sort();
}

const noticesOf = async (supplier: Supplier, projectId: string) => {
  const client = await app.login(supplier.account);
  const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode: 'BIDDING_RESULT' } });
  const { count } = await client.inbox.countUnreadInboxMessages({});
  await client.inbox.markInboxMessagesRead({ body: { all: true } });
  const found = records.filter(({ bizId }) => bizId === projectId).map(({ read }) => read);
  return { found, isUnread: count > 0 };
};

test.each(['CLOSED', 'SUSPENDED'] as const)(
  'whoever has the database cannot tell who has joined a round that is sealed, also if it is %s, nor by messages, repeats or files',
  async (how) => {
    const kinds = await pairs();
    const bidding = await aBidding(app, people);
    const { id: projectId } = bidding;
    const compare = async () => {
      for (const [joins, looks] of kinds) {
        for (const one of [joins, looks]) await look(one, projectId);
        expect(await traceOf(joins)).toEqual(await traceOf(looks));
      }
    };
    for (const [joins, looks] of kinds) {
      await takePart(joins, projectId);
      await app.login(looks.account);
    }
    await compare();
    // Without a third one the round has failed at its end, and is sealed for ever.
    if (how === 'SUSPENDED') await takePart(await aBidder(app, people.categoryId), projectId);
    await closeBidding(app, bidding);
    people = { ...people, ...(await buyers(app)) };
    const read = () => people.officer.bidding.getBidding({ path: { projectId } });
    const { failReason, version } = await read();
    expect(failReason).toBe(how === 'SUSPENDED' ? null : 'TOO_FEW_BIDDERS');
    if (how === 'SUSPENDED') {
      const body = { reason: 'A question about the rules of the school', version };
      await people.officer.bidding.suspendProject({ path: { id: projectId }, body });
    }
    await compare();
    for (const [joins, looks] of kinds) {
      expect(await noticesOf(joins, projectId)).toMatchObject({ found: [false], isUnread: true });
      expect(await noticesOf(joins, projectId)).toEqual({ found: [true], isUnread: false });
      expect((await noticesOf(looks, projectId)).found).toEqual([]);
      await noticesOf(looks, projectId);
    }
    await compare();
    const [[joins, looks]] = kinds as [[Supplier, Supplier]];
    await app.login(looks.account);
    const seen = await (await app.login(joins.account)).supplierBidding.getBiddableProjectDetail({ path: { projectId } });
    expect(seen).toMatchObject({ joined: true, quoted: true, state: how === 'SUSPENDED' ? 'SUSPENDED' : 'FAILED' });
    if (how === 'CLOSED') return;
    await people.officer.bidding.resumeProject({ path: { id: projectId }, body: { version: (await read()).version } });
    await open(people.officer, projectId, 'DOCUMENTS');
    await compare();
    for (const { quoteId } of await people.officer.bidding.listParticipants({ query: { projectId } })) {
      await judge(people.officer, projectId, String(quoteId));
    }
    await open(people.officer, projectId, 'PRICES');
    // What is compared is found where it has become public, and with it the messages until then.
    expect((await traceOf(joins)).filter((row) => row.startsWith('bid_participant'))).toHaveLength(1);
    expect(
      await app.database.db
        .selectFrom('inboxMessage')
        .select('id')
        .where('bizId', '=', projectId)
        .where('userId', 'is', null)
        .execute(),
    ).toEqual([]);
  },
  120_000,
);

test('rounds from before are sealed at the next start, and go on', async () => {
  const { db } = app.database;
  const { id: projectId } = await aBidding(app, people);
  const [one, other] = people.suppliers as [Supplier, Supplier];
  for (const supplier of [one, other]) await takePart(supplier, projectId);
  const before = await db
    .selectFrom('bidParticipant as participant')
    .innerJoin('bidRound as round', 'round.id', 'participant.roundId')
    .selectAll('participant')
    .select(['round.keyId', 'round.keySalt', 'round.keyCheck'])
    .where('round.projectId', '=', projectId)
    .orderBy('participant.id')
    .execute();
  for (const [index, { id, sealed, ...key }] of before.entries()) {
    const { supplierId, ...contact } = JSON.parse(app.deps.sealing.open(key, sealed).toString());
    expect(supplierId).toBe(people.suppliers[index]?.id);
    const asBefore = { supplierId, supplierMark: null, sealed: app.deps.sealing.seal(key, Buffer.from(JSON.stringify(contact))) };
    await db.updateTable('bidParticipant').set(asBefore).where('id', '=', id).execute();
  }
  await sealOldBidders(app.deps);
  const after = await db
    .selectFrom('bidParticipant')
    .select(['supplierId', 'supplierMark'])
    .where('roundId', '=', String(before[0]?.roundId))
    .orderBy('id')
    .execute();
  expect(after).toEqual(before.map(({ supplierMark }) => ({ supplierId: null, supplierMark })));
  const client = await app.login(one.account);
  await client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput('19000.00') });
});
