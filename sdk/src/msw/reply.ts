import { HttpResponse, type JsonBodyType } from 'msw';
import { violations } from './checks.ts';
import type { Reply } from './mockTypes.ts';
import { messageOf } from './vocabulary.ts';

const failureSchema = { $ref: '#/$defs/Failure' };

/** The code that the server sends with an HTTP status. */
const codes: Record<number, number> = { 400: 4000, 401: 401, 403: 4003, 404: 404, 429: 4005 };

/** Creates a response with an envelope. */
export type Envelope = (status: number, code: number | string, msg: string, data: unknown) => Response;

/** Returns a function that creates the envelopes for the n-th request, with a request id as the server sends it. */
export function envelopeOf(n: number): Envelope {
  const headers = { 'X-Request-Id': `00000000-0000-7000-8000-${String(n).padStart(12, '0')}` };
  return (status, code, msg, data) => HttpResponse.json({ code, msg, data } as JsonBodyType, { status, headers });
}

/** Creates the failures for the answer to a request. Calls `complain` for one that does not match the description. */
export function replyTo(request: Request, envelope: Envelope, complain: (message: string) => Response): Reply {
  return {
    fail(code, msg = messageOf(code, request), data = null) {
      const [violation] = violations(failureSchema, { code, msg, data });
      if (violation) return complain(`reply.fail: ${violation.field} ${violation.message}`);
      return envelope(200, code, msg, data);
    },
    http(status, body) {
      const code = codes[status] ?? 5000;
      const { msg, data = null } = body ?? { msg: messageOf(code, request) };
      return envelope(status, body?.code ?? code, msg, data);
    },
    networkError: () => HttpResponse.error(),
    hang: () => new Promise(() => {}),
  };
}
