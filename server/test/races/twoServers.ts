import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@campus-procurement/sdk';
import { type Kysely, sql } from 'kysely';
import { seedTime } from '#demo/seed/seedTime.ts';
import type { Tables } from '#platform/db/tables.ts';
import { addressOf } from '../addressOf.ts';
import { testDatabase } from '../database.ts';
import { startServerProcess } from '../serverProcess.ts';
import { password } from '../startApp.ts';

/** Two server processes on one PostgreSQL database with the demo data: TEST_DATABASE_URL must be set. */
export async function startTwoServers(environment: Record<string, string> = {}) {
  const database = await testDatabase();
  await setTimersOfDemo(database.db);
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const settings = { DATABASE_URL: await addressOf(database), FILES_DIR: folder, TRUST_PROXY: '1', ...environment };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  /** A client of each server; with a token both act in one session, with an address they call from there. */
  const clients = (token: string | null = null, address = '127.0.0.1'): Client[] =>
    servers.map(({ url: origin }) => {
      const headers = { 'X-Forwarded-For': address };
      return createClient({ baseUrl: `${origin}/api`, token: () => token, headers });
    });

  return {
    db: database.db,
    /** The environment of each: another one on the same database has it too. */
    settings,
    /** Where they are. */
    urls: servers.map(({ url }) => url),
    clients,

    /** Logs in and chooses a role with the first of its departments; without a role code, the first role. */
    async as(username: string, roleCode?: string): Promise<Client[]> {
      const [public_] = clients();
      const { access_token, userinfo } = await (public_ as Client).session.login({ body: { username, password } });
      const choice = userinfo.roleDeptList.find((role) => roleCode === undefined || role.roleCode === roleCode);
      const [dept] = choice?.deptList ?? [];
      if (!choice || !dept) throw new Error(`${username} does not hold ${roleCode ?? 'any role'}`);
      const [own] = clients(access_token);
      const body = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
      return clients((await (own as Client).session.switchDept({ body })).access_token);
    },

    async stop() {
      for (const { process: server } of servers) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The servers have the clock of today, by which the timers of the demo data have come long ago. */
async function setTimersOfDemo(db: Kysely<Tables>): Promise<void> {
  const late = Date.now() - seedTime.getTime();
  const later = (column: string) => sql<Date>`${sql.ref(column)} + ${late} * interval '1 millisecond'`;
  await db
    .updateTable('dueEvent')
    .set({ dueAt: later('due_at'), tryAt: later('try_at') })
    .execute();
}
