/**
 * What the server costs per call: CPU of this process, over HTTP with everything on (client, session, permission,
 * validation, answer check), beside the bare query of the same rows. On the embedded database, which runs in the same process, so its
 * work counts on both sides; with TEST_DATABASE_URL on PostgreSQL, whose own CPU is not counted.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@campus-procurement/sdk';
import { demoPassword } from '../server/src/demo/seed/demoAccounts.ts';
import { startServer } from '../server/src/main.ts';
import { readConfig } from '../server/src/platform/config/config.ts';
import { openDatabase } from '../server/src/platform/db/open.ts';
import { median, printTable } from './parts/table.ts';

const rounds = 7;
const calls = 300;

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 50; n += 1) await work();
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (let n = 0; n < calls; n += 1) await work();
    const { user, system } = process.cpuUsage(before);
    figures.push((user + system) / 1000 / calls);
  }
  return median(figures);
}

const url = process.env.TEST_DATABASE_URL;
const database = await openDatabase(url ? { url } : { memory: true }, (error) => console.error(error));
const { db } = database;
const server = await startServer(
  readConfig({ PORT: '0', LOG_LEVEL: 'silent', SEED: 'demo', FILES_DIR: mkdtempSync(join(tmpdir(), 'bench-')) }),
  { database },
);

async function administrator() {
  let token: string | null = null;
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => token });
  const { access_token, userinfo } = await client.session.login({ body: { username: 'admin', password: demoPassword } });
  token = access_token;
  const [choice] = userinfo.roleDeptList;
  const [dept] = choice?.deptList ?? [];
  if (!choice || !dept) throw new Error('the administrator has no role');
  const body = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
  token = (await client.session.switchDept({ body })).access_token;
  return client;
}

const admin = await administrator();
const [role] = (await admin.roles.queryRolePage()).records;
if (!role) throw new Error('the seed has no roles');

const health = await cpuOf(() => fetch(`${server.url}/healthz`).then((answer) => answer.text()));
const cases: [name: string, call: () => Promise<unknown>, bare: () => Promise<unknown>][] = [
  [
    'queryRolePage (10 rows and total)',
    () => admin.roles.queryRolePage({ query: { size: 10 } }),
    async () => {
      await db.selectFrom('role').selectAll().orderBy('builtIn', 'desc').orderBy('createTime', 'desc').limit(10).execute();
      await db
        .selectFrom('role')
        .select((eb) => eb.fn.countAll().as('total'))
        .execute();
    },
  ],
  [
    'queryRoleDetail',
    () => admin.roles.queryRoleDetail({ path: { id: role.id } }),
    async () => {
      await db.selectFrom('role').selectAll().where('id', '=', role.id).execute();
      await db.selectFrom('roleMenu').select('menuId').where('roleId', '=', role.id).execute();
    },
  ],
  ['getUserMenu', () => admin.session.getUserMenu(), () => db.selectFrom('menu').selectAll().orderBy('sort').execute()],
];

const rows = [];
for (const [name, call, bare] of cases) {
  const query = await cpuOf(bare);
  const whole = await cpuOf(call);
  rows.push([name, whole.toFixed(2), query.toFixed(2), (whole / query).toFixed(1)]);
}
printTable(
  `Server on ${database.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}: CPU ms a call, median of ${rounds} x ${calls}; /healthz ${health.toFixed(2)}`,
  ['call', 'SDK, HTTP, server', 'bare queries', 'ratio'],
  rows,
);
await server.stop();
await database.close();
