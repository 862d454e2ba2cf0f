import { fingerprintOf } from '@campus-procurement/sdk/commitment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { noticesOf } from './noticesOf.ts';
import { publishAnnouncement } from './publishAnnouncement.ts';
import { failedNotice } from './texts/failedNotice.ts';

let app: TestApp;
let teacher: TestClient;
let admin: TestClient;
/** Of another school. */
let stranger: TestClient;
/** Without a login. */
let visitor: ReturnType<TestApp['client']>;
const project = { companyId: '1001', id: seedId('project', 9001) };
beforeAll(async () => {
  app = await startApp();
  [teacher, admin, stranger] = await Promise.all([
    app.as('teacher1', 'purchaser'),
    app.as('admin', 'admin'),
    app.as('qinlangyue'),
  ]);
  visitor = app.client();
});
afterAll(() => app.close());

const sections = [{ title: '项目概况', rows: [{ label: '项目名称', value: '离心机' }] }];
type Notice = Partial<Parameters<typeof publishAnnouncement>[0]>;
const publish = (notice: Notice = {}) => {
  const { db } = app.database;
  const whole = { project, type: 'BID' as const, title: '离心机竞价公告', sections, ...notice };
  return db.transaction().execute((trx) => publishAnnouncement(whole, { db: trx, now: app.clock.now }));
};
const detail = (id: string, client: TestClient) => client.announcements.getAnnouncementDetail({ path: { id } });
const publicDetail = (id: string) => visitor.announcements.getPublicAnnouncementDetail({ path: { id } });
const titles = async (query: object, client: TestClient = teacher) =>
  (await client.announcements.queryAnnouncementPage({ query })).records.map(({ title }) => title);

describe('a notice', () => {
  test('has the next number of the year, and a fingerprint that its readers can calculate', async () => {
    app.clock.advance(345);
    const bidEndTime = new Date('2026-03-12T16:00:00+08:00');
    const { fingerprint, ...notice } = await detail(await publish({ bidEndTime }), teacher);
    expect(notice).toMatchObject({
      type: 'BID',
      projectId: project.id,
      publishScope: 'PUBLIC',
      sections,
      companyName: '江海大学',
    });
    expect(notice.bidEndTime).toBe('2026-03-12T16:00:00+08:00');
    app.clock.advance(655);
    const next = await detail(await publish(), teacher);
    expect(notice.announcementCode).toMatch(/^GG2026\d{6}$/);
    expect(Number(next.announcementCode.slice(6))).toBe(Number(notice.announcementCode.slice(6)) + 1);
    expect(fingerprint).toBe(await fingerprintOf(notice));
  });

  test('is read by everybody of the school, and by data scope ALL; elsewhere it is missing', async () => {
    const id = await publish({ title: 'Read by whom' });
    expect(await titles({ keyword: 'read BY' })).toEqual(['Read by whom']);
    expect(await titles({ keyword: 'read BY' }, admin)).toEqual(['Read by whom']);
    expect(await titles({ keyword: 'read BY' }, stranger)).toEqual([]);
    expect(await detail(id, admin)).toMatchObject({ title: 'Read by whom' });
    expect(await failureOf(detail(id, stranger))).toMatchObject(missing);
  });

  test('is read without a login, unless it is for invited suppliers', async () => {
    const id = await publish({ title: 'For all' });
    const invited = await publish({ title: 'For some', publishScope: 'SUPPLIER' });
    const { others, ...shown } = await publicDetail(id);
    expect(shown).toMatchObject({ title: 'For all', projectName: expect.any(String) });
    expect(others.map(({ title }) => title)).not.toContain('For some');
    expect(await failureOf(publicDetail(invited))).toMatchObject(missing);
    const { records } = await visitor.announcements.queryPublicAnnouncementPage({ query: { keyword: 'For' } });
    expect(records.map(({ title }) => title)).toEqual(['For all']);
    expect((await detail(id, teacher)).others.map(({ title }) => title)).toContain('For some');
  });

  test('stands among those of its purchase, the newest first', async () => {
    const other = { companyId: '1001', id: seedId('project', 9002) };
    const first = await publish({ project: other, title: 'First' });
    app.clock.advance(60_000);
    const text = failedNotice({
      project: { projectCode: 'JJ2026000002', projectName: '离心机', companyName: '江海大学' },
      roundNo: 1,
      failReason: 'TOO_FEW_BIDDERS',
      minBidders: 3,
      remark: null,
      contact: { name: null, phone: null, address: null, word: '竞价' },
    });
    await publish({ project: other, type: 'FAILED', ...text });
    expect((await noticesOf(other, app.database.db)).map(({ title }) => title)).toEqual(['离心机流标公告', 'First']);
    expect((await detail(first, teacher)).others).toMatchObject([{ type: 'FAILED', title: '离心机流标公告' }]);
  });
});

test('notices are found by kind, purchase, number and time', async () => {
  const other = { companyId: '1001', id: seedId('project', 9003) };
  app.clock.advance(60_000);
  const since = app.clock.now.toISOString();
  const { announcementCode, projectCode } = await detail(
    await publish({ project: other, type: 'RESULT', title: 'Result' }),
    teacher,
  );
  app.clock.advance(60_000);
  const until = app.clock.now.toISOString();
  await publish({ title: 'Later' });
  expect(await titles({ type: 'RESULT' })).toEqual(['Result']);
  expect(await titles({ projectId: other.id })).toEqual(['Result']);
  expect(await titles({ keyword: announcementCode.toLowerCase() })).toEqual(['Result']);
  expect(await titles({ keyword: projectCode })).toEqual(['Result']);
  const found = await teacher.home.searchRecords({ query: { keyword: announcementCode } });
  expect(found).toMatchObject([{ kind: 'NOTICE', hits: [{ title: 'Result', code: announcementCode }] }]);
  expect(await titles({ publishTimeStart: since, publishTimeEnd: until })).toEqual(['Result']);
});

test('an address reads public notices 300 times per minute', async () => {
  app.clock.advance(120_000);
  const guest = app.client(null, '10.9.8.7');
  const page = () => guest.announcements.queryPublicAnnouncementPage({ query: { size: 1 } });
  for (let call = 0; call < 300; call += 1) await page();
  expect(await failureOf(page())).toMatchObject({ status: 429 });
  app.clock.advance(61_000);
  await page();
});
