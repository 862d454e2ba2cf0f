/**
 * What nothing can be cheaper than: a bare HTTP server that answers `/bytes` with a text that is ready, and `/rows` with the rows of a
 * statement that PostgreSQL has planned, as JSON; no session, no permission, no checks. A process of its own: DATABASE_URL, TEXT, STATEMENT.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';

const { DATABASE_URL: connectionString, TEXT: text = '', STATEMENT: statement = '' } = process.env;
const pool = new Pool({ connectionString, max: 1 });
const server = createServer(async (request, response) => {
  const body = request.url === '/rows' ? JSON.stringify((await pool.query({ name: 'rows', text: statement })).rows) : text;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
