import { compareMoney, fromCents, sumOf } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualLimits } from '#limits/usualLimits.ts';
import { laneOf, limitReachedTogether, tenderLimitOf } from './lane.ts';
import { brokenRules, checkedRules } from './submissionRules.ts';
import type { Submitted } from './submitted.ts';

const policy: Submitted['policy'] = {
  ...usualLimits,
  companyId: '1001',
  similarDays: 90,
  serviceTenderLimit: '100000.00',
  worksTenderLimit: '300000.00',
  version: 0,
  updateTime: null,
  updateByName: null,
};
const plain = { hazardous: false, fixedAsset: false, centralCatalogue: false };

const amount = fc.bigInt({ min: 0n, max: 40_000_000n }).map(fromCents);
const marks = fc.array(fc.record({ hazardous: fc.boolean(), fixedAsset: fc.boolean(), centralCatalogue: fc.boolean() }));
const limit = fc.bigInt({ min: 0n, max: 5_000_000n }).map(fromCents);

describe('the way of a purchase', () => {
  test.each([
    ['10000.00', '0.00', {}, 'SMALL', null],
    ['10000.01', '0.00', {}, 'BIDDING', 'AMOUNT'],
    ['1.00', '9999.00', {}, 'SMALL', null],
    ['1.00', '9999.01', {}, 'BIDDING', 'SIMILAR'],
    ['1.00', '0.00', { hazardous: true }, 'BIDDING', 'HAZARDOUS'],
    ['1.00', '0.00', { fixedAsset: true }, 'BIDDING', 'FIXED_ASSET'],
    ['1.00', '0.00', { centralCatalogue: true }, 'SMALL', null],
  ] as const)(
    'of %s yuan with similar ones of %s and marks %o is %s because of %s',
    (one, similarAmount, marked, lane, reason) => {
      const found = laneOf({ amount: one, similarAmount, marks: [plain, { ...plain, ...marked }], policy });
      expect(found).toEqual({ lane, laneReason: reason });
    },
  );

  test('is one of two for whatever is asked, and small exactly for what was small before there was another', () => {
    fc.assert(
      fc.property(amount, amount, marks, limit, (one, similarAmount, some, smallLimit) => {
        const { lane, laneReason } = laneOf({ amount: one, similarAmount, marks: some, policy: { smallLimit } });
        const isWithin = compareMoney(one, smallLimit) <= 0;
        const isAlone = similarAmount === '0.00' || compareMoney(sumOf([one, similarAmount]), smallLimit) <= 0;
        const isMarked = some.some(({ hazardous, fixedAsset }) => hazardous || fixedAsset);
        expect(lane).toBe(isWithin && isAlone && !isMarked ? 'SMALL' : 'BIDDING');
        expect(laneReason === null).toBe(lane === 'SMALL');
      }),
    );
  });
});

describe('similar purchases', () => {
  test.each([
    ['1.00', '9999.00', null],
    ['1.00', '9999.01', '10000.00'],
    ['10000.01', '39999.98', null],
    ['10000.01', '39999.99', '50000.00'],
    ['50000.00', '0.00', null],
    ['50000.00', '149999.99', null],
    ['50000.00', '150000.00', '200000.00'],
    ['200000.00', '900000.00', null],
  ])('of %s together with %s reach the limit %s', (one, similarAmount, reached) => {
    expect(limitReachedTogether({ amount: one, similarAmount }, policy, '200000.00')).toBe(reached);
  });

  test('never need a reason where there are none', () => {
    fc.assert(
      fc.property(amount, (one) => {
        expect(limitReachedTogether({ amount: one, similarAmount: '0.00' }, policy, '200000.00')).toBeNull();
      }),
    );
  });
});

test('each kind has a limit for tenders of its own', () => {
  expect((['GOODS', 'SERVICE', 'ENGINEERING'] as const).map((kind) => tenderLimitOf(kind, policy))).toEqual([
    '200000.00',
    '100000.00',
    '300000.00',
  ]);
});

test('a complete small purchase breaks no rule, whatever else the form says of bidding', () => {
  const cents = fc.bigInt({ min: 1n, max: 1_000_000n }).map(fromCents);
  const words = fc.option(fc.string({ minLength: 1, maxLength: 30 }), { nil: null });
  fc.assert(
    fc.property(cents, fc.record({ splitReason: words, paymentTerms: words, description: words }), (one, texts) => {
      const subject: Submitted = {
        request: {
          projectName: 'Cables',
          ...texts,
          items: [{ itemName: 'Cable', categoryId: 'cables', quantity: '1', unit: 'm', amount: one }],
          funds: [{ expenditureId: 'card', amount: one }],
          payee: { supplierId: null, name: 'A shop', account: '6222' },
        },
        amount: one,
        similarAmount: '0.00',
        policy,
        pattern: null,
        executions: [],
        hindrances: new Map(),
        available: new Map([['card', one]]),
        categories: new Map([
          ['cables', { ...plain, purchaseType: 'SERVICE', needArgumentReport: false, argumentThreshold: null, isClosed: false }],
        ]),
        wantsReports: true,
        needsItem: false,
        item: null,
        way: { supplierIds: new Set(), framework: null, today: '2026-03-02' },
      };
      const broken = brokenRules(subject);
      expect(broken).toEqual([]);
      expect(checkedRules('SMALL', broken, subject).map(({ code, ok }) => [code, ok])).toEqual([
        ...['COMPLETE', 'SMALL_LIMIT', 'FUNDS', 'GATES', 'SPLIT'].map((code) => [code, true]),
      ]);
    }),
  );
});
