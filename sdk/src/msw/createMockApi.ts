import { http } from 'msw';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../operationTypes.ts';
import { answerRequest, type MockState } from './answerRequest.ts';
import type { LooseResolver } from './behaviours.ts';
import { collection } from './collection.ts';
import { type Family, families, operationsOf } from './families.ts';
import { operationFinder } from './findOperation.ts';
import type { MockApi, MockOptions } from './mockTypes.ts';
import { onceForEachKey } from './once.ts';
import { envelopeOf } from './reply.ts';
import { searchRecords } from './searchRecords.ts';
import { mockSessions } from './sessions.ts';

/**
 * Creates MSW handlers that mock the whole API, for Node and browsers, on msw 2.10 or newer and 3. Answers come from the examples
 * of the description; sessions and the rows of every entity with create, read, update and delete operations are kept. Requests
 * and answers are checked against the description: a violation is answered with 400 or 500, an unknown path with 501, and each is
 * added to `failures`.
 * @example
 * const api = createMockApi();
 * const server = setupServer(...api.handlers);
 * afterEach(() => { api.assertNoFailures(); api.reset(); });
 */
export function createMockApi({
  seed = 1,
  baseUrl = '*/api',
  delayMs = 0,
  auth = true,
  rows = 0,
  scenario = 'normal',
}: MockOptions = {}): MockApi {
  const sessions = mockSessions();
  const state: MockState = {
    delayMs,
    scenario,
    calls: [],
    failures: [],
    overrides: [],
    behaviours: {},
    writes: onceForEachKey(),
    sessions: auth ? sessions : null,
  };

  /** Operations overridden since the last reset, including used-up `once` overrides. */
  const overridden = new Set<OperationId>();
  const kept = { seed, size: rows, isOverridden: (id: OperationId) => overridden.has(id) };

  function reset() {
    overridden.clear();
    for (const list of [state.calls, state.failures, state.overrides]) list.length = 0;
    sessions.reset();
    state.writes.forget();
    state.scenario = scenario;
    state.behaviours = Object.assign(
      {},
      ...families.map((family) => whenAsked(family, () => collection(family, kept))),
      { searchRecords: searchRecords((id) => state.behaviours[id]) },
      auth ? sessions.behaviours : {},
    );
  }
  reset();

  const find = operationFinder(baseUrl);
  const handler = http.all(`${baseUrl}/*`, ({ request }) => {
    const found = find(request);
    if (found) return answerRequest(state, found, request);
    const message = `the description has no ${request.method} ${new URL(request.url).pathname}`;
    state.failures.push({ operationId: null, message });
    return envelopeOf(0)(501, 501, `[mock] ${message}`, null);
  });

  return {
    handlers: [handler],
    calls: state.calls,
    failures: state.failures,
    example: (operationId) => structuredClone(examples[operationId].data) as never,
    signIn: sessions.signIn,
    reset,
    play(next) {
      state.scenario = next;
    },
    override(operationId, answer, options = {}) {
      const resolve = (typeof answer === 'function' ? answer : () => structuredClone(answer)) as unknown as LooseResolver;
      overridden.add(operationId);
      state.overrides.push({ operationId, resolve, ...options });
    },
    assertNoFailures() {
      if (state.failures.length === 0) return;
      const lines = state.failures.map(({ operationId, message }) => `- ${operationId ? `${operationId}: ` : ''}${message}`);
      throw new Error(`The mock API noted what must not happen:\n${lines.join('\n')}`);
    },
  };
}

/** Returns the resolvers of a family. Its rows are created on the first request: most tests need few families. */
function whenAsked(family: Family, make: () => Partial<Record<OperationId, LooseResolver>>) {
  let made: ReturnType<typeof make> | undefined;
  const behaviour = (id: OperationId): [OperationId, LooseResolver] => [
    id,
    (asked) => {
      made ??= make();
      return made[id]?.(asked);
    },
  ];
  return Object.fromEntries(operationsOf(family).map(behaviour));
}
