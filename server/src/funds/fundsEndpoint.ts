import { pagedEndpoint } from '../gateway/pagedEndpoint.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** The endpoint that budget cards come from. */
export function fundsEndpoint(gateway: { url: string; token: string | null }): RowSource {
  const faults = { refused: 'fundsRefused', unreachable: 'fundsUnreachable', malformed: 'fundsMalformed' } as const;
  return pagedEndpoint(gateway, { member: 'cards', ...faults });
}
