import { delay, HttpResponse } from 'msw';
import type { ContractOperation } from '../contract.ts';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../operationTypes.ts';
import type { LooseResolver } from './behaviours.ts';
import { type Violation, violations } from './checks.ts';
import type { FoundOperation } from './findOperation.ts';
import type { MockCall, MockFailure, OverrideOptions, Reply, Scenario } from './mockTypes.ts';
import { keyOf, keyViolations, type onceForEachKey } from './once.ts';
import { readRequest, requestViolations } from './readRequest.ts';
import { envelopeOf, replyTo } from './reply.ts';
import { emptied, played, slowMs } from './scenarios.ts';
import type { mockSessions } from './sessions.ts';
import { messageOf } from './vocabulary.ts';

/** The complete state of a mock. */
export interface MockState {
  /** Milliseconds before each answer. */
  delayMs: number;
  scenario: Scenario;
  calls: MockCall[];
  failures: MockFailure[];
  overrides: (OverrideOptions & { operationId: OperationId; resolve: LooseResolver })[];
  behaviours: { [Id in OperationId]?: LooseResolver };
  writes: ReturnType<typeof onceForEachKey>;
  /** `null` if sessions are not kept. */
  sessions: ReturnType<typeof mockSessions> | null;
}

/** Answers one request to an operation. Anything wrong with the request or its answer is added to `failures`. */
export async function answerRequest(
  state: MockState,
  { operation, params }: FoundOperation,
  request: Request,
): Promise<Response> {
  const { id } = operation;
  // An override may still want to read the request itself.
  const isOverridden = state.overrides.some(({ operationId }) => operationId === id);
  const parts = await readRequest(operation, isOverridden ? request.clone() : request, params);
  const token = request.headers.get('sdscmall-bidding')?.match(/^Bearer (.+)$/)?.[1] ?? null;
  state.calls.push({ operationId: id, ...parts, token });

  const complain = (message: string) => {
    state.failures.push({ operationId: id, message });
    return reply.http(500, { code: 5000, msg: `[mock] ${id}: ${message}` });
  };
  const envelope = envelopeOf(state.calls.length);
  const reply = replyTo(request, envelope, complain);
  const refuse = (found: Violation[]) => {
    state.failures.push({ operationId: id, message: `the request is not as described: ${inWords(found)}` });
    const errors = found.map((violation) => ({ ...violation, params: {} }));
    return reply.http(400, { code: 4000, msg: messageOf(4000, request), data: { errors } });
  };

  const key = keyOf(operation, request);
  const wrong = [...requestViolations(operation, parts), ...keyViolations(key)];
  const refusal = denial(state, operation, token, reply) ?? (wrong.length > 0 ? refuse(wrong) : undefined);
  const override = refusal ? undefined : takeOverride(state, id);
  const waitMs = override?.delayMs ?? (state.scenario === 'slow' ? slowMs : state.delayMs);
  if (waitMs > 0) await delay(waitMs);
  if (refusal) return refusal;
  const turn = override ? undefined : played(state.scenario, operation, reply);
  if (turn) return turn;

  const example = () =>
    operation.binary ? new Blob(['%PDF-1.7'], { type: 'application/pdf' }) : structuredClone(examples[id].data);
  const asked = { ...parts, request, reply, token };
  const answer = state.behaviours[id] ?? example;
  try {
    const resolved = await (override
      ? override.resolve(asked)
      : state.writes.once(operation, key, parts, reply, () => answer(asked)));
    const data = state.scenario === 'empty' && !override ? emptied(resolved, operation) : resolved;
    return answered(operation, data, () => envelope(200, 0, messageOf(0, request), data), complain);
  } catch (fault) {
    return complain(`the resolver threw ${String(fault)}`);
  }
}

/**
 * Returns the response for the code under test: the resolver's own response, a file, or an envelope. Data that does not match the
 * description is reported instead.
 */
function answered(
  operation: ContractOperation,
  data: unknown,
  succeed: () => Response,
  complain: (message: string) => Response,
): Response {
  if (data instanceof Response) return data;
  if (operation.binary) return data instanceof Blob ? new HttpResponse(data) : complain('the answer is no Blob');
  const found = violations(operation.data, data);
  return found.length > 0 ? complain(`the answer is not as described: ${inWords(found)}`) : succeed();
}

const inWords = (found: Violation[]) => found.map(({ field, message }) => `${field || 'all of it'}: ${message}`).join('; ');

/** Applies the token rules of the server: 401 without a live session, code 4007 if a role is needed and none is chosen. */
function denial(
  { sessions }: MockState,
  { permission }: ContractOperation,
  token: string | null,
  reply: Reply,
): Response | undefined {
  if (!sessions || permission === null) return undefined;
  if (!sessions.isLive(token)) return reply.http(401);
  if (!permission.startsWith('session:') && !sessions.hasChosen(token)) return reply.fail(4007);
  return undefined;
}

/** Returns the newest override of an operation and removes it if it has `once`. */
function takeOverride({ overrides }: MockState, id: OperationId) {
  const index = overrides.findLastIndex(({ operationId }) => operationId === id);
  const override = overrides[index];
  if (override?.once) overrides.splice(index, 1);
  return override;
}
