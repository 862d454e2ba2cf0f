import type { Logger } from 'pino';

/**
 * Detects a proxy that is missing in the settings, and logs one warning. Behind such a proxy all callers seem to have its address and share
 * the limits for one address.
 */
export function proxyWarning(trustedProxies: number, log: Logger): (forwarded: string | null) => void {
  let isSaid = trustedProxies > 0;
  return (forwarded) => {
    if (isSaid || forwarded === null) return;
    isSaid = true;
    log.warn(
      'A request came with X-Forwarded-For, but TRUST_PROXY is 0. If a proxy of yours stands in front of this server, set TRUST_PROXY to the number of such proxies: until then everybody seems to have the address of the proxy, and wrong passwords of one of them make all need a captcha. If there is no proxy, somebody made the header up, and it is ignored.',
    );
  };
}
