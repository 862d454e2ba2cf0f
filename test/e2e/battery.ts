import fc from 'fast-check';
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

/** The share of the deep run, which leaves nothing out. */
const deepShare = 50;

/** What part of a slow family this run tries: `npm test` one in `whole`. */
export function partOf(whole: number): number {
  const share = Number(process.env.TEST_SHARE);
  return share >= deepShare ? 1 : Math.min(1, share / whole);
}

/** As many of these as this run tries, drawn anew for each run, as the tests' names tell. */
export function drawn<T>(all: readonly T[], whole: number): T[] {
  const wanted = Math.ceil(all.length * partOf(whole));
  return fc.sample(fc.shuffledSubarray([...all], { minLength: wanted, maxLength: wanted }), 1)[0] ?? [];
}

/** The title of the page that is shown; kept pages have theirs hidden. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Nothing of the page is loading any more. */
export const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main [aria-busy="true"], [data-loading]') === null, null, {
    timeout: 40_000,
  });
