/** The mocks behind HTTP, for programs that run in a process of their own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApi, type MockApi } from '@campus-procurement/sdk/msw';
import { getResponse } from 'msw';

/** Serves the whole API while some work is done with its address, and fails if anything was not as described. */
export async function withMockServer(work: (origin: string, api: MockApi) => Promise<void>): Promise<void> {
  const api = createMockApi({ baseUrl: 'http://127.0.0.1/api' });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '' } = request;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = request.headers as Record<string, string>;
    const answer = await getResponse(api.handlers, new Request(`http://127.0.0.1${url}`, { method, headers, body }));
    response.writeHead(answer?.status ?? 500, Object.fromEntries(answer?.headers ?? [])).end(await answer?.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, api);
    api.assertNoFailures();
  } finally {
    server.close();
  }
}
