import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardFixture } from '#test/builders/cardFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let finance: TestClient;
let cards: ReturnType<typeof cardFixture>;
beforeAll(async () => {
  app = await startApp();
  finance = await app.as('finance1', 'finance');
  cards = cardFixture(finance);
});
afterAll(() => app.close());

describe('freezing', () => {
  test('holds money for a matter until it is given back', async () => {
    const id = await cards.save();
    expect(await cards.freeze(id, '300.00')).toMatchObject({ frozenAmount: '300.00', availableAmount: '700.00', version: 2 });
    await cards.freeze(id, '50.00', 'FZ-2');
    expect(await cards.unfreeze(id, '100.00')).toMatchObject({ frozenAmount: '250.00', availableAmount: '750.00' });
    expect(await failureOf(cards.unfreeze(id, '200.01'))).toMatchObject(broken('amount', 'held'));
    expect(await failureOf(cards.unfreeze(id, '1.00', 'FZ-9'))).toMatchObject(broken('amount', 'held'));
    const { records } = await cards.ledger(id);
    expect(records.map(({ flowType, amount, balance }) => `${flowType} ${amount} ${balance}`)).toEqual([
      'UNFREEZE 100.00 750.00',
      'FREEZE 50.00 650.00',
      'FREEZE 300.00 700.00',
      'ADJUST 1000.00 1000.00',
    ]);
    expect((await cards.ledger(id, finance, { bizCode: 'FZ-2' })).total).toBe(1);
    expect((await cards.ledger(id, finance, { flowType: 'FREEZE' })).total).toBe(2);
  });

  test('is refused beyond what is available, and on a card that is disabled, expired or not yet valid', async () => {
    const id = await cards.save();
    expect(await failureOf(cards.freeze(id, '1000.01'))).toMatchObject({ status: 200, code: 4160 });
    const changes = [{ status: 'DISABLED' as const }, { validTo: '2026-03-01' }, { validFrom: '2026-03-03' }];
    for (const change of changes) {
      expect(await failureOf(cards.freeze(await cards.save(change), '1.00'))).toMatchObject({ status: 200, code: 4101 });
    }
    await expect(
      cards.freeze(await cards.save({ validFrom: '2026-03-02', validTo: '2026-03-02' }), '1.00'),
    ).resolves.toBeDefined();
    expect((await cards.ledger(id)).total).toBe(1);
  });

  test('money of a disabled card is still given back', async () => {
    const id = await cards.save();
    await cards.freeze(id, '10.00');
    await cards.update(id, { version: 2, status: 'DISABLED' });
    expect((await cards.unfreeze(id, '10.00')).availableAmount).toBe('1000.00');
  });

  test('of 20 at once those pass for whom the money lasts, and no more is given back than was frozen', async () => {
    const id = await cards.save();
    const frozen = await Promise.all(Array.from({ length: 20 }, () => failureOf(cards.freeze(id, '150.00'))));
    expect(frozen.filter((failure) => failure === null)).toHaveLength(6);
    expect(frozen.filter((failure) => failure?.code === 4160)).toHaveLength(14);
    const back = await Promise.all(Array.from({ length: 20 }, () => failureOf(cards.unfreeze(id, '300.00'))));
    expect(back.filter((failure) => failure === null)).toHaveLength(3);
    expect(back.filter((failure) => failure?.fieldErrors[0]?.rule === 'held')).toHaveLength(17);
    expect(await cards.detail(id)).toMatchObject({ frozenAmount: '0.00', availableAmount: '1000.00' });
    expect((await cards.ledger(id)).records.at(0)?.balance).toBe('1000.00');
  });
});
