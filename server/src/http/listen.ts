import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../failure/startError.ts';

/** Answers a request, with the connection that it came by. */
export type Fetch = (
  request: Request,
  bindings: { incoming: { socket: Pick<Socket, 'remoteAddress'> } },
) => Response | Promise<Response>;

/** A port that is listened to. */
interface Listening {
  /** Its origin, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** Accepts nothing more and waits for running requests; those that take longer than this are cut off. */
  close(longestMs: number): Promise<void>;
}

/** A slow sender gets so long for the headers, and for all of a request: 50 MB at 1.5 Mbit/s. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 300_000 };

/** @throws StartError if the address cannot be listened to */
export async function listen({ host, port }: { host: string; port: number }, fetch: Fetch): Promise<Listening> {
  const name = host.includes(':') ? `[${host}]` : host;
  // HTTP/1.0 knows no Host header: checks of balancers come without.
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
  // A connection whose request has ended would otherwise stay open for the next one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
