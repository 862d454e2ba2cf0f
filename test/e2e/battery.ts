import type { Page } from 'playwright-core';
import { seedId } from '../../server/src/db/reference/seedId.ts';
import { routeTable } from '../../web/scripts/routeTable.ts';

/** What pages that show one thing are asked to show; by themselves they have nothing to ask the server for. */
const examples: Record<string, string> = {
  '/announcement-detail': `?id=${seedId('guideline', 3401)}`,
  '/lighthouse-detail': `?id=${seedId('lighthouse', 3501)}`,
};

/** Every page of the route table with an address of its own, so that a new one is covered by being there. */
export const pages = [
  ...routeTable.matchAll(/path: '([^'*:]+)'(, crumbs: \[[^\]]+\], public: true|,\s+crumbs: [^\n]+\n\s+public: true)?/g),
].map(([, path = '', isPublic]) => ({ path: path + (examples[path] ?? ''), isPublic: isPublic !== undefined }));

/** The title of the page that is shown; kept pages have theirs hidden. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Nothing of the page is loading any more. */
export const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main [aria-busy="true"], [data-loading]') === null, null, {
    timeout: 40_000,
  });
