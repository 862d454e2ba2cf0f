import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SupplierStep, supplierFlow } from './supplierFlow.ts';

test('docs/flows/supplier.md shows the table', async () => {
  const page = `# What may happen to a supplier

Printed from \`server/src/suppliers/profiles/supplierFlow.ts\` by its test; \`npm test -- supplierFlow -u\` writes it again.

${supplierFlow.print()}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/flows/supplier.md');
});

const { states, steps } = supplierFlow;
const names = Object.keys(steps) as SupplierStep[];

test('every state but the last can be left, and every one but the first is reached', () => {
  const reached = new Set(names.flatMap((name) => supplierFlow.row(name).to));
  const left = new Set(names.flatMap((name) => (supplierFlow.row(name).to === 'same' ? [] : supplierFlow.row(name).from)));
  expect(states.filter((state) => !reached.has(state))).toEqual([]);
  expect(states.filter((state) => !left.has(state))).toEqual(['CANCELLED']);
});

type Facts = Parameters<typeof supplierFlow.check>[1];
type Held = Parameters<typeof supplierFlow.check>[2];
const relations = [...new Set(names.flatMap((name) => supplierFlow.row(name).who ?? []))];
const facts = fc.record({
  status: fc.constantFrom(...states),
  statusBeforeExposure: fc.constantFrom(null, 'APPROVED' as const, 'FROZEN' as const),
  isReviewDue: fc.boolean(),
  isFirstOfTwo: fc.boolean(),
});
const caller = fc.subarray(relations).map((held) => Object.fromEntries(held.map((one) => [one, true])) as Held);

test('an action is offered exactly if one of its steps is accepted', () => {
  const isAccepted = (name: SupplierStep, supplier: Facts, held: Held) => {
    try {
      supplierFlow.check(name, supplier, held, { reason: 'why', opinion: 'why' });
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(facts, caller, (supplier, held) => {
      const accepted = names
        .filter((name) => isAccepted(name, supplier, held))
        .flatMap((name) => supplierFlow.row(name).action ?? []);
      expect(supplierFlow.allowedActions(supplier, held)).toEqual([...new Set(accepted)]);
    }),
  );
});
