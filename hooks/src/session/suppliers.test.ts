import { expect, test } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, open, openSession, password, ready, tokenOf, turn } from '../testing/open.ts';
import { person } from '../testing/people.ts';

function aServer() {
  const server = createFakeServer();
  server.people.set('supplier1', { ...person('supplier1', []), userType: 'SUPPLIER' });
  return server;
}

const supplier = { username: 'supplier1', password };

test('a supplier becomes ready without a role, a menu or a switch, and is still there after a reload', async () => {
  const storage = createBrowser().tab();
  const { session, server } = open({ server: aServer(), forSuppliers: true, storage });
  await session.login(supplier);
  expect(ready(session)).toMatchObject({ user: { accountId: 'supplier1' }, menu: [], features: {} });
  expect(server.ids()).toEqual(['login']);
  const reloaded = open({ server, forSuppliers: true, storage }).session;
  await reloaded.restore();
  expect(ready(reloaded).user.accountId).toBe('supplier1');
});

test('anybody else is logged out again, and told why', async () => {
  const { session, server } = open({ server: aServer(), forSuppliers: true });
  await session.login(credentials);
  expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'notSupplier' });
  expect(session.storage.get('token')).toBeNull();
  await turn();
  expect(server.ids()).toEqual(['login', 'logout']);
});

test('a supplier with an initial password changes it first', async () => {
  const server = aServer();
  server.people.set('supplier1', { ...person('supplier1', []), userType: 'SUPPLIER', needChangePassword: true });
  const { session } = open({ server, forSuppliers: true });
  await session.login(supplier);
  expect(session.getState().status).toBe('initialPassword');
  await session.client.call('updatePassword', { body: { oldPassword: password, newPassword: 'Spring#2026' } });
  await session.refreshUser();
  expect(ready(session).user.accountId).toBe('supplier1');
});

test('a supplier stays when menus and permissions of others have changed', async () => {
  const { session, server } = open({ server: aServer(), forSuppliers: true });
  await session.login(supplier);
  await session.followAccess(1);
  await session.followAccess(2);
  expect(ready(session).user.accountId).toBe('supplier1');
  expect(server.ids()).toEqual(['login']);
});

test('two applications of one origin with different prefixes leave each other alone', async () => {
  const server = aServer();
  const browser = createBrowser();
  const options = { fetch: server.fetch };
  const admin = openSession({ ...options, storage: browser.tab() });
  const portal = openSession({ ...options, storage: browser.tab(), storagePrefix: 'portal.', forSuppliers: true });
  await admin.login(credentials);
  await turn();
  expect(portal.getState().status).toBe('anonymous');
  await portal.login(supplier);
  await turn();
  expect(ready(admin).user.accountId).toBe('teacher1');
  expect(tokenOf(portal)).not.toBe(tokenOf(admin));
  await portal.logout();
  await turn();
  expect(ready(admin).user.accountId).toBe('teacher1');
  admin.close();
  portal.close();
});
