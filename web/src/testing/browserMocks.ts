import { createMockApi } from '@campus-procurement/sdk/msw';

/** Answers the requests of the page from the description: `npm run dev:mock`. */
export async function startMockApi(): Promise<void> {
  const { network } = await import('virtual:msw');
  const { handlers } = createMockApi({ baseUrl: '/api' });
  network.configure({ handlers, onUnhandledFrame: 'bypass' });
  await network.enable();
}
