import type { ContractOperation } from '../contract.ts';
import type { Violation } from './checks.ts';
import type { Reply } from './mockTypes.ts';
import type { Parts } from './readRequest.ts';

/** The pattern of the description. */
const keyPattern = /^[\w-]{8,100}$/;

/** Returns the idempotency key of a request, if the operation accepts one. */
export const keyOf = ({ idempotent }: ContractOperation, request: Request): string | null =>
  idempotent ? request.headers.get('Idempotency-Key') : null;

/** Returns the violations of an idempotency key. */
export const keyViolations = (key: string | null): Violation[] =>
  key === null || keyPattern.test(key)
    ? []
    : [{ field: 'Idempotency-Key', rule: 'pattern', message: `must match ${keyPattern.source}` }];

/** Runs a write once per idempotency key, as the server does: a repeat gets the answer of the first request. */
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
      // A refused request does not use up its key.
      if (!(answer instanceof Response)) answers.set(name, { asked, answer });
      return answer;
    },
    forget: () => answers.clear(),
  };
}
