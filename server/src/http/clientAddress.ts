import { isIP } from 'node:net';

/**
 * The address of whoever sent a request. Each of our proxies appends the address it was called from to `X-Forwarded-For`, so the
 * caller's stands as many places from the right as there are proxies; what stands further left anybody may have written.
 * @param forwarded the header
 * @param connection the address that the connection comes from
 * @param trustedProxies how many proxies of ours a request passes
 */
export function clientAddress(forwarded: string | null, connection: string, trustedProxies: number): string {
  const chain = [...(forwarded ?? '').split(',').map((address) => address.trim()), connection];
  const address = chain.at(-1 - trustedProxies) ?? connection;
  return plainAddress(isIP(address) ? address : connection);
}

/** An IPv4 address without the prefix that it has on an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
