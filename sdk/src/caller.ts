import { exchanger } from './attempt.ts';
import type { Call, Exchange, LooseCall, Send } from './call.ts';
import type { ClientOptions } from './clientOptions.ts';
import type { ApiError, Envelope } from './errors.ts';
import { tell } from './hooks.ts';
import type { OperationId } from './operationTypes.ts';
import { fillPath, requireQuery } from './parameters.ts';
import { pause } from './pause.ts';
import { type Route, routeOf } from './routeOf.ts';
import type { AnswerPromise } from './types.ts';
import { unauthorizedGate } from './unauthorizedGate.ts';

/** Creates `client.call`, which resolves with the `data` of the answer after as many attempts as the retry policy allows. */
export function caller(options: ClientOptions, currentToken: () => string | null, exchange: Exchange, send: Send): LooseCall {
  const { hooks, retry, timeoutMs: usualMs = 15_000, attemptTimeoutMs: usualAttemptMs = 0 } = options;
  const gate = unauthorizedGate(currentToken, options.onUnauthorized);
  const attempt = exchanger(options, exchange, send);

  async function perform(call: Call, known: Route | undefined): Promise<unknown> {
    const { operationId: id, input, options: given } = call;
    const { timeoutMs = usualMs, attemptTimeoutMs = usualAttemptMs } = given;
    const route = known ?? routeOf(id as OperationId);
    call.route = route;
    call.path = fillPath(route.path, input.path, id);
    requireQuery(route.required, input.query, id);
    call.token = currentToken();
    gate.begins(call.token);
    let now = performance.now();
    const end = now + (timeoutMs || Number.POSITIVE_INFINITY);

    for (;;) {
      call.attempts++;
      const leftMs = end - now;
      try {
        return await attempt(call, now, Math.min(leftMs, attemptTimeoutMs || leftMs));
      } catch (fault) {
        const error = fault as ApiError;
        if (error.status === 401 && route.reports401) gate.refused(call);
        const isRepeatable = route.isSafe || (route.isIdempotent && given.idempotencyKey);
        const waitMs = isRepeatable ? retry?.(error, call.attempts) : null;
        if (waitMs == null || performance.now() + waitMs >= end) {
          tell(hooks, 'error', call, { error });
          throw error;
        }
        tell(hooks, 'retry', call, { error, waitMs });
        await pause(waitMs, given.signal);
        now = performance.now();
      }
    }
  }

  return (operationId, input = {}, given = {}, route) => {
    const call = { operationId, input, options: given, attempts: 0 } as Call;
    const answer = perform(call, route) as AnswerPromise<unknown>;
    answer.withResponse = async () => {
      const data = await answer;
      const { attempts, response, body } = call;
      return { data, envelope: body as Envelope | null, response, attempts, requestId: response.headers.get('X-Request-Id') };
    };
    return answer;
  };
}
