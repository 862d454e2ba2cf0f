import type { Schemas } from '@campus-procurement/sdk';

/** The words for a state that hold for purchases of every way. */
export function anyStatus(status: Schemas['ProjectStatus']) {
  if (status === 'ACCEPTING' || status === 'COMPLETED') return `purchases.status${status}_ANY` as const;
  return `purchases.status${status}` as const;
}
