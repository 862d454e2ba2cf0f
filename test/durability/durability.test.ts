import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, isApiError } from '@campus-procurement/sdk';
import { describe, expect, test } from 'vitest';
import { startServerProcess } from '../../server/test/serverProcess.ts';

/** Kills a database gets in its turn: one in `npm test`, more in CI and in the deep run. */
const kills = Math.min(10, Math.max(1, Number(process.env.TEST_SHARE) * 2));

async function administrator(url: string) {
  let token: string | null = null;
  const client = createClient({ baseUrl: `${url}/api`, token: () => token });
  const { access_token, userinfo } = await client.session.login({ body: { username: 'admin', password: 'Seed@2026' } });
  token = access_token;
  const [role] = userinfo.roleDeptList;
  const [dept] = role?.deptList ?? [];
  if (!role || !dept) throw new Error('the administrator has no role');
  const switched = await client.session.switchDept({
    body: { roleId: role.roleId, deptId: dept.id, collegeId: dept.collegeId },
  });
  token = switched.access_token;
  return client;
}

type Client = Awaited<ReturnType<typeof administrator>>;

const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
/** A database that is given may hold the roles of an earlier run. */
const prefix = `kill_${letters(Date.now())}_`;
const code = (n: number) => prefix + letters(n);

/** Creates roles until the connection breaks; gives the codes that the server acknowledged. @param kill called after the first ones */
async function writeUntilKilled(client: Client, first: number, acknowledged: string[], kill: () => void): Promise<number> {
  for (let n = first; ; n += 1) {
    try {
      await client.roles.saveRole({ body: { roleName: code(n), roleCode: code(n), dataScope: 'SCHOOL', menuIds: [] } });
      acknowledged.push(code(n));
      if (n === first + 2) kill();
    } catch (error) {
      if (isApiError(error) && error.name === 'NetworkError') return n + 1;
      throw error;
    }
  }
}

async function rolesOfThisRun(client: Client): Promise<Set<string>> {
  const codes = new Set<string>();
  for (let current = 1; ; current += 1) {
    const page = await client.roles.queryRolePage({ query: { roleName: prefix, current, size: 200 } });
    for (const role of page.records) codes.add(role.roleCode);
    if (page.records.length < 200) return codes;
  }
}

const engines: [name: string, environment: () => Record<string, string>][] = [
  ['the embedded database', () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'durability-')), DATABASE_URL: '' })],
];
const postgres = process.env.TEST_DATABASE_URL;
if (postgres)
  engines.push([
    'PostgreSQL',
    () => ({ DATABASE_URL: postgres, SEED: 'demo', FILES_DIR: mkdtempSync(join(tmpdir(), 'durability-')) }),
  ]);

describe.each(engines)('on %s', (_name, environment) => {
  test(`nothing acknowledged is lost when the server is killed in the middle of writes, ${kills} times`, {
    timeout: 240_000,
  }, async () => {
    const settings = environment();
    const acknowledged: string[] = [];
    let next = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const running = await startServerProcess(settings);
      const client = await administrator(running.url);
      const exited = once(running.process, 'exit');
      // Each time a little later in a write.
      const killLater = () => setTimeout(() => running.process.kill('SIGKILL'), 20 * kill);
      next = await writeUntilKilled(client, next, acknowledged, killLater);
      await exited;
    }
    const running = await startServerProcess(settings);
    const kept = await rolesOfThisRun(await administrator(running.url));
    const exited = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    const [exitCode] = await exited;

    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(acknowledged.filter((role) => !kept.has(role))).toEqual([]);
    expect(exitCode).toBe(0);
  });
});
