import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RowSource } from '#platform/gateway/rowSource.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let school: TestClient;
/** What the central authentication says, page by page. */
let pages: unknown[][];
beforeEach(async () => {
  pages = [];
  const casUsers: RowSource = {
    isFake: false,
    async *pages(companyId) {
      if (companyId === '1001') for (const rows of pages) yield { rows, total: pages.flat().length };
    },
  };
  app = await startApp({ config: { casUsers } });
  school = await app.as('schooladmin', 'school_admin');
});
afterEach(() => app.close());

/** The three users of the demo data that came from the central authentication. */
const seeded = [
  { id: '20250144', account: 'kongxiangrui', name: '孔祥瑞', deptCode: '1331' },
  { id: '20250145', account: 'baishuyao', name: '白书瑶', deptCode: '1334' },
  { id: '20250146', account: 'cuizhenyu', name: '崔震宇', deptCode: '1337' },
];
const someone = { id: 'n1', account: 'New.One', name: 'New One', deptCode: '1326' };

const detail = (id: string) => school.tasks.getTaskDetail({ path: { id } });
const messages = async (id: string) => (await detail(id)).log.map(({ message }) => message);
/** A synchronisation that is carried out, and what its task says of it. */
async function sync(...rows: unknown[][]) {
  pages = rows;
  app.clock.advance(1_000);
  const { taskId } = await school.users.syncCasUsers();
  await app.newWorker().work();
  return { taskId, ...(await detail(taskId)) };
}
async function userOf(account: string) {
  const { records } = await school.users.querySchoolUserPage({ query: { keyword: account } });
  return records.find((user) => user.account === account);
}
const statusOf = async (account: string) => (await userOf(account))?.status;

describe('a synchronisation', () => {
  test('adds, changes and disables users, and counts them', async () => {
    const [kong, bai] = seeded as [(typeof seeded)[0], (typeof seeded)[0]];
    const changed = { ...bai, name: 'Bai', deptCode: '1326', phone: '13900001111', job: null, gender: 'MALE' };
    const { status, result, doneCount, totalCount } = await sync([kong], [changed, { ...someone, extra: 'ignored' }]);
    expect({ status, result, doneCount, totalCount }).toEqual({
      status: 'SUCCESS',
      result: 'User sync finished. 1 user added. 1 user updated. 1 user disabled.',
      doneCount: 3,
      totalCount: 3,
    });
    const added = { name: 'New One', source: 'CAS', casId: 'n1', status: 'ENABLED', roles: [], phone: null };
    expect(await userOf('new.one')).toMatchObject({ ...added, createByName: '同步统一认证' });
    expect(await userOf('baishuyao')).toMatchObject({
      name: 'Bai',
      phone: '139****1111',
      job: null,
      gender: 'MALE',
      email: 'baishuyao@example.edu.cn',
      version: 2,
      updateByName: '同步统一认证',
    });
    expect(await statusOf('cuizhenyu')).toBe('DISABLED');
    expect(await userOf('kongxiangrui')).toMatchObject({ status: 'ENABLED', version: 1 });
  });

  test('changes nothing if all is as it was', async () => {
    await sync([...seeded, someone]);
    const { result } = await sync([...seeded, someone]);
    expect(result).toBe('User sync finished.');
    expect(await userOf('new.one')).toMatchObject({ version: 1 });
  });

  test('ends the sessions of who is disabled, and enables who comes back', async () => {
    const kong = await app.as('kongxiangrui');
    const rest = seeded.slice(1);
    expect(await messages((await sync(rest)).taskId)).toContain('kongxiangrui is no longer in single sign-on and was disabled.');
    expect(await failureOf(kong.session.getInfo())).toMatchObject({ status: 401 });
    await sync(seeded);
    expect(await statusOf('kongxiangrui')).toBe('ENABLED');
    await sync([...rest, { ...seeded[0], enabled: false }]);
    expect(await statusOf('kongxiangrui')).toBe('DISABLED');
    await sync([...rest, { ...seeded[0], enabled: true }]);
    expect(await statusOf('kongxiangrui')).toBe('ENABLED');
  });

  test('takes back no decision of a person', async () => {
    const { id = '' } = (await userOf('kongxiangrui')) ?? {};
    await school.users.updateUserStatus({ body: { id, status: 'DISABLED' } });
    await sync(seeded);
    expect(await statusOf('kongxiangrui')).toBe('DISABLED');
    await school.users.updateUserStatus({ body: { id, status: 'LOCKED' } });
    await sync(seeded.slice(1));
    expect(await statusOf('kongxiangrui')).toBe('LOCKED');
  });

  test('takes over a user to whom somebody has given the number, and leaves all others alone', async () => {
    const teacher = await userOf('teacher1');
    const { id = '', version = 0 } = teacher ?? {};
    await school.users.updateUser({ body: { id, version, casId: 't1' } });
    await sync([...seeded, { id: 't1', account: 'teacher1', name: 'Renamed', deptCode: '1311' }]);
    expect(await userOf('teacher1')).toMatchObject({ id, name: 'Renamed', source: 'CAS' });
    const own = await userOf('schooladmin');
    expect(own).toMatchObject({ source: 'LOCAL', status: 'ENABLED', version: 1 });
  });

  test('does not disable who asked for it', async () => {
    const { db } = app.database;
    await db.updateTable('appUser').set({ source: 'CAS', casId: 'own' }).where('account', '=', 'schooladmin').execute();
    const { result } = await sync(seeded, [{ id: 'own', account: 'schooladmin', name: 'x', deptCode: '1305', enabled: false }]);
    expect(result).toBe('User sync finished. 1 user updated.');
    await sync(seeded);
    expect(await statusOf('schooladmin')).toBe('ENABLED');
  });
});

describe('a row that cannot be used', () => {
  test('is named with its number and the reason, the others are carried out, and nobody is disabled for it', async () => {
    const { taskId, result } = await sync(
      [...seeded.slice(0, 2), { ...seeded[2], name: '' }, 'no row', { ...someone, account: 'a b' }],
      [
        { ...someone, id: 'n2', account: 'TEACHER1' },
        { ...someone, id: 'n3', deptCode: 'none' },
        { ...seeded[0], name: 'Twice' },
        { ...seeded[1], account: 'teacher1' },
        { ...someone, id: 'n4', account: 'fine' },
      ],
    );
    expect(result).toBe('User sync finished. 1 user added. 7 rows rejected.');
    expect((await messages(taskId)).filter((message) => message.startsWith('Row')).reverse()).toEqual([
      'Row 3: name is missing or incorrect.',
      'Row 4: - is missing or incorrect.',
      'Row 5: account is missing or incorrect.',
      'Row 6: another user has the account teacher1.',
      'Row 7: department none does not exist or is disabled.',
      'Row 8: the number 20250144 appears more than once.',
      'Row 9: the number 20250145 appears more than once.',
    ]);
    expect(await statusOf('cuizhenyu')).toBe('ENABLED');
    expect(await userOf('fine')).toMatchObject({ name: 'New One' });
  });

  test('because the account is taken by somebody else leaves the user as they were', async () => {
    const { taskId } = await sync([{ ...seeded[0], account: 'teacher1', name: 'Changed' }, ...seeded.slice(1)]);
    expect(await messages(taskId)).toContain('Row 1: another user has the account teacher1.');
    expect(await userOf('kongxiangrui')).toMatchObject({ name: '孔祥瑞', version: 1 });
  });

  test.each([
    ['id', 'with blank'],
    ['id', null],
    ['account', 'abc'],
    ['name', ' x'],
    ['name', 'a\u0000b'],
    ['name', 'x'.repeat(51)],
    ['deptCode', ''],
    ['phone', '110'],
    ['email', 'nobody'],
    ['job', '\ud800'],
    ['gender', 'OTHER'],
    ['enabled', 'yes'],
  ])('is refused for its %s, for example %j', async (field, value) => {
    const { taskId } = await sync([...seeded, { ...someone, [field]: value }]);
    expect(await messages(taskId)).toContain(`Row 4: ${field} is missing or incorrect.`);
    expect(await userOf('new.one')).toBeUndefined();
  });

  test('is named a hundred times at most, and always counted', async () => {
    const { taskId, result } = await sync([...seeded, ...Array.from({ length: 150 }, () => null)]);
    expect(result).toBe('User sync finished. 150 rows rejected.');
    expect((await messages(taskId)).filter((message) => message.startsWith('Row'))).toHaveLength(100);
  });
});

describe('a list that cannot be right', () => {
  test('because it is empty changes nothing', async () => {
    const { status, errorMessage } = await sync();
    expect([status, errorMessage]).toEqual(['RETRYING', 'Single sign-on returned no users. Nothing was changed.']);
    expect(await statusOf('kongxiangrui')).toBe('ENABLED');
  });

  test('because most of the users are missing disables nobody', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...someone, id: `m${index}`, account: `many-${index}` }));
    await sync([...seeded, ...many]);
    const { errorMessage } = await sync([...seeded, ...many.slice(0, 5)]);
    expect(errorMessage).toMatch(/^15 of 23 synced users are missing from the list/);
    expect(await statusOf('many-19')).toBe('ENABLED');
    await app.database.db.deleteFrom('task').execute();
    expect((await sync([...seeded, ...many.slice(0, 12)])).result).toMatch(/ 8 users disabled\./);
  });

  test('because it names others only disables nobody', async () => {
    const others = Array.from({ length: 20 }, (_, index) => ({ ...someone, id: `o${index}`, account: `other-${index}` }));
    expect((await sync(others)).errorMessage).toMatch(/^3 of 3 synced users are missing from the list/);
    expect(await statusOf('kongxiangrui')).toBe('ENABLED');
  });
});
