import { afterAll, beforeAll, expect, test } from 'vitest';
import { bidders } from '#test/builders/aBidding.ts';
import { anOrder } from '#test/builders/aDelivery.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('ten thousand pieces are quoted, awarded and ordered at a price of three decimals', async () => {
  const people = await bidders(app);
  const line = { itemName: 'Pipette tips', spec: '1 mL', unit: 'piece', categoryId: people.categoryId };
  const changes = {
    items: [
      { ...line, quantity: '10000', amount: '1300.00' },
      { ...line, itemName: 'Tubes', quantity: '3', amount: '30000.00' },
    ],
  };
  const unitPrices = ['0.125', '9999.9955'];
  const { id, people: now } = await anOrder(app, people, { total: '31249.99', requested: '31300.00', unitPrices, changes });
  const { fulfilment, orderAmount } = await now.applicant.projects.getProjectDetail({ path: { id } });
  expect(fulfilment?.lines.map(({ unitPrice, amount }) => [unitPrice, amount])).toEqual([
    ['0.125', '1250.00'],
    ['9999.9955', '29999.99'],
  ]);
  expect(orderAmount).toBe('31249.99');
  const { quotes } = await now.applicant.bidding.compareQuotes({ path: { projectId: id } });
  expect(quotes[0]).toMatchObject({ commitmentHolds: true, lines: [{ unitPrice: '0.125', isLowest: true }, {}] });
});
