import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixel } from '#test/builders/contents.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let teacher: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await startApp();
  [admin, teacher] = [await app.as('admin', 'admin'), await app.as('teacher1', 'purchaser')];
  stranger = await app.as('jiangnanxi');
});
afterAll(() => app.close());

async function upload(client = admin, bizType: 'SCHOOL' | 'AVATAR' = 'SCHOOL') {
  return (await client.files.uploadFile({ body: { bizType, file: new File([pixel], 'emblem.png') } })).id;
}
const school = () => admin.company.getSchoolDetail({ path: { id: '1001' } });
async function change(logoFileId: string | null) {
  const { id, version } = await school();
  return admin.company.updateSchool({ body: { id, version, logoFileId } });
}
const load = (address: string | null) => app.send(String(address).replace('/api', ''));

test('the emblem of a school is shown to its users for a day, with its short name, and to nobody of another school', async () => {
  const logoFileId = await upload();
  await change(logoFileId);
  expect((await school()).logo).toMatchObject({ id: logoFileId, fileName: 'emblem.png' });
  const { companyLogo, companyShortName } = await teacher.session.getInfo();
  expect(companyShortName).toBe('江海大');
  app.clock.advance(dayMs - 1000);
  expect(Buffer.from(await (await load(companyLogo)).arrayBuffer()).equals(pixel)).toBe(true);
  app.clock.advance(1000 - dayMs);
  expect((await teacher.files.getFileInfo({ path: { id: logoFileId } })).id).toBe(logoFileId);
  expect((await stranger.session.getInfo()).companyLogo).toBeNull();
  expect(await failureOf(stranger.files.getFileInfo({ path: { id: logoFileId } }))).toMatchObject({ code: 4004 });
});

test('it stays as it is where nothing is said of it, and goes when it is removed', async () => {
  await change(await upload());
  const { id, version, logo } = await school();
  await admin.company.updateSchool({ body: { id, version, remark: 'Called' } });
  expect((await school()).logo?.id).toBe(logo?.id);
  await change(null);
  expect((await school()).logo).toBeNull();
  expect((await teacher.session.getInfo()).companyLogo).toBeNull();
});

test('it is a picture that was uploaded for a school by oneself', async () => {
  for (const logoFileId of [await upload(admin, 'AVATAR'), await upload(teacher), 'none']) {
    const failure = await failureOf(change(logoFileId));
    expect(failure).toMatchObject({ status: 400, fieldErrors: [{ field: 'logoFileId', rule: 'exists' }] });
  }
});

test('a school is registered with it', async () => {
  const contact = { contactName: 'Somebody', contactPhone: '19900000999', loginMode: 'LOCAL' as const };
  const named = { companyId: '7001', schoolName: 'With an emblem', schoolCode: '87001', logoFileId: await upload() };
  const { id } = await admin.company.registerSchool({ body: { ...named, ...contact } });
  expect((await admin.company.getSchoolDetail({ path: { id } })).logo?.id).toBe(named.logoFileId);
});
