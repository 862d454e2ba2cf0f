import { StartError } from '../failure/startError.ts';
import type { Environment } from './settings.ts';

/** The addresses that a browser may be redirected to. */
export interface Redirects {
  /** The address to open after logout. */
  logoutRedirectUrl: string | null;
  /** The origins of all these addresses, for pages that follow no others. */
  redirectOrigins: string[];
}

/**
 * Reads `LOGOUT_REDIRECT_URL` and `REDIRECT_ORIGINS`.
 * @throws StartError if an address is invalid
 */
export function readRedirects(env: Environment): Redirects {
  const { LOGOUT_REDIRECT_URL: address = '', REDIRECT_ORIGINS: list = '' } = env;
  const origins = list.split(',').flatMap((part) => part.trim() || []);
  if (!origins.every((origin) => originOf(origin) === origin)) {
    throw new StartError(`REDIRECT_ORIGINS must be a list of origins such as https://sso.example.edu.cn, not "${list}".`);
  }
  if (!address) return { logoutRedirectUrl: null, redirectOrigins: origins };
  const origin = originOf(address);
  if (origin === null) throw new StartError(`LOGOUT_REDIRECT_URL must be an https address, not "${address}".`);
  if (list && !origins.includes(origin)) {
    throw new StartError(`REDIRECT_ORIGINS must name the origin of LOGOUT_REDIRECT_URL, ${origin}.`);
  }
  return { logoutRedirectUrl: address, redirectOrigins: list ? origins : [origin] };
}

function originOf(address: string): string | null {
  return /^https:\/\//.test(address) && URL.canParse(address) ? new URL(address).origin : null;
}
