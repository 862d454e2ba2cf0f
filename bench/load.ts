/**
 * 50 people at work for three minutes on two processes of the server and one PostgreSQL database with 100,000 purchases, while 200 suppliers
 * quote in the last minute of a round: how many calls fail, and how long they take. Needs TEST_DATABASE_URL, a PostgreSQL whose user may
 * create databases and switch off its checks. Nothing else should run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, isApiError } from '@campus-procurement/sdk';
import { Client } from 'pg';
import { startSession } from '../server/src/platform/auth/session.ts';
import { openDatabase } from '../server/src/platform/db/open.ts';
import { toDo } from '../server/test/countFaults.ts';
import { startServerProcess } from '../server/test/serverProcess.ts';
import { withBenchServer } from './parts/benchServer.ts';
import { copyInto } from './parts/copyInto.ts';
import { sessionOf } from './parts/sessionOf.ts';
import { median, printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;

const purchases = Number(process.env.BENCH_PURCHASES ?? 100_000);
const [people, suppliers] = [50, 200];
const [minutes, lastSeconds] = [3, 60];
/** How long somebody looks at a page before the next one, in milliseconds. */
const lookMs = 1_000;
const mostMs = 1_000;

/** Who is at work, with the role if it is not the first one of the account. */
const accounts: [account: string, role?: string][] = [
  ['teacher1'],
  ['dean1'],
  ['officer1'],
  ['finance1'],
  ['teacher1'],
  ['teacher1'],
  ['schooladmin', 'school_admin'],
  ['auditor1'],
  ['teacher1'],
  ['officer1'],
];

/** What opens a page, in the order in which somebody goes through them. */
const pages: string[][] = [
  ['/home/work', '/message/inbox/unreadCount'],
  [`/purchase/project/page?scope=${toDo}`, `/purchase/project/statusCount?scope=${toDo}`],
  ['DETAIL'],
  ['/purchase/project/page?scope=ALL', '/purchase/project/statusCount?scope=ALL'],
  ['/purchase/project/page?scope=ALL&keyword=%E7%A6%BB%E5%BF%83%E6%9C%BA'],
  ['/contract/page', '/acceptance/page'],
  ['DETAIL'],
];

interface Answers {
  /** Milliseconds of each call that was answered, by its name. */
  times: Map<string, number[]>;
  /** How often each error came. */
  failed: Map<string, number>;
}

const none = (): Answers => ({ times: new Map(), failed: new Map() });

async function timed<Result>(answers: Answers, name: string, call: () => Promise<Result>): Promise<Result | null> {
  const start = performance.now();
  try {
    const result = await call();
    answers.times.set(name, [...(answers.times.get(name) ?? []), performance.now() - start]);
    return result;
  } catch (error) {
    const why = `${name} ${isApiError(error) ? `${error.status} ${error.message}` : String(error)}`;
    answers.failed.set(why, (answers.failed.get(why) ?? 0) + 1);
    return null;
  }
}

const nameOf = (path: string) => path.replace(/\/[^/]*~?[0-9a-f-]{30,}[^/]*$/, '/{id}');

/** A person who goes from page to page until a time. */
async function works(base: string, token: string, until: number, answers: Answers): Promise<void> {
  const read = async (path: string) => {
    const response = await fetch(`${base}/api${path}`, { headers: { 'sdscmall-bidding': `Bearer ${token}` } });
    const body = await response.json();
    if (body.code !== 0) throw new Error(`${response.status} ${body.msg}`);
    return body.data;
  };
  let shown: string[] = [];
  await pause(Math.random() * lookMs);
  while (Date.now() < until) {
    for (const page of pages) {
      const paths = page.flatMap((path) => {
        if (path !== 'DETAIL') return [path];
        const id = shown[Math.floor(Math.random() * shown.length)];
        return id === undefined ? [] : [`/purchase/project/detail/${id}`];
      });
      const answered = await Promise.all(paths.map((path) => timed(answers, nameOf(path), () => read(path))));
      const list = paths[0]?.startsWith('/purchase/project/page') ? answered[0]?.records : undefined;
      // The id of a copy is none for a call.
      if (list) shown = list.flatMap(({ id }: { id: string }) => (id.includes('~') ? [] : [id]));
      await pause(lookMs * (0.5 + Math.random()));
      if (Date.now() >= until) return;
    }
  }
}

/** A supplier that joins a round and quotes. */
async function quotes(base: string, token: string, projectId: string, number: number, answers: Answers): Promise<void> {
  const { supplierBidding } = createClient({ baseUrl: `${base}/api`, token: () => token });
  const path = { projectId };
  const detail = await timed(answers, 'detail', () => supplierBidding.getBiddableProjectDetail({ path }));
  if (detail === null) return;
  const contact = { contactName: '马晓东', contactPhone: `188${String(10_000_000 + number)}` };
  const declared = { qualificationIds: [], termsAccepted: true, conflictDeclared: true };
  await timed(answers, 'join', () => supplierBidding.joinBidding({ path, body: { ...contact, ...declared } }));
  const lines = detail.lines.map(({ no }) => {
    return { no, brand: '沪科', model: 'LX-20', manufacturer: '沪科仪器', response: '满足', unitPrice: `${100 + number}.00` };
  });
  const terms = { deliveryDays: 10, warrantyMonths: 24, paymentAccepted: true };
  await timed(answers, 'quote', () => supplierBidding.submitQuote({ path, body: { lines, ...terms } }));
}

/** Makes suppliers like one that takes part in a round, each with a session. @returns their tokens */
async function manySuppliers(owner: Client, url: string, expireTime: Date): Promise<string[]> {
  const columns = async (table: string, but: string[]) => {
    const { rows } = await owner.query(
      `select column_name as name from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and not column_name = any($2)`,
      [table, but],
    );
    return rows.map(({ name }) => name).join(', ');
  };
  const user = await columns('app_user', ['id', 'account', 'phone', 'cas_id', 'wechat_open_id']);
  await owner.query(
    `insert into app_user (id, account, phone, ${user}) select 'bidder' || n, 'bidder' || n, '1' || (8800000000 + n), ${user}
     from app_user, generate_series(1, $1) as n where account = 'supplier2'`,
    [suppliers],
  );
  const supplier = await columns('supplier', ['id', 'company_name', 'credit_code', 'user_id', 'legal_person', 'contact_phone']);
  await owner.query(
    `insert into supplier (id, company_name, credit_code, user_id, legal_person, contact_phone, ${supplier})
     select 'bidder' || n, company_name || n, 'B' || (10000000000000000 + n), 'bidder' || n, '法人' || n, '1' || (8800000000 + n), ${supplier}
     from supplier, generate_series(1, $1) as n where user_id = (select id from app_user where account = 'supplier2')`,
    [suppliers],
  );
  const category = await columns('supplier_category', ['supplier_id']);
  await owner.query(
    `insert into supplier_category (supplier_id, ${category}) select 'bidder' || n, ${category}
     from supplier_category, generate_series(1, $1) as n where supplier_id =
       (select id from supplier where user_id = (select id from app_user where account = 'supplier2'))`,
    [suppliers],
  );
  const { longWork, close } = await openDatabase({ url }, (error) => console.error(error));
  const tokens: string[] = [];
  for (let number = 1; number <= suppliers; number += 1) {
    const session = { companyId: '1001', userId: `bidder${number}`, role: null, expireTime, byPassword: true };
    tokens.push((await startSession(longWork, session, new Date())).token);
  }
  await close();
  return tokens;
}

function measure(): Promise<{ reads: Answers; bids: Answers; late: number }> {
  const files = mkdtempSync(join(tmpdir(), 'load-'));
  const shared = { FILES_DIR: files, SEALING_KEYS: `bench:${'a secret of the bench '.repeat(2)}` };
  const run = withBenchServer(
    String(address),
    'bench_load',
    async ({ base, databaseUrl }) => {
      await copyInto(databaseUrl, purchases);
      const other = await startServerProcess({ DATABASE_URL: databaseUrl, NODE_ENV: 'production', SEED: 'demo', ...shared });
      const owner = new Client(databaseUrl);
      await owner.connect();
      try {
        const until = Date.now() + minutes * 60_000;
        const tokens = await manySuppliers(owner, databaseUrl, new Date(until + 3_600_000));
        const bases = [base, other.url];
        const at = (number: number) => String(bases[number % 2]);
        // An account has only so many sessions: those of several people at the same account share one.
        const staff: string[] = [];
        for (const [account, role] of accounts) staff.push((await sessionOf(base, account, role)).token);
        await owner.query('vacuum analyze');
        const end = Date.now() + minutes * 60_000;
        const { supplierBidding } = createClient({ baseUrl: `${base}/api`, token: () => String(tokens[0]) });
        const { records } = await supplierBidding.queryBiddableProjectPage({ query: { size: 50 } });
        const projectId = records.find(({ state, supplierScope }) => state === 'OPEN' && supplierScope === 'PUBLIC')?.projectId;
        if (projectId === undefined) throw new Error('no round is open to all suppliers');
        await owner.query('update project set bid_end_time = $2 where id = $1', [projectId, new Date(end)]);
        await owner.query('update bid_round set end_time = $2, join_end_time = $2 where project_id = $1', [
          projectId,
          new Date(end),
        ]);
        const [reads, bids] = [none(), none()];
        await Promise.all([
          ...Array.from({ length: people }, (_, number) => works(at(number), String(staff[number % staff.length]), end, reads)),
          ...tokens.map(async (token, number) => {
            await pause(end - lastSeconds * 1_000 - Date.now() + Math.random() * (lastSeconds - 5) * 1_000);
            await quotes(at(number), token, projectId, number, bids);
          }),
        ]);
        const { rows: kept } = await owner.query(
          `select count(distinct participant.id) from bid_participant as participant join bid_quote as quote
             on quote.company_id = participant.company_id and quote.participant_id = participant.id
           join bid_round as round on round.company_id = participant.company_id and round.id = participant.round_id
           where round.project_id = $1 and quote.arrival_time <= $2 and quote.arrival_time > $3`,
          [projectId, new Date(end), new Date(end - lastSeconds * 1_000)],
        );
        return { reads, bids, late: suppliers - Number(kept[0].count) };
      } finally {
        await owner.end();
        other.process.kill('SIGKILL');
      }
    },
    shared,
    'scripts/start.ts',
  );
  return run.finally(() => rmSync(files, { recursive: true, force: true }));
}

const percentile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const allOf = ({ times }: Answers) => [...times.values()].flat();
const count = ({ failed }: Answers) => [...failed.values()].reduce((sum, one) => sum + one, 0);

if (address) {
  const { reads, bids, late } = await measure();
  const row = (name: string, times: number[]) => [
    name,
    String(times.length),
    ...[median(times), percentile(times, 0.95), Math.max(...times)].map((ms) => ms.toFixed(0)),
  ];
  printTable(
    `${people} people and ${suppliers} suppliers on two processes, ${purchases} purchases, ${minutes} minutes`,
    ['', 'answered', 'median ms', 'p95 ms', 'longest ms'],
    [row('all pages', allOf(reads)), ...[...reads.times, ...bids.times].map(([name, times]) => row(name, times))],
  );
  console.log(`${count(reads)} calls of pages and ${count(bids)} of suppliers failed, ${late} suppliers have no quote in time`);
  for (const [why, times] of [...reads.failed, ...bids.failed]) console.log(`${times} x ${why}`);
  if (count(reads) + count(bids) + late > 0 || percentile(allOf(reads), 0.95) > mostMs) process.exitCode = 1;
} else console.log('Load: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres.\n');
