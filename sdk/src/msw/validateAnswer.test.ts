import { expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { examples } from '../generated/examples.ts';
import { envelope, stubFetch } from '../testing/stubFetch.ts';
import { validateAnswer } from './validateAnswer.ts';

/** Returns a client whose server answers the detail of a role with these changes. */
function open(changes: object) {
  const { fetch } = stubFetch(() => envelope(0, { ...(examples.queryRoleDetail.data as object), ...changes }));
  return createClient({ baseUrl: 'https://campus.example/api', fetch, validate: validateAnswer });
}
const detail = (changes: object) => open(changes).call('queryRoleDetail', { path: { id: 'r1' } });

test('an answer as described is let pass, also with a field that is newer than this SDK', async () => {
  await expect(detail({})).resolves.toBeDefined();
  await expect(detail({ emblem: 'new' })).resolves.toMatchObject({ emblem: 'new' });
});

test.each<[object, string]>([
  [{ roleName: 7 }, 'roleName'],
  [{ version: undefined }, 'version'],
  [{ status: 'HALF' }, 'status'],
])('%j is refused with the field', async (changes, field) => {
  await expect(detail(changes)).rejects.toMatchObject({
    name: 'ValidationError',
    operationId: 'queryRoleDetail',
    message: expect.stringContaining(`queryRoleDetail: the answer is not as described: ${field}`),
  });
});
