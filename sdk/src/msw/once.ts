import type { ContractOperation } from '../contract.ts';
import type { Violation } from './checks.ts';
import type { Reply } from './mockTypes.ts';
import type { Parts } from './readRequest.ts';

/** As the description has it. */
const keyPattern = /^[\w-]{8,100}$/;

/** The idempotency key of a request, where the operation takes one. */
export const keyOf = ({ idempotent }: ContractOperation, request: Request): string | null =>
  idempotent ? request.headers.get('Idempotency-Key') : null;

/** In what a key departs from the description. */
export const keyViolations = (key: string | null): Violation[] =>
  key === null || keyPattern.test(key)
    ? []
    : [{ field: 'Idempotency-Key', rule: 'pattern', message: `must match ${keyPattern.source}` }];

/** Does the work of a write once for each idempotency key, as the server does: a repeat gets the answer of the first request. */
export function onceForEachKey() {
  const answers = new Map<string, { asked: string; answer: unknown }>();
  return {
    async once(
      operation: ContractOperation,
      key: string | null,
      parts: Parts,
      reply: Reply,
      work: () => unknown,
    ): Promise<unknown> {
      if (key === null) return work();
      const name = `${operation.id} ${key}`;
      const asked = JSON.stringify(parts);
      const before = answers.get(name);
      if (before) return before.asked === asked ? before.answer : reply.fail(4091);
      const answer = await work();
      // What was refused leaves its key free.
      if (!(answer instanceof Response)) answers.set(name, { asked, answer });
      return answer;
    },
    forget: () => answers.clear(),
  };
}
