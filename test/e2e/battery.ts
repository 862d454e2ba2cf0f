import type { Page } from 'playwright-core';
import { seedId } from '../../server/src/reference/seedId.ts';
import { routeTable } from '../../web/scripts/routeTable.ts';

/** What pages that show one thing are asked to show; by themselves they have nothing to ask the server for. */
const examples: Record<string, string> = {
  '/approval/apply-order-detail': `?id=${seedId('approvalInstance', 9101)}`,
  '/announcement-detail': `?id=${seedId('guideline', 3401)}`,
  '/lighthouse-detail': `?id=${seedId('lighthouse', 3501)}`,
  '/purchase-management/project-info': `?id=${seedId('project', 9001)}`,
};

/** Every page of the route table with an address of its own, so that a new one is covered by being there. */
export const pages = [
  ...routeTable.matchAll(/path: '([^'*:]+)'(, crumbs: \[[^\]]+\], public: true|,\s+crumbs: [^\n]+\n\s+public: true)?/g),
].map(([, path = '', isPublic]) => ({ path: path + (examples[path] ?? ''), isPublic: isPublic !== undefined }));

/** The title of the page that is shown; kept pages have theirs hidden. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Nothing of the page is loading any more. Kept pages that were left while they loaded go on when one returns. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () => [...document.querySelectorAll('main [aria-busy="true"], [data-loading]')].every((part) => !part.checkVisibility()),
    null,
    { timeout: 40_000 },
  );

/** Asks for a page of the product as a link in it would, without loading the document anew. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Goes to another page without a reload, so that what the pages before it have left behind is there. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const before = await titleOf(page).elementHandle();
  await follow(page, path);
  await page.waitForFunction((title) => !title?.checkVisibility(), before);
}
