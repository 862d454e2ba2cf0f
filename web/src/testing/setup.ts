import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import './browserGaps.ts';
import { forgetTest, mockServer } from './mockApi.ts';
import { SentByFetch } from './SentByFetch.ts';

configure({
  // Screens fetch their code and texts when they are opened, which takes a busy machine long. Only what hangs ends a wait.
  asyncUtilTimeout: 45_000,
  // The first lines say what was looked for; the whole document after them only hides it.
  getElementError: (message) => new Error(message?.split('\n').slice(0, 3).join(' ')),
});
// Here and not beside the mocks: files that share their modules share no hooks.
beforeAll(() => {
  mockServer.listen({ onUnhandledFrame: 'error' });
  vi.stubGlobal('XMLHttpRequest', SentByFetch);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  forgetTest();
});
afterAll(async () => {
  // Code that is still on its way when a file ends would count as broken for the files after it: they share their modules.
  await vi.dynamicImportSettled();
  mockServer.close();
});
