import type { CDPSession, Locator, Page } from 'playwright-core';
import { closePopups } from '../../scripts/closePopups.ts';
import { median, printTable } from './table.ts';
import { taskMs } from './taskMs.ts';

/** Until a page is painted after a click, and the CPU time of the main thread for it; milliseconds. */
interface Change {
  shown: number;
  work: number;
}

/**
 * Prints what a change to a page costs whose code and data are there: that of a tab that was kept, and of one opened anew; beside it a
 * copy of the page's own markup that a click shows without any code, which is the least that it can cost. A kept tab may cost 2.5 times that
 * (decision 75).
 * @param page the login page
 */
export async function printRouteChanges(page: Page, devtools: CDPSession, runs: number): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByRole('textbox', { name: '用户名' }).fill('schooladmin');
  await page.getByLabel('密码', { exact: true }).fill('Seed@2026');
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  await closePopups(page);

  const entry = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
  const tab = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '角色管理' });
  const open = (name: string) => change(page, devtools, entry(name), name);
  if (!(await entry('角色管理').isVisible())) await page.getByRole('button', { name: '用户管理', exact: true }).click();
  await open('角色管理');
  const [kept, anew, control]: [Change[], Change[], Change[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    await open('首页');
    kept.push(await open('角色管理'));
    await addControl(page);
    control.push(await change(page, devtools, page.locator('#control'), 'control'));
    await removeControl(page);
    await open('首页');
    await tab.click({ button: 'middle' });
    anew.push(await open('角色管理'));
  }
  const of = (part: keyof Change, changes: Change[]) => median(changes.map((one) => one[part]));
  const row = (name: string, changes: Change[]) => [
    name,
    Math.round(of('shown', changes)),
    Math.round(of('work', changes)),
    (of('work', changes) / of('work', control)).toFixed(2),
  ];
  printTable(
    `From a click in the menu to the roles, warm, median of ${runs}, CPU / 4`,
    ['', 'shown ms', 'main thread CPU ms', 'x control'],
    [row('tab that was kept', kept), row('tab opened anew', anew), row('control: the markup alone', control)],
  );
}

/**
 * Clicks, and waits until a heading of the first level is painted. What Playwright does to find the target and to try whether it can be
 * clicked is work of the main thread, too, and is over before the clock starts.
 */
async function change(page: Page, devtools: CDPSession, target: Locator, heading: string): Promise<Change> {
  await target.hover();
  await page.waitForTimeout(300); // As long as a hand takes.
  await page.evaluate((wanted) => {
    const isThere = () => [...document.querySelectorAll('h1')].some((h1) => h1.textContent === wanted && h1.checkVisibility());
    const shown = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const { port1, port2 } = new MessageChannel();
        // A message that is sent in a frame arrives after its paint.
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        // Looked for when the document has changed: to look in every frame would make frames, and work, that no user causes.
        const observer = new MutationObserver(() =>
          requestAnimationFrame(() => {
            if (!isThere()) return;
            observer.disconnect();
            port2.postMessage(null);
          }),
        );
        observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'data-hidden'] });
      };
      document.addEventListener('click', begin, { capture: true, once: true });
    });
    Object.assign(window, { shown });
  }, heading);
  const before = await taskMs(devtools);
  await page.mouse.down();
  await page.mouse.up();
  const shown = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
  const work = (await taskMs(devtools)) - before;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return { shown, work };
}

/** A hidden copy of the main part, and a button that shows it in the place of the main part. */
async function addControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const copy = main.cloneNode(true) as HTMLElement;
    for (const heading of copy.querySelectorAll('h1')) heading.textContent = 'control';
    copy.style.display = 'none';
    main.after(copy);
    const button = document.createElement('button');
    button.id = 'control';
    button.textContent = 'control';
    button.style.cssText = 'position: fixed; right: 0; bottom: 0; z-index: 9999';
    button.addEventListener('click', () => {
      main.style.display = 'none';
      copy.style.display = '';
    });
    document.body.append(button);
  });
  await page.waitForTimeout(500);
}

async function removeControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [main, copy] = document.querySelectorAll('main');
    copy?.remove();
    document.getElementById('control')?.remove();
    main?.style.removeProperty('display');
  });
}
