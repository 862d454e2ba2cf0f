import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '#platform/files/sweepFiles.ts';
import { pixel } from '#test/builders/contents.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  teacher = await app.as('teacher1', 'purchaser');
});
afterAll(() => app.close());

const upload = async (client = teacher, bizType: Schemas['UploadBizType'] = 'AVATAR') =>
  (await client.files.uploadFile({ body: { bizType, file: new File([pixel], 'me.png') } })).id;
async function change(avatarId: string | null) {
  const { version } = await teacher.users.getMyProfile();
  return teacher.users.updateMyProfile({ body: { version, avatarId } });
}
const load = (address: string | null) => app.send(String(address).replace('/api', ''));

test('the own portrait is shown by profile and session, from an address that is good for a day', async () => {
  expect((await teacher.users.getMyProfile()).avatar).toBeNull();
  await change(await upload());
  const { avatar } = await teacher.users.getMyProfile();
  expect((await teacher.session.getInfo()).avatar).toBe(avatar);
  app.clock.advance(dayMs - 1000);
  expect(Buffer.from(await (await load(avatar)).arrayBuffer()).equals(pixel)).toBe(true);
  app.clock.advance(1000);
  expect((await load(avatar)).status).toBe(400);
  app.clock.advance(-dayMs);
});

test('it is one that was uploaded by oneself as a portrait', async () => {
  const other = await app.as('schooladmin', 'school_admin');
  for (const avatarId of [await upload(other), await upload(teacher, 'DOCUMENT'), 'none']) {
    const failure = await failureOf(change(avatarId));
    expect(failure).toMatchObject({ status: 400, fieldErrors: [{ field: 'avatarId', rule: 'exists' }] });
  }
});

test('a change by somebody else meanwhile leaves the portrait as it was', async () => {
  await change(await upload());
  const before = await teacher.users.getMyProfile();
  const body = { version: before.version + 1, avatarId: null };
  expect(await failureOf(teacher.users.updateMyProfile({ body }))).toMatchObject({ code: 4090 });
  expect(await teacher.users.getMyProfile()).toEqual(before);
});

test('one that was replaced or removed goes, and the one in use stays', async () => {
  const [first, second] = [await upload(), await upload()];
  await change(first);
  await change(second);
  const swept = async () => {
    await sweepFiles(app.database.db, new Date(app.clock.now.getTime() + 2 * dayMs), app.files);
    const left = await app.database.db.selectFrom('file').select('id').where('id', 'in', [first, second]).execute();
    return left.map(({ id }) => id);
  };
  expect(await swept()).toEqual([second]);
  await change(null);
  expect((await teacher.session.getInfo()).avatar).toBeNull();
  expect(await swept()).toEqual([]);
});

test('nobody else reads it', async () => {
  const id = await upload();
  await change(id);
  const admin = await app.as('admin', 'admin');
  expect(await failureOf(admin.files.getFileInfo({ path: { id } }))).toMatchObject({ code: 4004 });
});
