import { createHash } from 'node:crypto';
import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { isWrite, type Operation } from '#platform/contract/operation.ts';
import { aBidder, aBidding, type Bidders, bidders, quote, quoteInput, quotes, uploadForQuote } from '../builders/aBidding.ts';
import type { Supplier } from '../builders/aSupplier.ts';
import { pdf } from '../builders/contents.ts';
import { idPlaces, withIdAt } from '../idPlaces.ts';
import { nameless } from '../nameless.ts';
import { permissions } from '../permissions/permissions.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

/** What is different between two worlds: the price of the first supplier, and whether it quotes once more and somebody else quotes, too. */
export interface Differing {
  unitPrice: string;
  more: boolean;
}

/** A read with one of the ids of the bidding in one place, or as it is. */
interface Read {
  operation: OperationId;
  place: string[] | null;
  /** The position of the id among those of the world. */
  id: number;
}

/** How many ids of a world are asked with. */
const idCount = 14;

/** Everything that the description lets anybody read, with each id of the bidding in each place that takes one. */
export const allReads: readonly Read[] = Object.values(contract)
  .filter((operation) => !isWrite(operation as Operation) && operation.id !== 'getCaptcha')
  .flatMap((operation) => {
    const places = idPlaces(operation as Operation);
    const plain: Read = { operation: operation.id, place: null, id: 0 };
    return [
      plain,
      ...places.flatMap((place) => Array.from({ length: idCount }, (_, id) => ({ operation: operation.id, place, id }))),
    ];
  });

/** A school with a bidding for which three suppliers have quoted. */
export interface SealedWorld {
  app: TestApp;
  people: Bidders;
  /** Quotes in a world where more have quoted. */
  late: Supplier;
  bidding: Awaited<ReturnType<typeof aBidding>>;
  ids: string[];
  /** Gives ids and random values names in the order in which they come. */
  unnamed: (text: string) => string;
  /** Everybody but the bidder: all roles, another bidder, and a supplier that takes no part. */
  enter: () => Promise<[who: string, client: TestClient][]>;
}

export async function aSealedWorld({ unitPrice, more }: Differing): Promise<SealedWorld> {
  const app = await startApp();
  const people = await bidders(app);
  const outside = await aBidder(app, people.categoryId);
  const late = await aBidder(app, people.categoryId);
  const bidding = await aBidding(app, people);
  const { id: projectId } = bidding;
  await quotes(people, projectId, [unitPrice, '21000.00', '22000.00']);
  const { client } = people.suppliers[0] as Supplier;
  const content = Buffer.concat([pdf(), Buffer.from(unitPrice.padEnd(20))]);
  const file = await uploadForQuote(client, projectId, content, `${unitPrice}.pdf`);
  const again = { path: { projectId }, body: quoteInput(unitPrice, { fileIds: [file.id] }) };
  await client.call('submitQuote', again, { idempotencyKey: 'the-first-one-again' });
  if (more) {
    await client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput('123.45') });
    await quote(late.client, projectId, '20500.00');
  }
  const unnamed = nameless();
  const holders = await holdersOfRoles(app);
  const enter = async () => {
    const entered: [string, TestClient][] = [];
    for (const { account, roleCode } of holders) entered.push([`${account} ${roleCode}`, await app.as(account, roleCode)]);
    entered.push(['another bidder', await app.withoutRole((people.suppliers[1] as Supplier).account)]);
    entered.push(['no bidder', await app.withoutRole(outside.account)]);
    return entered;
  };
  return {
    app,
    people,
    late,
    bidding,
    ids: await idsOf(app, projectId, people, file.id),
    unnamed: (text) => unnamed(withoutToday(text)),
    enter,
  };
}

/** What the database dates itself has the time of the test. */
export const withoutToday = (text: string) => text.replaceAll(today, 'today');
const today = new RegExp(`${new Date().toISOString().slice(0, 10)}T[^"]*`, 'g');

/** The people of the purchase, and one of every other role. */
async function holdersOfRoles(app: TestApp): Promise<{ account: string; roleCode: string }[]> {
  const { rows } = await sql<{ account: string; roleCode: string }>`
    select distinct on (role.role_code) app_user.account, role.role_code
    from role join user_role_dept held on held.role_company_id = role.company_id and held.role_id = role.id
    join app_user on app_user.company_id = held.company_id and app_user.id = held.user_id
    where app_user.status = 'ENABLED' and role.built_in and app_user.company_id in ('0', '1001')
    order by role.role_code, app_user.account in ('teacher1', 'officer1', 'fanzihan') desc, app_user.id`.execute(app.database.db);
  return [...rows, { account: 'pengsiqi', roleCode: 'procurement_officer' }];
}

/** The ids that have to do with the bidding, and those of the first supplier; what only the other world has is none of them. */
async function idsOf(app: TestApp, projectId: string, people: Bidders, fileId: string): Promise<string[]> {
  const { db } = app.database;
  const [first, second] = people.suppliers as [Supplier, Supplier];
  const { rows } = await sql<{ id: string }>`
    with joined as (select participant.id from bid_participant participant join bid_round round on round.id = participant.round_id
      where round.project_id = ${projectId} order by participant.id limit 1)
    select id from bid_round where project_id = ${projectId}
    union all (select id from joined)
    union all (select quote.id from bid_quote quote join joined on joined.id = quote.participant_id
      where quote.quote_no < 3 order by quote.quote_no)
    union all (select id from app_user where account in (${first.account}, ${second.account}) order by id)
    union all (select id from announcement where project_id = ${projectId})
    union all (select id from approval_instance where project_id = ${projectId} order by id limit 1)
    union all (select officer_id from project where id = ${projectId})`.execute(db);
  const ids = [projectId, fileId, first.id, second.id, people.cardId, ...rows.map(({ id }) => id)];
  if (ids.length < idCount) throw new Error(`A world has ${ids.length} ids only`);
  return ids;
}

/** What is measured or made anew with each answer. */
const measured = /Ms$|Bytes$|^(uptimeSeconds|eventLoopDelay|expires|connections)$/;
const masked = (field: string, value: unknown) => (measured.test(field) && value !== null ? typeof value : value);

/** What somebody is answered, with names in the place of ids, and what the files are whose addresses are told. */
export async function answerOf(world: SealedWorld, client: TestClient, read: Read): Promise<string> {
  const { operation, place, id } = read;
  const { input } = permissions[operation];
  const asked = place === null ? input : withIdAt(input, place, String(world.ids[id]));
  await world.app.database.db.deleteFrom('loginThrottle').execute();
  return told(world, client.call(operation, asked as Input<OperationId>));
}

/** An answer or a refusal as a text. */
export async function told({ app, unnamed }: SealedWorld, answer: Promise<unknown>): Promise<string> {
  const found = await answer.catch((error: { code?: number; msg?: string; fieldErrors?: unknown }) => {
    if (error.code === undefined) throw error;
    return { code: error.code, msg: error.msg, fieldErrors: error.fieldErrors };
  });
  const text = found instanceof Blob ? await found.text() : JSON.stringify(found, masked);
  const files = await Promise.all([...text.matchAll(fileAddress)].map(([address]) => contentAt(app, address)));
  return unnamed([text, ...files].join('\n'));
}

const fileAddress = /\/file\/download\/[^"\s]+/g;

/** What somebody gets who follows an address: the beginning of its hash, because whole ones count as ids. */
async function contentAt(app: TestApp, address: string): Promise<string> {
  const response = await app.send(address);
  const content = Buffer.from(await response.arrayBuffer());
  return `${response.status} ${content.length} ${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}
