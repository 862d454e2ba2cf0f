import { useApiQuery, useClient } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { PurchaseInput } from './purchaseInput.ts';

export type Check = Schemas['ProjectCheck'];

/** Milliseconds without a change after which it is checked. */
const pause = 600;
/** Milliseconds after which a check that failed is asked for again: without its answer the form leads nowhere. */
const again = 5_000;

/** What the server would say to a submission, asked again after each change. @param id the purchase, if it is saved */
export function useCheck(input: PurchaseInput, id: string | null) {
  const client = useClient();
  const [asked] = useDebouncedValue(input, pause);
  const question = (body: PurchaseInput) => ({ body, ...(id !== null && { query: { projectId: id } }) });
  const last = useApiQuery('precheckProject', question(asked), {
    placeholderData: (before) => before,
    meta: { silent: true },
    gcTime: 60_000,
    refetchInterval: ({ state }) => (state.status === 'error' ? again : false),
  });
  const [asOf, setAsOf] = useState<{ input: PurchaseInput; check: Check } | null>(null);
  return {
    /** The latest answer, which may be about what stood there a moment ago. */
    check: asOf?.input === input ? asOf.check : last.data,
    error: last.error,
    /** Asks at once, before a submission. */
    async ask(target: string | null) {
      const check = await client.call('precheckProject', { body: input, ...(target && { query: { projectId: target } }) });
      setAsOf({ input, check });
      return check;
    },
  };
}
