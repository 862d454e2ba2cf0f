import type { Session } from '@campus-procurement/hooks';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';

/** The API of a test file, on mocks. Whatever departs from the description fails the test. */
export const api = createMockApi();
export const mockServer = setupServer(...api.handlers);

/** The session of the product that is rendered; closed after each test. */
export const rendered: { session: Session | null } = { session: null };

/** What a test of the product leaves behind. */
export function forgetTest(): void {
  rendered.session?.close();
  rendered.session = null;
  localStorage.clear();
  sessionStorage.clear();
  const { failures } = api;
  try {
    api.assertNoFailures();
  } finally {
    if (failures.length > 0) console.error(failures);
    api.reset();
  }
}
