import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const expireTime = new Date('2026-03-02T01:00:00Z');

function insert(db: Pick<Database['db'], 'insertInto'>, id: string) {
  return db.insertInto('captcha').values({ id, answer: 'x', expireTime }).execute();
}

async function stored(): Promise<string[]> {
  const rows = await database.db.selectFrom('captcha').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** What a database throws, as both drivers shape it. */
function databaseError(code: string) {
  return Object.assign(new Error(`error ${code}`), { code });
}

test('all of a transaction is stored, and its result returned', async () => {
  const result = await inTransaction(database.db, async (trx) => {
    await insert(trx, 'a');
    await insert(trx, 'b');
    return 'done';
  });
  expect(result).toBe('done');
  expect(await stored()).toEqual(['a', 'b']);
});

test('nothing of a transaction is stored when its work throws', async () => {
  const failing = inTransaction(database.db, async (trx) => {
    await insert(trx, 'a');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await stored()).toEqual([]);
});

test('using the database itself inside a transaction is refused instead of waiting for ever', async () => {
  const mistaken = inTransaction(database.db, async (trx) => {
    await insert(trx, 'a');
    await insert(database.db, 'b');
  });
  await expect(mistaken).rejects.toThrow('use the transaction');
  expect(await stored()).toEqual([]);
});

test('a transaction inside a transaction is refused', async () => {
  const nested = inTransaction(database.db, () => inTransaction(database.db, (trx) => insert(trx, 'a')));
  await expect(nested).rejects.toThrow('use the transaction');
});

test('the mistake is found also behind awaits and in parallel work', async () => {
  const mistaken = inTransaction(database.db, async () => {
    await setTimeout(1);
    await Promise.all([setTimeout(1), setTimeout(1).then(() => insert(database.db, 'b'))]);
  });
  await expect(mistaken).rejects.toThrow('use the transaction');
});

test('another database may be used inside a transaction', async () => {
  const other = await testDatabase();
  await inTransaction(database.db, async (trx) => {
    await insert(trx, 'a');
    await insert(other.db, 'b');
  });
  await other.close();
  expect(await stored()).toEqual(['a']);
});

test('what a transaction has left running may use the database once it has ended', async () => {
  const gate = Promise.withResolvers<void>();
  let left: Promise<unknown> = Promise.resolve();
  await inTransaction(database.db, async (trx) => {
    left = gate.promise.then(() => insert(database.db, 'later'));
    await insert(trx, 'a');
  });
  gate.resolve();
  await left;
  expect(await stored()).toEqual(['a', 'later']);
});

test('queries beside a transaction see nothing of it until it has ended', async () => {
  const gate = Promise.withResolvers<void>();
  const running = inTransaction(database.db, async (trx) => {
    await insert(trx, 'a');
    await gate.promise;
    await insert(trx, 'b');
  });
  const seen = stored();
  // The embedded database has one connection, so the query waits there; on PostgreSQL it is answered while the transaction is open.
  if (database.kind === 'postgres') expect(await seen).toEqual([]);
  gate.resolve();
  await running;
  expect(await (database.kind === 'postgres' ? stored() : seen)).toEqual(['a', 'b']);
});

test.each(['40001', '40P01'])('a transaction that the database gives up with %s is run again', async (code) => {
  let runs = 0;
  await inTransaction(database.db, async (trx) => {
    runs += 1;
    await insert(trx, `run ${runs}`);
    if (runs < 3) throw databaseError(code);
  });
  expect(await stored()).toEqual(['run 3']);
});

test('a transaction that is given up again and again fails after five runs', async () => {
  let runs = 0;
  const failing = inTransaction(database.db, async () => {
    runs += 1;
    throw databaseError('40001');
  });
  await expect(failing).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(5);
});

test('a transaction that is refused for another reason is not run again', async () => {
  let runs = 0;
  const failing = inTransaction(database.db, async () => {
    runs += 1;
    throw databaseError('23505');
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(runs).toBe(1);
});

test('of 50 parallel withdrawals from 20 units, 20 succeed', async () => {
  const { db } = database;
  const subject = 'units';
  await db
    .insertInto('loginThrottle')
    .values({ kind: 'account', subject, failures: 20, lastFailureTime: expireTime, blockedUntil: expireTime })
    .execute();
  const withdrawals = Array.from({ length: 50 }, () =>
    inTransaction(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('loginThrottle')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('subject', '=', subject)
        .where('failures', '>=', 1)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    }),
  );
  const granted = (await Promise.all(withdrawals)).reduce((sum, rows) => sum + rows, 0);
  expect(granted).toBe(20);
});
