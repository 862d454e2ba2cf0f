import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that refuses every connection as PostgreSQL does, with this code and message. */
export async function refusingServer(code: string, message: string) {
  const fields = Buffer.from(['SFATAL', 'VFATAL', `C${code}`, `M${message}`, ''].map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { at: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
