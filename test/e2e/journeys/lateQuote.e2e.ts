import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callersOf, movableClock } from '../callers.ts';
import { type Product, startProduct } from '../product.ts';
import { fillInQuote, phone, seal } from '../supplierSteps.ts';

const clock = movableClock(() => product.sweep());
let product: Product;
let callers: ReturnType<typeof callersOf>;
beforeAll(async () => {
  product = await startProduct({ now: clock.now, env: { TRUST_PROXY: '1' } });
  callers = callersOf(product);
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** A purchase that the platform announces, because it is below the limit for orders. */
async function announced(): Promise<{ id: string; end: Date }> {
  const name = '台式高速离心机';
  const line = { itemName: name, spec: '24 孔', parameters: '*最高转速不低于 15000 r/min', quantity: '2', unit: '台' };
  const id = await callers.anApprovedPurchase({
    projectName: name,
    items: [{ ...line, categoryId: await callers.categoryId('离心机'), amount: '38000.00' }],
    funds: [{ expenditureId: await callers.aCard('E2E-JJ-2', '90000.00'), amount: '38000.00' }],
  });
  const officer = await callers.as('officer1', 'procurement_officer');
  const read = () => officer.projects.getProjectDetail({ path: { id } });
  await expect.poll(async () => (await read()).status).toBe('BIDDING');
  return { id, end: new Date(String((await read()).nextTime)) };
}

/** A phone with a quote that is typed and not sent. */
async function typedQuote(account: string, projectId: string, price: string): Promise<Page> {
  const page = await phone(product, account, `/purchases/${projectId}/quote`);
  await fillInQuote(page, price);
  return page;
}

/** How long quotes can be sent, at the school. */
const countdown = (page: Page) => page.getByRole('timer', { name: '距报价截止' });

/** The page of the purchase, at which somebody of the school looks. */
async function looking(account: string, projectId: string): Promise<Page> {
  const page = await product.openAs(account, `/purchase-management/project-info?id=${projectId}`);
  await countdown(page).waitFor();
  return page;
}

/** From now on the page goes by a clock that can be stopped. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install({ time: clock.now() });
  await page.reload();
}

/** A machine falls asleep: its timers stop, and it has no network. */
async function sleep(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(clock.now().getTime() + 2_000));
  await page.context().setOffline(true);
}

/** What tells a page that its machine has woken: its clock has jumped, it is shown again, or it has a network again. */
const wakes = {
  async jump(page: Page, sleptMs: number) {
    await page.context().setOffline(false);
    await page.clock.fastForward(sleptMs);
    await page.clock.resume();
  },
  async show(page: Page) {
    await page.context().setOffline(false);
    await page.clock.resume();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  },
  async online(page: Page) {
    await page.clock.resume();
    await page.context().setOffline(false);
  },
};

/** Sooner than a page asks again by itself. */
const soon = { timeout: 10_000 };

/** The quote page says when the time ended and that nothing was sent, and shows what was typed. */
async function saysOver(page: Page, price: string, within?: typeof soon): Promise<void> {
  await page.getByText(/^报价已于 .* 截止。/).waitFor(within);
  await page.getByText(/您填写的内容还在下面，没有提交/).waitFor(within);
  expect(await page.getByLabel(/^单价/).inputValue()).toBe(price);
  expect(await page.getByRole('button', { name: '密封提交' }).isDisabled()).toBe(true);
}

test('browsers that do not know that the time has passed show it as soon as they wake, at their next question or with the refusal, and lose nothing', {
  timeout: 300_000,
}, async () => {
  const { id, end } = await announced();
  const suppliers = await callers.suppliers();
  for (const [index, account] of suppliers.entries()) {
    const contact = { contactName: '某人', contactPhone: `1870000000${index}` };
    const body = { ...contact, qualificationIds: [], termsAccepted: true, conflictDeclared: true };
    await (await callers.login(account)).supplierBidding.joinBidding({ path: { projectId: id }, body });
  }
  const [one, two, three, four] = suppliers as [string, string, string, string];
  await clock.moveTo(new Date(end.getTime() - 20 * 60_000));
  const jumped = await typedQuote(one, id, '17001');
  const offline = await typedQuote(two, id, '17002');
  const awake = await typedQuote(three, id, '17003');
  const unaware = await typedQuote(four, id, '17004');
  // What must be met is marked beside the fields, too.
  const must = awake.getByText('最高转速不低于 15000 r/min');
  expect(await must.evaluate((line) => getComputedStyle(line, '::before').content)).toContain('★');
  const officer = await looking('officer1', id);
  const teacher = await looking('teacher1', id);
  const sleepers = [jumped, offline, officer, teacher];
  for (const page of sleepers) await withClock(page);
  for (const page of [jumped, offline]) await page.getByLabel(/^单价/).waitFor();
  for (const page of [officer, teacher]) await countdown(page).waitFor();

  const since = clock.now().getTime();
  for (const page of sleepers) await sleep(page);
  // Nothing is read any more.
  await unaware.route('**/*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await clock.pass(end);

  await saysOver(awake, '17003');
  await wakes.jump(jumped, clock.now().getTime() - since);
  await saysOver(jumped, '17001', soon);
  await wakes.online(offline);
  await saysOver(offline, '17002', soon);
  await wakes.show(officer);
  await countdown(officer).waitFor({ state: 'detached', ...soon });
  await wakes.online(teacher);
  await countdown(teacher).waitFor({ state: 'detached', ...soon });

  await seal(unaware);
  await unaware.getByText(/报价已于 .* 截止，这次提交没有计入/).waitFor();
  await unaware.unrouteAll();
  await saysOver(unaware, '17004');
});
