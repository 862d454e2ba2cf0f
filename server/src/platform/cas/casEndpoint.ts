import { pagedEndpoint } from '../gateway/pagedEndpoint.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** Reads users from the operator's endpoint. */
export function casEndpoint(gateway: { url: string; token: string | null }): RowSource {
  const faults = { refused: 'casRefused', unreachable: 'casUnreachable', malformed: 'casMalformed' } as const;
  return pagedEndpoint(gateway, { member: 'users', ...faults });
}
