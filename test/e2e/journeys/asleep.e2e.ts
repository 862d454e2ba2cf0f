import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callersOf, movableClock } from '../callers.ts';
import { logIn, type Product, startProduct } from '../product.ts';
import { fillInQuote, phone, seal } from '../supplierSteps.ts';

const clock = movableClock();
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
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('BIDDING');
  return { id, end: new Date(String((await read()).nextTime)) };
}

/** A machine falls asleep: its timers stop. */
const sleep = (page: Page) => page.clock.pauseAt(new Date(clock.now().getTime() + 2_000));
/** It wakes at the time that it is then. */
async function wake(page: Page, since: Date) {
  await page.clock.fastForward(clock.now().getTime() - since.getTime());
  await page.clock.resume();
}

test('browsers that sleep through the end show the truth as soon as they wake, and lose nothing that was typed', {
  timeout: 240_000,
}, async () => {
  const { id, end } = await announced();
  const [first, second] = (await callers.suppliers()) as [string, string];

  for (const [index, account] of [first, second].entries()) {
    const contact = { contactName: '某人', contactPhone: `1870000000${index}` };
    const body = { ...contact, qualificationIds: [], termsAccepted: true, conflictDeclared: true };
    await (await callers.login(account)).supplierBidding.joinBidding({ path: { projectId: id }, body });
  }
  await clock.moveTo(new Date(end.getTime() - 20 * 60_000));
  const sleeper = await phone(product, first, `/purchases/${id}/quote`);
  await fillInQuote(sleeper, '18000');
  await sleeper.clock.install({ time: clock.now() });
  await sleeper.reload();
  await sleeper.getByLabel(/^单价/).waitFor();
  // Nobody has told this one that the time has passed.
  const unaware = await phone(product, second, `/purchases/${id}/quote`);
  await fillInQuote(unaware, '17000');
  const officer = await product.open('/login');
  await logIn(officer, 'officer1');
  await officer.waitForURL(/\/$/);
  await officer.clock.install({ time: clock.now() });
  await officer.goto(`/purchase-management/project-info?id=${id}`);
  await officer.getByText('距报价截止').first().waitFor();

  const since = clock.now();
  await Promise.all([sleep(sleeper), sleep(officer)]);
  await unaware.route('**/*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await clock.pass(end);

  await seal(unaware);
  await unaware.getByText(/报价已于 .* 截止，这次提交没有计入/).waitFor();
  await unaware.unrouteAll();
  await unaware.getByText(/您填写的内容还在下面，没有提交/).waitFor();
  expect(await unaware.getByLabel(/^单价/).inputValue()).toBe('17000');

  await wake(sleeper, since);
  await sleeper.getByText(/^报价已于 .* 截止。/).waitFor();
  expect(await sleeper.getByLabel(/^单价/).inputValue()).toBe('18000');
  expect(await sleeper.getByRole('button', { name: '密封提交' }).isDisabled()).toBe(true);
  await wake(officer, since);
  await officer.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => officer.getByText('距报价截止').count()).toBe(0);
});
