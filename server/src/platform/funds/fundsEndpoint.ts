import { pagedEndpoint } from '../gateway/pagedEndpoint.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** Reads budget cards from the operator's endpoint. */
export function fundsEndpoint(gateway: { url: string; token: string | null }): RowSource {
  const faults = { refused: 'fundsRefused', unreachable: 'fundsUnreachable', malformed: 'fundsMalformed' } as const;
  return pagedEndpoint(gateway, { member: 'cards', ...faults });
}
