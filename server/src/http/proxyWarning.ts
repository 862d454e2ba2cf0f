import type { Logger } from 'pino';

/**
 * Watches for a proxy that the server was not told of, and says so once: behind one all people have the address of the proxy, and what is
 * counted for an address is counted for all of them together.
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
