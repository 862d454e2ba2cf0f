import type { OperationId, Output } from '../operationTypes.ts';
import type { MockRequest, Reply } from './mockTypes.ts';
import { messageOf, ruleMessage } from './vocabulary.ts';

/** Answers that depend on earlier requests, typed by operation. */
export type Behaviours = {
  [Id in OperationId]?: (asked: MockRequest<Id> & { token: string | null }) => Output<Id> | Response;
};

/** A request to any operation. */
export interface LooseRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  request: Request;
  reply: Reply;
  token: string | null;
}

/** Answers any operation. The result is checked against the description. */
export type LooseResolver = (asked: LooseRequest) => unknown;

/** Returns HTTP 400 for a field that breaks a business rule. */
export function refused(field: string, rule: string, { reply, request }: { reply: Reply; request: Request }): Response {
  const errors = [{ field, rule, params: {}, message: ruleMessage(rule, request) }];
  return reply.http(400, { code: 4000, msg: messageOf(4000, request), data: { errors } });
}
