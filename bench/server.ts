/**
 * What the server costs per call: CPU of this process, through `app.fetch` with everything on (session, permission, validation,
 * answer check, log line), beside the bare query of the same rows. On the embedded database, which runs in the same process, so its
 * work counts on both sides; with TEST_DATABASE_URL on PostgreSQL, whose own CPU is not counted.
 */
import { startApp } from '../server/src/testing/startApp.ts';
import { median, printTable } from './table.ts';

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

const product = await startApp();
const { db } = product.database;
const admin = await product.as('admin');
const [role] = (await admin.roles.queryRolePage()).records;
if (!role) throw new Error('the seed has no roles');

const health = await cpuOf(() => product.app.fetch(new Request('http://bench.test/healthz')));
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
  `Server on ${product.database.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}: CPU ms a call, median of ${rounds} x ${calls}; /healthz ${health.toFixed(2)}`,
  ['call', 'through the SDK and app.fetch', 'bare queries', 'ratio'],
  rows,
);
await product.close();
