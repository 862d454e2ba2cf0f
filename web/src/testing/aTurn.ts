import type { Schemas } from '@campus-procurement/sdk';

type Turn = Schemas['Turn'];

/** What is awaited: of nobody by name, on the page of the purchase, since an hour, unless something else is said. */
export function aTurn(step: Turn['step'], more: Partial<Turn> = {}): Turn {
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const bizType = step === 'APPROVE' ? 'PURCHASE' : step === 'WITNESS' ? 'RECEIPT' : null;
  return { step, bizType, recordId: 'one', names: [], mine: false, anyOf: false, since, from: null, until: null, ...more };
}
