import { setTimeout } from 'node:timers/promises';
import { contract } from '@campus-procurement/sdk/contract';
import { Hono, type Context as HonoContext } from 'hono';
import { handlers } from '#operations/handlers.ts';
import type { Deps } from '#platform/context/context.ts';
import { isSealed } from '#platform/contract/handlerMarks.ts';
import type { Operation } from '#platform/contract/operation.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { FileAnswer } from '#platform/files/receivedFile.ts';
import { success } from '#platform/http/envelope.ts';
import { type Exchange, newExchange } from '#platform/http/exchange.ts';
import { runPipeline } from '#platform/http/pipeline.ts';
import { respond } from '#platform/http/respond.ts';
import { sendFile } from '#platform/http/sendFile.ts';
import { receiveNotice } from '#platform/wechat/receiveNotice.ts';
import serverPackage from '../package.json' with { type: 'json' };

/** Load balancers ask again after a few seconds and treat silence as a failure. */
const readyTimeoutMs = 1_500;

/** Information about the caller that is not in the request: the address of the connection. */
interface CallerInfo {
  address: string;
}

/** The whole backend as one `fetch` function. */
export interface App {
  fetch(request: Request, info?: CallerInfo): Promise<Response>;
}

type Hit = HonoContext<{ Bindings: CallerInfo }>;

/**
 * Creates the server for `/api`, `/healthz` (the process is up, and in which version) and `/readyz` (the database answers and the server is not stopping). The
 * routes come from the contract; any other path is answered with 404.
 */
export function createApp(deps: Deps): App {
  const hono = new Hono<{ Bindings: CallerInfo }>();
  const answer = (work: (exchange: Exchange, hit: Hit) => Promise<Response>, operation?: Operation) => (hit: Hit) => {
    const exchange = newExchange(hit.req.raw, hit.env.address, deps.now());
    const isSealedCall = () =>
      operation !== undefined && isSealed(handlers[operation.id], { path: hit.req.param(), form: exchange.form });
    return respond(exchange, deps, () => work(exchange, hit), operation?.id, isSealedCall);
  };

  for (const [path, operations] of routes()) {
    for (const operation of operations) {
      const serve = async (exchange: Exchange, { req }: Hit) => {
        // Hono answers HEAD by running the GET handler, so HEAD is allowed only where GET just reads.
        if (req.raw.method === 'HEAD' && operation.retry !== 'safe') throw methodNotAllowed(operations);
        const data = await runPipeline(deps, handlers, operation, exchange, req.param());
        return operation.binary ? sendFile(data as FileAnswer) : success(operation.id, data, exchange.language);
      };
      hono.on(operation.method, path, answer(serve, operation));
    }
    const refuse = async (_exchange: Exchange, { req }: Hit) => {
      if (req.method !== 'OPTIONS') throw methodNotAllowed(operations);
      return new Response(null, { status: 204, headers: allow(operations) });
    };
    hono.all(path, answer(refuse));
  }

  const up = async (exchange: Exchange) => success(null, { version: serverPackage.version }, exchange.language);
  const ready = async (exchange: Exchange) => {
    if (deps.isStopping()) throw new Failure('unreachable');
    await withinTime(deps.database.ping());
    return success(null, null, exchange.language);
  };
  const { wechat } = deps.config;
  if (wechat) {
    const notice = ({ request, time }: Exchange) => receiveNotice(deps.database.db, wechat.token, request, time);
    hono.on(['GET', 'POST'], '/api/wechat/notice', answer(notice));
  }
  const unknown = async () => {
    throw new Failure('unknownPath');
  };
  hono.get('/healthz', answer(up));
  hono.get('/readyz', answer(ready));
  // HAProxy sends `OPTIONS /` unless another check is configured.
  hono.options('/', answer(ready));
  hono.notFound(answer(unknown));
  return { fetch: async (request, info = { address: 'unknown' }) => hono.fetch(request, info) };
}

/** @throws Failure `unreachable` if `answer` takes longer than `readyTimeoutMs` */
async function withinTime(answer: Promise<void>): Promise<void> {
  const late = new AbortController();
  const tooLate = setTimeout(readyTimeoutMs, undefined, { signal: late.signal }).then(() => {
    throw new Failure('unreachable');
  });
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    late.abort();
  }
}

/** The operations grouped by path, in Hono's path syntax. */
function routes(): Map<string, Operation[]> {
  return Map.groupBy(Object.values(contract), ({ path }) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`);
}

function methodNotAllowed(operations: Operation[]): Failure {
  return new Failure('methodNotAllowed', { headers: allow(operations) });
}

/** The `Allow` header. HEAD is allowed where GET only reads. */
function allow(operations: Operation[]): Record<string, string> {
  const methods = operations.flatMap(({ method, retry }) => (method === 'GET' && retry === 'safe' ? ['GET', 'HEAD'] : [method]));
  return { allow: [...methods, 'OPTIONS'].join(', ') };
}
