import { isIP } from 'node:net';

/**
 * Returns the address of the caller. Each of our proxies appends the address it was called from to `X-Forwarded-For`, so the caller's
 * address is as many places from the right as there are proxies. Anything further left may have been written by the caller.
 * @param forwarded the header
 * @param connection the remote address of the connection
 * @param trustedProxies the number of our proxies that a request passes
 */
export function clientAddress(forwarded: string | null, connection: string, trustedProxies: number): string {
  const chain = [...(forwarded ?? '').split(',').map((address) => address.trim()), connection];
  const address = chain.at(-1 - trustedProxies) ?? connection;
  return plainAddress(isIP(address) ? address : connection);
}

/** Returns an IPv4 address without the prefix that it has on an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
