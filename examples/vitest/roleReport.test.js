import { createClient } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeRole, roleReport } from './roleReport.js';

const api = createMockApi({ seed: 7 });
const server = setupServer(...api.handlers);
let token = null;
const client = createClient({ baseUrl: 'http://procurement.test/api', token: () => token });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  token = api.signIn();
});
afterEach(() => {
  try {
    // Fails the test if anything was asked or answered that is not described, also where the code under test swallowed it.
    api.assertNoFailures();
  } finally {
    api.reset();
  }
});
afterAll(() => server.close());

test('the report has the roles in use', async () => {
  expect(await roleReport(client)).toMatch(/^\d+ roles: \S+, \S+$/);
});

test('a role that is closed is gone from the report', async () => {
  const before = await roleReport(client);
  const { records } = await client.roles.queryRolePage({ query: { status: 'ENABLED' } });
  await closeRole(client, records[0].id);
  expect(await roleReport(client)).not.toBe(before);
});

test('the report says when the system cannot be reached, or the session has ended', async () => {
  api.play('offline');
  expect(await roleReport(client)).toBe('no roles: NetworkError');
  api.play('normal');
  token = null;
  expect(await roleReport(client)).toBe('no roles: UnauthorizedError 401');
});

test('a refusal of our choice, once', async () => {
  api.override('queryRolePage', ({ reply }) => reply.fail(5000), { once: true });
  expect(await roleReport(client)).toBe('no roles: BusinessError 5000');
  expect(await roleReport(client)).toMatch(/roles: /);
});
