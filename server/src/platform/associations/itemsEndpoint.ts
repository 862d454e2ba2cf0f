import { pagedEndpoint } from '../gateway/pagedEndpoint.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** Reads the items of a school's own project system from the operator's endpoint. */
export function itemsEndpoint(gateway: { url: string; token: string | null }): RowSource {
  const faults = { refused: 'itemsRefused', unreachable: 'itemsUnreachable', malformed: 'itemsMalformed' } as const;
  return pagedEndpoint(gateway, { member: 'items', ...faults });
}
