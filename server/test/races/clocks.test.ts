import { createClient } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServerProcess } from '../serverProcess.ts';
import { password } from '../startApp.ts';
import { startTwoServers } from './twoServers.ts';

/** What a process is started with whose machine is ten minutes late. */
const late = `const Real = Date, by = 600_000; globalThis.Date = class extends Real {
  constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() - by); }
  static now() { return Real.now() - by; } };`;

describe.runIf(process.env.TEST_DATABASE_URL)('processes whose machines are ten minutes apart', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  let other: Awaited<ReturnType<typeof startServerProcess>>;
  beforeAll(async () => {
    servers = await startTwoServers();
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(late)}`;
    other = await startServerProcess({ ...servers.settings, NODE_OPTIONS });
  }, 120_000);
  afterAll(async () => {
    other.process.kill('SIGTERM');
    await servers.stop();
  });

  test('agree about the time, and so about what is late', async () => {
    const timeAt = async (origin: string) => {
      const client = (token: string | null = null) => createClient({ baseUrl: `${origin}/api`, token: () => token });
      const { access_token, userinfo } = await client().session.login({ body: { username: 'admin', password } });
      const [role] = userinfo.roleDeptList;
      const dept = role?.deptList[0];
      const body = { roleId: String(role?.roleId), deptId: String(dept?.id), collegeId: String(dept?.collegeId) };
      const own = client((await client(access_token).session.switchDept({ body })).access_token);
      const asked = performance.now();
      const { time } = await own.home.getDashboardMonitor();
      return Date.parse(time) - asked;
    };
    const [one, two] = [await timeAt(String(servers.urls[0])), await timeAt(other.url)];
    // Far less than they are apart, and far more than an answer takes.
    expect(Math.abs(one - two)).toBeLessThan(300_000);
  });
});
