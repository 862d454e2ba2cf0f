import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../failureOf.ts';
import { elsewhere } from '../guesses.ts';
import { password } from '../startApp.ts';
import { startTwoServers } from './twoServers.ts';

/** What many who log in at once do to each other: conditional updates of PostgreSQL decide. */
describe.runIf(process.env.TEST_DATABASE_URL)('at once on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    servers = await startTwoServers();
  });
  afterAll(() => servers.stop());
  beforeEach(async () => {
    await servers.db.deleteFrom('loginThrottle').execute();
    await servers.db.deleteFrom('operationLog').where('operationId', '=', 'login').execute();
  });

  const attempt = (writer: number, username: string, typed: string, address: string) => {
    const client = servers.clients(null, address)[writer % 2] as Client;
    return failureOf(client.session.login({ body: { username, password: typed } }));
  };
  /** Wrong passwords that were verified: they are in the operation log, no other attempt is. */
  const verified = async (username: string) => {
    const log = await servers.db.selectFrom('operationLog').select('request').where('operationId', '=', 'login').execute();
    return log.filter(({ request }) => JSON.stringify(request).includes(`"${username}"`)).length;
  };

  test.each(['teacher1', 'nobody'])(
    'of 1,000 guesses at %s from as many addresses at most ten are verified',
    async (username) => {
      const guesses = Array.from({ length: 1000 }, (_, guess) => attempt(guess, username, `guess${guess}`, elsewhere(guess)));
      const codes = new Set((await Promise.all(guesses)).map((failure) => failure?.code));
      expect(codes).toEqual(new Set([4001, 4002]));
      expect(await verified(username)).toBeGreaterThan(3);
      expect(await verified(username)).toBeLessThanOrEqual(10);
    },
    120_000,
  );

  test('of 300 guesses at an account from one address three are verified', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, guess) => attempt(guess, 'teacher1', `guess${guess}`, '10.0.0.1')));
    expect(await verified('teacher1')).toBe(3);
  }, 60_000);

  test('every right password is let in from an address where others mistype theirs', async () => {
    const owners = ['teacher1', 'dean1', 'officer1', 'finance1', 'schooladmin', 'admin', 'nomenu1'];
    const right = owners.map((username, n) => attempt(n, username, password, '10.0.0.1'));
    const wrong = Array.from({ length: 40 }, (_, n) => attempt(n, `someone${n}`, 'wrong', '10.0.0.1'));
    const later = owners.map((username, n) => attempt(n + 1, username, password, '10.0.0.1'));
    expect((await Promise.all([...right, ...later])).filter((failure) => failure !== null)).toEqual([]);
    expect(new Set((await Promise.all(wrong)).map((failure) => failure?.code))).toEqual(new Set([4001]));
  }, 120_000);
});
