import type { Logger } from 'pino';
import { failure } from './envelope.ts';
import type { Exchange } from './exchange.ts';
import type { Failure } from './failure.ts';
import { loggable, refusalOf } from './fault.ts';

/**
 * Answers one request: whatever is thrown becomes an envelope, every answer carries the same headers, and one line is logged,
 * without headers, bodies and query values.
 */
export async function respond(
  exchange: Exchange,
  log: Logger,
  work: () => Promise<Response>,
  operation?: string,
): Promise<Response> {
  const started = performance.now();
  let refusal: Failure | null = null;
  const response = await work().catch((error: unknown) => {
    refusal = refusalOf(error);
    if (refusal.status >= 500) log.error({ requestId: exchange.id, operation, error: loggable(error) }, 'fault');
    return failure(refusal, exchange.language);
  });
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('x-request-id', exchange.id);
  log.info(
    {
      requestId: exchange.id,
      method: exchange.request.method,
      path: new URL(exchange.request.url).pathname,
      operation,
      status: response.status,
      code: codeOf(refusal),
      ms: Math.round(performance.now() - started),
      address: exchange.address,
      userId: exchange.session?.userId,
    },
    'request',
  );
  return response;
}

function codeOf(refusal: Failure | null) {
  return refusal?.code ?? 0;
}
