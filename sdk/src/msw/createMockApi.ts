import { http } from 'msw';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../types.ts';
import { answerRequest, type MockState } from './answerRequest.ts';
import type { LooseResolver } from './behaviours.ts';
import { collection } from './collection.ts';
import { type Family, families, operationsOf } from './families.ts';
import { operationFinder } from './findOperation.ts';
import type { MockApi, MockOptions } from './mockTypes.ts';
import { onceForEachKey } from './once.ts';
import { envelopeOf } from './reply.ts';
import { mockSessions } from './sessions.ts';

/**
 * The whole API as MSW handlers, with the examples of the description as its data. Requests and answers are checked against the
 * description; what departs from it is answered 400 or 500 and noted in `failures`, and so is a path that is not described (501).
 * Sessions are kept, and so are the rows of every entity that the description lets create, read, update and delete. Runs in Node and in browsers, on msw 2.10+ and 3.
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

  /** Operations that were overridden since the last reset, also those whose override is used up. */
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

/** The behaviours of a family, whose rows are made when the first of them is asked: most tests need few of the families. */
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
