import type { Client } from '@campus-procurement/sdk';
import { useSessionContext } from './contexts.ts';

/**
 * The client of the session, for calls that are neither a query nor a mutation.
 *
 * @example
 * const client = useClient();
 * const captcha = await client.session.getCaptcha();
 */
export function useClient(): Client {
  return useSessionContext().client;
}
