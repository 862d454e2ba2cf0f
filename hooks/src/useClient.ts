import type { Client } from '@campus-procurement/sdk';
import { useSessionContext } from './contexts.ts';

/**
 * Returns the client of the session, for calls that are neither queries nor mutations.
 *
 * @example
 * const client = useClient();
 * const captcha = await client.session.getCaptcha();
 */
export function useClient(): Client {
  return useSessionContext().client;
}
