import type { Logger } from 'pino';
import type { Failure } from '../failure/failure.ts';
import { loggable, refusalOf } from '../failure/fault.ts';
import { inSchoolWords } from '../i18n/schoolWords.ts';
import type { ServerMonitor } from '../monitor/serverMonitor.ts';
import { failure } from './envelope.ts';
import type { Exchange } from './exchange.ts';

/**
 * Answers a request: converts every error to an envelope, adds the common headers, logs one line (without headers, bodies and query
 * values), and counts the request if it calls an operation. The line of a sealed one names nobody, and only its faults are counted.
 */
export async function respond(
  exchange: Exchange,
  { log, monitor }: { log: Logger; monitor: ServerMonitor },
  work: () => Promise<Response>,
  operation?: string,
  isSealed = () => false,
): Promise<Response> {
  const started = performance.now();
  let refusal: Failure | null = null;
  const response = await work().catch((error: unknown) => {
    const said = refusalOf(error);
    refusal = said;
    if (said.status >= 500) log.error({ requestId: exchange.id, operation, error: loggable(error) }, 'fault');
    return inSchoolWords(exchange.session?.saysPurchase ?? false, () => failure(said, exchange.language));
  });
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('x-request-id', exchange.id);
  exchange.cookies.addTo(response);
  const ms = performance.now() - started;
  const { status } = response;
  const code = codeOf(refusal);
  const { id: requestId, time } = exchange;
  // The figures would tell how many have joined or quoted; a fault has to be seen.
  if (operation && (status >= 500 || !isSealed())) monitor.requests.record({ operation, requestId, time, ms, status, code });
  log.info(
    {
      requestId,
      method: exchange.request.method,
      path: new URL(exchange.request.url).pathname,
      operation,
      status,
      code,
      ms: Math.round(ms),
      ...(!isSealed() && { address: exchange.address, userId: exchange.session?.userId }),
    },
    'request',
  );
  return response;
}

function codeOf(refusal: Failure | null) {
  return refusal?.code ?? 0;
}
