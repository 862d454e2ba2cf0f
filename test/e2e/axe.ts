import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { settled } from './battery.ts';

/** What breaks WCAG 2.2 AA on the page, as far as a program can tell. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page: page as never })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Without a second page for the verdict, which only documents with foreign frames need: a third of the time (measured).
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The widths at which more than a table scrolls sideways. Charts follow a new width a moment later. */
export async function tooWide(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, null, {
      timeout: 2_000,
    });
    await fits.catch(() => found.push(width));
  }
  return found;
}

/** The lists that are wider than the page, one tab of it after the other. */
export async function wideLists(page: Page): Promise<string[]> {
  const tabs = page.locator('main [role="tab"]:visible');
  const found: string[] = [];
  for (let index = 0; index === 0 || index < (await tabs.count()); index += 1) {
    if (index > 0) await tabs.nth(index).click();
    await settled(page);
    const wide = page
      .locator('main section:has(> table):visible')
      .evaluateAll((lists) => lists.flatMap((one) => (one.scrollWidth > one.clientWidth ? one.ariaLabel : [])));
    found.push(...(await wide).map(String));
  }
  return found;
}

/** What is chosen in filters above lists and does not fit into them. */
export function cutChoices(page: Page): Promise<string[]> {
  return page
    .locator('main search input[readonly]:visible')
    .evaluateAll((inputs) =>
      inputs.flatMap((one) => (one instanceof HTMLInputElement && one.scrollWidth > one.clientWidth ? one.value : [])),
    );
}
