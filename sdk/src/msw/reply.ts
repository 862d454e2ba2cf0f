import { HttpResponse, type JsonBodyType } from 'msw';
import { violations } from './checks.ts';
import type { Reply } from './mockTypes.ts';
import { messageOf } from './vocabulary.ts';

const failureSchema = { $ref: '#/$defs/Failure' };

/** Which code the server sends with an HTTP status. */
const codes: Record<number, number> = { 400: 4000, 401: 401, 403: 4003, 404: 404, 429: 4005 };

/** Makes an answer with an envelope. */
export type Envelope = (status: number, code: number | string, msg: string, data: unknown) => Response;

/** Envelopes of the answer to the n-th request, which is told its id as the server does. */
export function envelopeOf(n: number): Envelope {
  const headers = { 'X-Request-Id': `00000000-0000-7000-8000-${String(n).padStart(12, '0')}` };
  return (status, code, msg, data) => HttpResponse.json({ code, msg, data } as JsonBodyType, { status, headers });
}

/** The failures that a request can be answered with. `complain` hears of a failure that the description does not know. */
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
