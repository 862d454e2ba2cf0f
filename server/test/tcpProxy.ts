import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that leads to the server of an address, until it falls silent: then it still accepts, and forwards nothing. */
export async function tcpProxy(address: string, port = 0) {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => isSilent || to.write(data));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(address);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The same address by way of this port. */
    url: own.href,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
