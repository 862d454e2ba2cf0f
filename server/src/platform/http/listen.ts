import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../failure/startError.ts';

/** Answers a request; the second argument describes its connection. */
export type Fetch = (
  request: Request,
  bindings: { incoming: { socket: Pick<Socket, 'remoteAddress'> } },
) => Response | Promise<Response>;

/** A listening server. */
interface Listening {
  /** Its origin, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** Accepts no more connections and waits for running requests. Those still running after `longestMs` milliseconds are cut off. */
  close(longestMs: number): Promise<void>;
}

/**
 * Time limits in milliseconds. For receiving the headers and the whole request: enough for 50 MB at 1.5 Mbit/s. An idle connection
 * is kept longer than proxies keep theirs (60 s as a rule): whoever closes first must be the one that sends the next request,
 * or that request meets a closed connection.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 75_000 };

/** Starts to listen. @throws StartError if that is impossible */
export async function listen({ host, port }: { host: string; port: number }, fetch: Fetch): Promise<Listening> {
  const name = host.includes(':') ? `[${host}]` : host;
  // HTTP/1.0, which load balancers use for checks, has no Host header.
  const server = createServer(timeouts, getRequestListener(fetch, { hostname: name }));
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(listenFault(error, host, port));
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return { url: `http://${name}:${actualPort}`, close: (longestMs) => drain(server, longestMs) };
}

function listenFault({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use. Stop what uses it, or choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with PORT.`;
  return `Nothing can listen to port ${port} of ${host} (${message}): choose an address of this machine with HOST.`;
}

async function drain(server: Server, longestMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections would otherwise stay open for another request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
