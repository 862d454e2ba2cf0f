import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callersOf, movableClock } from '../callers.ts';
import { type Product, startProduct } from '../product.ts';
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

test('who does not know that the time has passed is refused with when it ended, and loses nothing that was typed', {
  timeout: 240_000,
}, async () => {
  const { id, end } = await announced();
  const [account] = (await callers.suppliers()) as [string];
  const contact = { contactName: '某人', contactPhone: '18700000001' };
  const body = { ...contact, qualificationIds: [], termsAccepted: true, conflictDeclared: true };
  await (await callers.login(account)).supplierBidding.joinBidding({ path: { projectId: id }, body });
  await clock.moveTo(new Date(end.getTime() - 20 * 60_000));
  const unaware = await phone(product, account, `/purchases/${id}/quote`);
  await fillInQuote(unaware, '17000');
  // Nothing is read any more, as in a browser whose timers stand still.
  await unaware.route('**/*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await clock.pass(end);

  await seal(unaware);
  await unaware.getByText(/报价已于 .* 截止，这次提交没有计入/).waitFor();
  await unaware.unrouteAll();
  await unaware.getByText(/您填写的内容还在下面，没有提交/).waitFor();
  expect(await unaware.getByLabel(/^单价/).inputValue()).toBe('17000');
  expect(await unaware.getByRole('button', { name: '密封提交' }).isDisabled()).toBe(true);
});
